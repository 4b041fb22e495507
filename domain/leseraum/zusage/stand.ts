import { reached } from '../../buchung/actor.ts'
import type { BuchungStatus } from '../../buchung/status.ts'

/** What a booking is to the second person who is asked by a link: `vorbei` once it has begun, whatever became of it. */
export const ZUSAGE_STAENDE = ['offen', 'zugesagt', 'abgesagt', 'vorbei'] as const

export type ZusageStand = (typeof ZUSAGE_STAENDE)[number]

/** The link is good until the confirmation is due; from then on it says nothing but that. */
export function zusageStand(
  status: BuchungStatus,
  due: Temporal.Instant,
  now: Temporal.Instant,
): ZusageStand {
  if (reached(due, now)) return 'vorbei'
  if (status === 'vorgemerkt') return 'offen'
  return status === 'storniert' ? 'abgesagt' : 'zugesagt'
}
