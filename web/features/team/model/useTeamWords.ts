import { formatUhrzeit, formatWochentagTag } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { seatCalled } from '../../../platform/texts/seatCalled.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { Termin } from './week.ts'

/** The texts of a colleague's time and place. */
export function useTeamWords() {
  const { t } = useTranslation('team')
  const { t: room } = useTranslation('leseraum')
  const zone = useZone()
  const clock = (instant: string) => formatUhrzeit(Temporal.Instant.from(instant), zone)
  return {
    tag: ({ tag }: Pick<Termin, 'tag'>) => formatWochentagTag(Temporal.PlainDate.from(tag)),
    zeit: ({ von, bis }: Pick<Termin, 'von' | 'bis'>) => t('zeit', { von: clock(von), bis: clock(bis) }),
    wo: ({ grundriss, bezeichnung }: Pick<Termin, 'grundriss' | 'bezeichnung'>) =>
      t('wo', { grundriss, platz: seatCalled(room, { bezeichnung }) }),
  }
}
