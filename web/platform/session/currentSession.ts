import * as wire from '@platzwart/contract/operations/currentSitzung'
import { ask } from '../api.ts'

export interface ActiveSession {
  readonly id: string
  readonly userAgent?: string | null
  /** Of the network that it was begun in; empty where nobody knows it. */
  readonly ipAddress?: string | null
  readonly createdAt: string
  readonly updatedAt: string
}

/** The session of this very browser; null when it ended meanwhile. */
export function currentSession(signal?: AbortSignal): Promise<{ session: ActiveSession } | null> {
  return ask(wire.showSitzung, { signal })
}
