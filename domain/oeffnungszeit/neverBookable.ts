import { excludesAll, fitsBetween, type WertOf, wertIn } from '../einstellung/grenzen.ts'
import type { Bereich } from '../mandant/bereich.ts'
import { minutesOf } from '../time/uhrzeit.ts'
import type { Oeffnungszeit } from './types.ts'

const LAST_MINUTE = 23 * 60 + 59
const MINUTES_OF_A_DAY = 24 * 60

/** An end in minutes since midnight; 23:59 is the end of the day. */
const endOf = (minute: number) => (minute === LAST_MINUTE ? MINUTES_OF_A_DAY : minute)

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
  const fits = ({ wochentag, von, bis }: Oeffnungszeit) =>
    days.includes(wochentag) &&
    fitsBetween(
      {
        von: Math.max(minutesOf(von), earliest),
        bis: Math.min(endOf(minutesOf(bis)), latest),
      },
      regeln,
    )
  return open.length === 0 || open.some(fits) ? null : 'zeiten'
}
