import { tagOf } from '@platzwart/domain/time/zone'
import { formatUhrzeit, formatWochentagTag } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'

/** Returns the text of a period; a single day is named once, several days both. */
export function useSpan(): (von: string | Temporal.Instant, bis: string | Temporal.Instant) => string {
  const { t } = useTranslation('fahrzeug')
  const zone = useZone()
  return (from, to) => {
    const von = Temporal.Instant.from(from)
    const bis = Temporal.Instant.from(to)
    const first = tagOf(von, zone)
    const last = tagOf(bis, zone)
    const times = { von: formatUhrzeit(von, zone), bis: formatUhrzeit(bis, zone) }
    const tag = formatWochentagTag(first)
    if (first.equals(last)) return t('spanne.einTag', { tag, ...times })
    return t('spanne.mehrereTage', { tag, letzter: formatWochentagTag(last), ...times })
  }
}
