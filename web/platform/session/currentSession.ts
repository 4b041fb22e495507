import * as wire from '@platzwart/contract/operations/currentSitzung'
import { ask } from '../api.ts'

export interface ActiveSession {
  readonly id: string
  readonly userAgent?: string | null
  /** The network at its start; empty if unknown. */
  readonly ipAddress?: string | null
  readonly createdAt: string
  readonly updatedAt: string
}

/** The session of this browser; null if it has ended meanwhile. */
export function currentSession(signal?: AbortSignal): Promise<{ session: ActiveSession } | null> {
  return ask(wire.showSitzung, { signal })
}
