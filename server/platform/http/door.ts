import * as wire from '@platzwart/contract/operations/health'
import type { Context, MiddlewareHandler } from 'hono'
import { isLoopback } from '../config/loopback.ts'
import { phrase } from '../phrases.ts'
import { hostname } from './caller.ts'
import type { AppEnv } from './env.ts'
import { problemResponse } from './problem.ts'

export interface DoorOptions {
  /** Its host is the installation's own; hosts of Mandanten are known from the database. */
  readonly publicUrl: string
  /** An implicit demo, whose passwords are public: it answers only this machine, and nothing behind a proxy. */
  readonly demoHere: boolean
}

/** Probes use the address as host. They reveal only that the server lives. */
const PROBES: readonly string[] = [wire.liveness.path, wire.readiness.path]
const LONGEST_HOST = 253

/**
 * Answers only under configured hosts. Otherwise a stranger's host name pointing here would let their page
 * read answers (DNS rebinding), and a forgotten one would serve a house unnoticed.
 */
export function guardDoor({ publicUrl, demoHere }: DoorOptions): MiddlewareHandler<AppEnv> {
  const own = new URL(publicUrl).hostname
  return async (c, next) => {
    if (PROBES.includes(c.req.path)) return next()
    if (demoHere && !c.get('ownMachine')) return misdirected(c, 'demo.nurHier')
    const name = hostname(c.get('host'))
    if (c.get('hostMandantId') !== null || name === own || isLoopback(name)) return next()
    return misdirected(c, 'anfrage.hostUnbekannt')
  }
}

/**
 * 421: this server is not responsible for that host (RFC 9110 section 15.5.20). Programs get a problem,
 * people a sentence.
 */
function misdirected(c: Context<AppEnv>, code: 'anfrage.hostUnbekannt' | 'demo.nurHier'): Response {
  const data = { host: hostname(c.get('host')).slice(0, LONGEST_HOST) }
  if (c.req.path.startsWith('/api/'))
    return problemResponse({ status: 421, code, data }, c.get('sprache'), c.get('requestId'))
  return new Response(`${phrase(c.get('sprache'), 'fehler', code, data)}\n`, {
    status: 421,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-language': c.get('sprache'),
      'cache-control': 'no-store',
    },
  })
}
