import { formatTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { hoursText } from '../../leseraum/model/hoursText.ts'
import { spansOf } from './breaks.ts'
import type { Sonder } from './sonder.ts'

const dayOf = (tag: string) => formatTag(Temporal.PlainDate.from(tag))

/** The text of a special opening time: its days and hours. */
export function useSonderText() {
  const { t } = useTranslation('oeffnungszeit')
  return {
    tageOf: ({ gueltigVon, gueltigBis }: Sonder) =>
      gueltigVon === gueltigBis
        ? dayOf(gueltigVon)
        : t('sonder.tage', { von: dayOf(gueltigVon), bis: dayOf(gueltigBis) }),
    zeitenOf: ({ status, von, bis, unterbrechungen }: Sonder) =>
      status === 'geschlossen'
        ? t('sonder.geschlossen')
        : t('sonder.zeiten', { zeiten: hoursText(spansOf({ von, bis }, unterbrechungen), (at) => at) }),
  }
}
