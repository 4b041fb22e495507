import type { demoLoginSchema } from '@platzwart/contract/start'
import type { z } from 'zod'
import type { Deps } from '../deps.ts'

/** What the first page needs to know of the installation. */
export interface StartFacts {
  readonly demo: z.infer<typeof demoLoginSchema>[] | null
  readonly build: string
}

/** The running server around the verbs. */
export interface Frame {
  readonly deps: Deps
  readonly facts: StartFacts
  /** The server is shutting down; requests should go to another one. */
  readonly stopping: () => boolean
}
