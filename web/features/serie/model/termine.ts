import type { Termin } from '@platzwart/contract/leseraum/serie'
import type { Alternative } from '@platzwart/contract/problem'
import type { Termine } from '../api/serien.ts'

/** What somebody takes instead of a date that is not free: the place of the alternative, by the start of the date. Without one the date is left out. */
export type Instead = Readonly<Record<string, number>>

/** A date goes by when it was to begin. */
export const keyOf = ({ leseraumId, von }: Pick<Termin, 'leseraumId' | 'von'>): string =>
  `${leseraumId} ${von}`

export function insteadOf(termin: Termin, instead: Instead): Alternative | null {
  return termin.vorschlaege[instead[keyOf(termin)] ?? -1] ?? null
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
