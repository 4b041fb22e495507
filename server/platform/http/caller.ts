import type { BlockList } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { isLoopback, isLoopbackAddress } from '../config/loopback.ts'
import { clientAddress, isTrusted } from '../sitzung/network.ts'
import type { AppEnv } from './env.ts'

/** Headers that proxies add; `X-Forwarded-*` count as well. */
const PASSED_ON = new Set(['forwarded', 'x-real-ip', 'via'])

export interface CallerOptions {
  /** Proxies whose forwarding headers are trusted. */
  readonly trusted: BlockList
  /** Called once, when an untrusted proxy forwards a request. */
  readonly warn: () => void
}

/**
 * Determines the caller's address and host for all later middlewares. Forwarding headers count only if the
 * connection comes from a trusted proxy; anybody can send such a header.
 */
export function readCaller({ trusted, warn }: CallerOptions): MiddlewareHandler<AppEnv> {
  let warned = false
  return async (c, next) => {
    const socket = socketOf(c)
    const passedOn = isPassedOn(c, socket)
    const believed = socket !== undefined && isTrusted(socket, trusted)
    if (passedOn && !believed && !warned) {
      warned = true
      warn()
    }
    c.set('host', hostOf(c, believed))
    // Behind an untrusted proxy, the connection's address is the proxy's and says nothing about the person.
    c.set(
      'address',
      passedOn && !believed ? null : clientAddress(socket, c.req.header('x-forwarded-for'), trusted),
    )
    c.set('ownMachine', !passedOn && isLoopback(hostname(c.get('host'))) && isOwn(socket))
    return next()
  }
}

function socketOf(c: Context<AppEnv>): string | undefined {
  return (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress
}

/** Requests without a socket come from tests. */
function isOwn(socket: string | undefined): boolean {
  return socket === undefined || isLoopbackAddress(socket)
}

/**
 * Detects proxies that add no header: nobody on this machine asks for a foreign host name, and browsers have
 * not spoken HTTP/1.0 for decades, unlike proxies by default.
 */
function isPassedOn(c: Context<AppEnv>, socket: string | undefined): boolean {
  if (socket !== undefined && isLoopbackAddress(socket) && !isLoopback(hostname(hostOf(c, false))))
    return true
  if ((c.env as Partial<HttpBindings> | undefined)?.incoming?.httpVersion === '1.0') return true
  for (const name of c.req.raw.headers.keys()) {
    if (PASSED_ON.has(name) || name.startsWith('x-forwarded-')) return true
  }
  return false
}

/** The host in the address bar, with port. With several values the last one counts, which the nearest proxy added. */
function hostOf(c: Context<AppEnv>, believed: boolean): string {
  const passedOn = believed ? c.req.header('x-forwarded-host')?.split(',').at(-1)?.trim() : undefined
  return (passedOn || c.req.header('host') || new URL(c.req.url).host).toLowerCase()
}

export function hostname(host: string): string {
  return host.replace(/:\d+$/, '')
}
