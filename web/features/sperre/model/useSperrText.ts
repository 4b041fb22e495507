import type { GrundrissView } from '@platzwart/contract/leseraum'
import { formatMoment, formatUhrzeit } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { Sperre } from '../../leseraum/api/sperren.ts'
import { lockedOf } from './sperrWerte.ts'

/** The text of a lock: its subject and period. */
export function useSperrText(plan: Pick<GrundrissView, 'leseraeume'>) {
  const { t } = useTranslation('sperre')
  const zone = useZone()
  function wasOf(leseraumIds: readonly string[]): string {
    const locked = lockedOf(plan, leseraumIds)
    if (locked === 'grundriss') return t('ganz')
    const namen = locked.named.join(', ')
    if (namen === '') return t('anzahl', { count: locked.more })
    return locked.more === 0 ? namen : t('weitere', { namen, count: locked.more })
  }
  function timeOf(sperre: Pick<Sperre, 'von' | 'bis'>): string {
    const von = Temporal.Instant.from(sperre.von)
    const bis = Temporal.Instant.from(sperre.bis)
    const day = (at: Temporal.Instant) => at.toZonedDateTimeISO(zone).toPlainDate()
    const sameDay = day(von).equals(day(bis))
    return t('zeit', {
      von: formatMoment(von, zone),
      bis: sameDay ? formatUhrzeit(bis, zone) : formatMoment(bis, zone),
    })
  }
  return { wasOf, timeOf }
}
