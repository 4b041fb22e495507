import { excludesAll, fitsBetween, type WertOf, wertIn } from '../einstellung/grenzen.ts'
import type { Bereich } from '../mandant/bereich.ts'
import { minutesOf } from '../time/uhrzeit.ts'
import type { Oeffnungszeit } from './types.ts'

const LAST_MINUTE = 23 * 60 + 59
const MINUTES_OF_A_DAY = 24 * 60

/** An end in minutes since midnight; 23:59 is the end of the day. */
const endOf = (minute: number) => (minute === LAST_MINUTE ? MINUTES_OF_A_DAY : minute)

/** The open spans of a weekday between its breaks, in minutes since midnight. */
function spansOf({ von, bis, unterbrechungen = [] }: Oeffnungszeit) {
  const starts = unterbrechungen.map((one) => minutesOf(one.bis))
  const ends = unterbrechungen.map((one) => minutesOf(one.von))
  ends.push(endOf(minutesOf(bis)))
  return ends.map((end, i) => ({ von: i === 0 ? minutesOf(von) : (starts[i - 1] ?? end), bis: end }))
}

/**
 * Why a floor plan cannot be booked in any week: its settings contradict each other, or leave nothing of its
 * weekly opening hours. Null if it can, or if it has no opening hours at all.
 */
export function neverBookable(
  bereich: Bereich,
  woche: readonly Oeffnungszeit[],
  wert: WertOf,
): 'regeln' | 'zeiten' | null {
  if (excludesAll(bereich, wert)) return 'regeln'
  const open = woche.filter(({ geoeffnet }) => geoeffnet)
  const regeln = wertIn(bereich, wert)
  const days = regeln('leseraum.buchbareWochentage').map(Number)
  const minutes = (text: string) => {
    const [stunden = 0, minuten = 0] = text.split(':').map(Number)
    return minutesOf({ stunden, minuten })
  }
  const earliest = minutes(regeln('leseraum.fruehestens'))
  const latest = endOf(minutes(regeln('leseraum.spaetestens')))
  const fits = (day: Oeffnungszeit) =>
    days.includes(day.wochentag) &&
    spansOf(day).some(({ von, bis }) =>
      fitsBetween({ von: Math.max(von, earliest), bis: Math.min(bis, latest) }, regeln),
    )
  return open.length === 0 || open.some(fits) ? null : 'zeiten'
}
