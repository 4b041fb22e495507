import { reached } from '../../buchung/actor.ts'
import type { BuchungStatus } from '../../buchung/status.ts'

/**
 * The state of a booking for the second person invited by a link: `vorbei` once it has begun, whatever became
 * of it.
 */
export const ZUSAGE_STAENDE = ['offen', 'zugesagt', 'abgesagt', 'vorbei'] as const

export type ZusageStand = (typeof ZUSAGE_STAENDE)[number]

/** The link is valid until the confirmation is due; after that it only says so. */
export function zusageStand(
  status: BuchungStatus,
  due: Temporal.Instant,
  now: Temporal.Instant,
): ZusageStand {
  if (reached(due, now)) return 'vorbei'
  if (status === 'vorgemerkt') return 'offen'
  return status === 'storniert' ? 'abgesagt' : 'zugesagt'
}
