import type { Termin, Wechsel } from '@platzwart/contract/leseraum/serie'
import type { Alternative } from '@platzwart/contract/problem'
import type { Gewechselt, Termine, Wechseln } from '../api/serien.ts'

/** The chosen alternative by date. A date that is not free and has none is skipped. */
export type Instead = Readonly<Record<string, Alternative>>

/** A date's key: its seat and intended start. */
export const keyOf = ({ leseraumId, von }: Pick<Termin, 'leseraumId' | 'von'>): string =>
  `${leseraumId} ${von}`

/** An alternative's key: its seat and period, since its index may differ in another proposal. */
export const choiceOf = ({ leseraumId, von, bis }: Pick<Termin, 'leseraumId' | 'von' | 'bis'>): string =>
  `${leseraumId} ${von} ${bis}`

/** The chosen alternative of a date, while it is proposed. */
export function insteadOf(termin: Termin, instead: Instead): Alternative | null {
  const chosen = instead[keyOf(termin)]
  if (chosen === undefined) return null
  return termin.vorschlaege.find((one) => choiceOf(one) === choiceOf(chosen)) ?? null
}

/** The chosen alternative that is no longer proposed; null if there is none, or none is needed any more. */
export function goneOf(termin: Termin, instead: Instead): Alternative | null {
  return termin.frei || insteadOf(termin, instead) !== null ? null : (instead[keyOf(termin)] ?? null)
}

/** The request: the free dates, and the chosen alternatives of others. */
export function wantedOf(termine: readonly Termin[], instead: Instead): Termine {
  return termine.flatMap((termin) => {
    const taken = termin.frei ? termin : insteadOf(termin, instead)
    if (taken === null) return []
    const { leseraumId, von, bis } = taken
    return [{ leseraumId, von, bis, gruppengroesse: termin.gruppengroesse }]
  })
}

/** The Monday so many weeks after the current one. */
export function mondayOf(heute: Temporal.PlainDate, weeks: number): Temporal.PlainDate {
  return heute.subtract({ days: heute.dayOfWeek - 1 }).add({ weeks })
}

/**
 * The request of a change: the bookings that can be moved, and the chosen alternatives of others. Unchanged
 * ones are omitted.
 */
export function changesOf(termine: readonly Wechsel[], instead: Instead): Wechseln {
  return termine.flatMap((termin) => {
    const taken = termin.gleich ? null : termin.frei ? termin : insteadOf(termin, instead)
    if (taken === null) return []
    const { leseraumId, von, bis } = taken
    return [{ id: termin.id, version: termin.version, leseraumId, von, bis }]
  })
}

/** The request that undoes a change: each booking's previous state, with its current version. */
export function backOf(termine: readonly Wechsel[], { geaendert }: Gewechselt): Wechseln {
  return geaendert.flatMap(({ id, version }) => {
    const vorher = termine.find((one) => one.id === id)?.vorher
    return vorher ? [{ id, version, leseraumId: vorher.leseraumId, von: vorher.von, bis: vorher.bis }] : []
  })
}

interface Hours {
  /** `HH:mm`, or empty while not chosen. */
  readonly von: string
  readonly bis: string
}

const LAST = '23:59'

/** The end for a new start: a start after the end moves it, within the day. */
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
