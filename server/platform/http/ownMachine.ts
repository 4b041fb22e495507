import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from './env.ts'
import { problemResponse } from './problem.ts'

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const

function isLoopback(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127\./.test(address)
}

/** Asked on this machine itself, and not passed on by a proxy for somebody elsewhere. A request without a socket is a test's. */
function isOwn(c: Context<AppEnv>): boolean {
  const socket = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress
  const own = socket === undefined || (isIP(socket) !== 0 && isLoopback(socket))
  return own && FORWARDED.every((name) => c.req.header(name) === undefined)
}

/** Numbers and documents of the installation are for those who run it, on the machine that it runs on (ASVS 13.4.5). To others they are not there. */
export const ownMachineOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (isOwn(c)) return next()
  const problem = { status: 404, code: 'seite.nichtGefunden', data: { path: c.req.path } } as const
  return problemResponse(problem, c.get('sprache'), c.get('requestId'))
}
