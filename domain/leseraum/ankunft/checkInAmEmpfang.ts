import { deny, reached } from '../../buchung/actor.ts'
import { checkInWindow } from '../../buchung/checkInWindow.ts'
import type { BuchungStatus } from '../../buchung/status.ts'
import { ok, type Result, refused } from '../../result.ts'
import { type Place, startIssues } from '../offen.ts'
import type { LeseraumBuchung } from '../types.ts'

/**
 * reserviert → durchgeführt, by whoever maintains bookings and sees the person. From 15 minutes before the
 * start as for everybody (L8), and until the end: a latecomer whose seat is still held is not sent away
 * (recorded decision).
 */
export function checkInAmEmpfang(
  { status, zeitraum }: Pick<LeseraumBuchung, 'status' | 'zeitraum'>,
  now: Temporal.Instant,
  ort: Place,
): Result<BuchungStatus> {
  if (status !== 'reserviert') return deny('buchung.nichtReserviert', { status })
  const { von, bis } = zeitraum
  const window = { von: checkInWindow(von).von, bis }
  const data = { von: window.von.toString(), bis: window.bis.toString() }
  if (!reached(window.von, now)) return deny('buchung.checkInZuFrueh', data)
  if (reached(window.bis, now)) return deny('buchung.checkInZuSpaet', data)
  const issues = startIssues(zeitraum, ort)
  return issues.length > 0 ? refused(...issues) : ok('durchgeführt')
}
