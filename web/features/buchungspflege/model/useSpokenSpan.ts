import { tagOf } from '@platzwart/domain/time/zone'
import { formatUhrzeit, formatWochentagTag } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'

export interface Span {
  readonly von: string
  readonly bis: string
}

/** A time range: a single day is named once, several days both. */
export function useSpokenSpan(): (span: Span) => string {
  const { t } = useTranslation('buchungspflege')
  const zone = useZone()
  return (span) => {
    const von = Temporal.Instant.from(span.von)
    const bis = Temporal.Instant.from(span.bis)
    const words = {
      tag: formatWochentagTag(tagOf(von, zone)),
      letzter: formatWochentagTag(tagOf(bis.subtract({ nanoseconds: 1 }), zone)),
      von: formatUhrzeit(von, zone),
      bis: formatUhrzeit(bis, zone),
    }
    return words.tag === words.letzter ? t('spanne.einTag', words) : t('spanne.mehrereTage', words)
  }
}
