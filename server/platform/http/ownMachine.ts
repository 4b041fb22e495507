import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './env.ts'
import { problemResponse } from './problem.ts'

/** Numbers of the installation are for those who run it, on the machine that it runs on (ASVS 13.4.5). To others they are not there. */
export const ownMachineOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.get('ownMachine')) return next()
  const problem = { status: 404, code: 'seite.nichtGefunden', data: { path: c.req.path } } as const
  return problemResponse(problem, c.get('sprache'), c.get('requestId'))
}
