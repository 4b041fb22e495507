import type { Minutes, OpenMinutes } from './seatState.ts'

/** The span in which it is open without a break. */
export function openSpans({ von, bis, unterbrechungen = [] }: OpenMinutes): Minutes[] {
  const ends = unterbrechungen.map((one) => one.von)
  ends.push(bis)
  return ends
    .map((end, i) => ({ von: unterbrechungen[i - 1]?.bis ?? von, bis: end }))
    .filter((span) => span.von < span.bis)
}
