import type { HausCall } from './answerBetreiber.ts'
import { readHausOf } from './queries.ts'

/** All that operators know of a Mandant. @throws ProblemError 404 when there is none */
export async function readHaus({ tx, deps }: HausCall) {
  const body = await readHausOf(tx, deps.authPool)
  return { status: 200, body, version: body.version } as const
}
