import type { Termin, Wechsel } from '@platzwart/contract/leseraum/serie'
import type { Alternative } from '@platzwart/contract/problem'
import type { Gewechselt, Termine, Wechseln } from '../api/serien.ts'

/** What somebody takes instead of a date that is not free, by that date. Without one the date is left out. */
export type Instead = Readonly<Record<string, Alternative>>

/** A date goes by when it was to begin. */
export const keyOf = ({ leseraumId, von }: Pick<Termin, 'leseraumId' | 'von'>): string =>
  `${leseraumId} ${von}`

/** An alternative goes by what of it is booked: in another proposal it may stand at another place. */
export const choiceOf = ({ leseraumId, von, bis }: Pick<Termin, 'leseraumId' | 'von' | 'bis'>): string =>
  `${leseraumId} ${von} ${bis}`

/** What was chosen instead of a date, as long as it is proposed. */
export function insteadOf(termin: Termin, instead: Instead): Alternative | null {
  const chosen = instead[keyOf(termin)]
  if (chosen === undefined) return null
  return termin.vorschlaege.find((one) => choiceOf(one) === choiceOf(chosen)) ?? null
}

/** What was chosen instead of a date and is proposed no longer; null where nothing was, or where none is needed any more. */
export function goneOf(termin: Termin, instead: Instead): Alternative | null {
  return termin.frei || insteadOf(termin, instead) !== null ? null : (instead[keyOf(termin)] ?? null)
}

/** What is sent: the free dates, and what was chosen instead of others. */
export function wantedOf(termine: readonly Termin[], instead: Instead): Termine {
  return termine.flatMap((termin) => {
    const taken = termin.frei ? termin : insteadOf(termin, instead)
    if (taken === null) return []
    const { leseraumId, von, bis } = taken
    return [{ leseraumId, von, bis, gruppengroesse: termin.gruppengroesse }]
  })
}

/** The Monday of the week that is so many weeks from that of today. */
export function mondayOf(heute: Temporal.PlainDate, weeks: number): Temporal.PlainDate {
  return heute.subtract({ days: heute.dayOfWeek - 1 }).add({ weeks })
}

/** Of a change what is sent: the bookings that can be moved, and what was chosen instead of others. What is so already is left alone. */
export function changesOf(termine: readonly Wechsel[], instead: Instead): Wechseln {
  return termine.flatMap((termin) => {
    const taken = termin.gleich ? null : termin.frei ? termin : insteadOf(termin, instead)
    if (taken === null) return []
    const { leseraumId, von, bis } = taken
    return [{ id: termin.id, version: termin.version, leseraumId, von, bis }]
  })
}

/** The way back of what was changed: where each was, from the version that it has now. */
export function backOf(termine: readonly Wechsel[], { geaendert }: Gewechselt): Wechseln {
  return geaendert.flatMap(({ id, version }) => {
    const vorher = termine.find((one) => one.id === id)?.vorher
    return vorher ? [{ id, version, leseraumId: vorher.leseraumId, von: vorher.von, bis: vorher.bis }] : []
  })
}

interface Hours {
  /** `HH:mm`, or nothing as long as it is not said. */
  readonly von: string
  readonly bis: string
}

const LAST = '23:59'

/** The end that goes with a start: one that was moved behind it takes it along, as far as the day goes. */
export function endBehind(next: Hours, before: Hours): string {
  const moved = next.von !== before.von && next.bis === before.bis
  if (!moved || [next, before].some(({ von, bis }) => von === '' || bis === '') || next.von < next.bis)
    return next.bis
  const was = Temporal.PlainTime.from(before.von)
  const end = Temporal.PlainTime.from(before.bis)
  const length = was.until(end)
  const start = Temporal.PlainTime.from(next.von)
  const last = Temporal.PlainTime.from(LAST)
  if (length.sign <= 0 || start.until(last).total('minutes') < length.total('minutes')) return LAST
  return start.add(length).toString().slice(0, 5)
}
