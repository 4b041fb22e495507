import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { awaitsStart } from '@platzwart/domain/buchung/status'

const at = (instant: string) => Temporal.Instant.from(instant)
const { compare } = Temporal.Instant

/** A cancelled trip that can still be undone. */
export function isHeld(
  fahrt: Pick<FahrzeugBuchungView, 'status' | 'gehaltenBis'>,
  now: Temporal.Instant,
): boolean {
  return fahrt.status === 'storniert' && fahrt.gehaltenBis !== null && compare(now, at(fahrt.gehaltenBis)) < 0
}

function hasEnded({ bis }: Pick<FahrzeugBuchungView, 'bis'>, now: Temporal.Instant): boolean {
  return compare(now, at(bis)) >= 0
}

/** Driven or cancelled, or never begun after its time. */
export function isEarlier(
  fahrt: Pick<FahrzeugBuchungView, 'status' | 'bis'>,
  now: Temporal.Instant,
): boolean {
  return !awaitsStart(fahrt.status) || hasEnded(fahrt, now)
}

export function latestFirst(fahrten: readonly FahrzeugBuchungView[]): FahrzeugBuchungView[] {
  return fahrten.toSorted((a, b) => compare(at(b.von), at(a.von)))
}

/** Current ones first, then by start; a cancelled one stays while it can be undone. */
export function upcoming(
  fahrten: readonly FahrzeugBuchungView[],
  now: Temporal.Instant,
): FahrzeugBuchungView[] {
  const rank = ({ status }: FahrzeugBuchungView) => (status === 'aktiv' ? 0 : 1)
  return fahrten
    .filter((fahrt) => fahrt.status !== 'storniert' || isHeld(fahrt, now))
    .filter((fahrt) => fahrt.status === 'aktiv' || !hasEnded(fahrt, now))
    .toSorted((a, b) => rank(a) - rank(b) || compare(at(a.von), at(b.von)))
}
