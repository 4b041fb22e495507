import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import type { ProblemIssue } from '@platzwart/contract/problem'
import { later } from '@platzwart/domain/time/zeitraum'

type Trip = Pick<FahrzeugBuchungView, 'id' | 'status' | 'rolle' | 'von' | 'bis'>

/** One's own trips that keep one from driving another car, the earliest first; who is not back in time is away until now. */
export function busyOf<T extends Trip>(fahrten: readonly T[], now: Temporal.Instant): T[] {
  return fahrten
    .filter(({ status, rolle }) => status !== 'storniert' && rolle === 'fahrer')
    .map((trip) => ({ ...trip, bis: endOf(trip, now) }))
    .toSorted((a, b) => Temporal.Instant.compare(a.von, b.von))
}

function endOf({ status, bis }: Trip, now: Temporal.Instant): string {
  return status === 'aktiv' ? later(Temporal.Instant.from(bis), now).toString() : bis
}

/** Whoever is to drive drives another car at that time; with the time of that trip. */
export function isBusy({ code }: Pick<ProblemIssue, 'code'>): boolean {
  return code === 'fahrzeug.fahrerSchonUnterwegs'
}
