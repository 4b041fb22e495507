import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './env.ts'
import { problemResponse } from './problem.ts'

/** Operational data is for the machine's own operators (ASVS 13.4.5); 404 for others. */
export const ownMachineOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.get('ownMachine')) return next()
  const problem = { status: 404, code: 'seite.nichtGefunden', data: { path: c.req.path } } as const
  return problemResponse(problem, c.get('sprache'), c.get('requestId'))
}
