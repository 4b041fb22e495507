import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { awaitsStart } from '@platzwart/domain/buchung/status'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type When = Pick<FahrzeugBuchungView, 'status' | 'checkInVon' | 'bis'> &
  Partial<Pick<FahrzeugBuchungView, 'schluesselCodeAb' | 'schluesselCode'>>

/**
 * Milliseconds until trips should be reloaded: only the server knows whether a car is back, so they are
 * reloaded once a trip's check-in period has started, and each minute until the check-in; also when the code
 * of its key's box becomes available. False: no trip is waiting.
 */
export function askAgainIn(fahrten: readonly When[], now: Temporal.Instant): number | false {
  const until = (instant: string) => Temporal.Instant.from(instant).epochMilliseconds - now.epochMilliseconds
  const waiting = fahrten.filter(({ status, bis }) => awaitsStart(status) && until(bis) > 0)
  if (waiting.length === 0) return false
  const codes = waiting.flatMap(({ schluesselCode, schluesselCodeAb }) =>
    schluesselCodeAb && !schluesselCode ? [until(schluesselCodeAb)] : [],
  )
  const soonest = Math.min(HOUR_MS, ...waiting.map(({ checkInVon }) => until(checkInVon)), ...codes)
  return Math.max(MINUTE_MS, soonest)
}
