import type { demoLoginSchema } from '@platzwart/contract/start'
import type { z } from 'zod'
import type { Deps } from '../deps.ts'

/** What the first page is told of the installation. */
export interface StartFacts {
  readonly demo: z.infer<typeof demoLoginSchema>[] | null
  readonly build: string
}

/** The running server around the verbs. */
export interface Frame {
  readonly deps: Deps
  readonly facts: StartFacts
  /** The server is about to end: requests are better sent to another one. */
  readonly stopping: () => boolean
}
