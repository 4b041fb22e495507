import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import type { ProblemIssue } from '@platzwart/contract/problem'
import { later } from '@platzwart/domain/time/zeitraum'

type Trip = Pick<FahrzeugBuchungView, 'id' | 'status' | 'rolle' | 'von' | 'bis'>

/**
 * The person's own trips that prevent them from driving another car, the earliest first; an overdue trip
 * lasts until now.
 */
export function busyOf<T extends Trip>(fahrten: readonly T[], now: Temporal.Instant): T[] {
  return fahrten
    .filter(({ status, rolle }) => status !== 'storniert' && rolle === 'fahrer')
    .map((trip) => ({ ...trip, bis: endOf(trip, now) }))
    .toSorted((a, b) => Temporal.Instant.compare(a.von, b.von))
}

function endOf({ status, bis }: Trip, now: Temporal.Instant): string {
  return status === 'aktiv' ? later(Temporal.Instant.from(bis), now).toString() : bis
}

/** The issue that the driver has another trip at that time; it carries that trip's time. */
export function isBusy({ code }: Pick<ProblemIssue, 'code'>): boolean {
  return code === 'fahrzeug.fahrerSchonUnterwegs'
}
