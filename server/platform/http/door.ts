import * as wire from '@platzwart/contract/operations/health'
import type { Context, MiddlewareHandler } from 'hono'
import { isLoopback } from '../config/loopback.ts'
import { phrase } from '../phrases.ts'
import { hostname } from './caller.ts'
import type { AppEnv } from './env.ts'
import { problemResponse } from './problem.ts'

export interface DoorOptions {
  /** Host names of the installation itself; those of Mandanten are known anyway. */
  readonly publicUrl: string
  /** The demo that nobody asked for: its passwords are public, so it answers this machine and nobody behind a proxy. */
  readonly demoHere: boolean
}

/** Probes ask by address. They learn that the server lives, and nothing of anybody. */
const PROBES: readonly string[] = [wire.liveness.path, wire.readiness.path]
const LONGEST_HOST = 253

/**
 * Answers under hosts that somebody has set up, and no others: a name that was pointed here by a stranger could otherwise be used to read
 * answers from a page of theirs (DNS rebinding), and a forgotten one would serve a house without anybody's knowing.
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

/** 421: this server does not answer for that host (RFC 9110 section 15.5.20). Programs get a problem, people a sentence. */
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
