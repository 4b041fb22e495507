import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'

const at = (instant: string) => Temporal.Instant.from(instant)
const { compare } = Temporal.Instant

/** A cancelled trip that can still be undone. */
export function isHeld(
  fahrt: Pick<FahrzeugBuchungView, 'status' | 'gehaltenBis'>,
  now: Temporal.Instant,
): boolean {
  return fahrt.status === 'storniert' && fahrt.gehaltenBis !== null && compare(now, at(fahrt.gehaltenBis)) < 0
}

/** Under way first, then by start; what was cancelled a moment ago stays while it can be undone. */
export function upcoming(
  fahrten: readonly FahrzeugBuchungView[],
  now: Temporal.Instant,
): FahrzeugBuchungView[] {
  const rank = ({ status }: FahrzeugBuchungView) => (status === 'aktiv' ? 0 : 1)
  return fahrten
    .filter((fahrt) => fahrt.status !== 'storniert' || isHeld(fahrt, now))
    .filter((fahrt) => fahrt.status === 'aktiv' || compare(now, at(fahrt.bis)) < 0)
    .toSorted((a, b) => rank(a) - rank(b) || compare(at(a.von), at(b.von)))
}
