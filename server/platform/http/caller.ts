import type { BlockList } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { isLoopback, isLoopbackAddress } from '../config/loopback.ts'
import { clientAddress, isTrusted } from '../sitzung/network.ts'
import type { AppEnv } from './env.ts'

/** Headers by which a proxy says that it passes on what somebody else asked; any of `X-Forwarded-*` too. */
const PASSED_ON = new Set(['forwarded', 'x-real-ip', 'via'])

export interface CallerOptions {
  /** Proxies whose word about address and host counts. */
  readonly trusted: BlockList
  /** Called once, when a proxy that is not trusted has passed something on. */
  readonly warn: () => void
}

/**
 * Who asks, from where, and under which host: read once, here. What a proxy says counts only when the connection comes from one that is
 * trusted; a header of anybody else is a text that anybody can write.
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
    // A proxy that is not trusted stands between: the connection's address is the proxy's and says nothing about the person.
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

/** A request without a socket is a test's. */
function isOwn(socket: string | undefined): boolean {
  return socket === undefined || isLoopbackAddress(socket)
}

/**
 * Also without any header: nobody on this machine asks for a name of elsewhere, and no browser has spoken HTTP/1.0 for decades, as a
 * proxy does that was told nothing else.
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

/** The host as the person typed it, with its port. Of several the last is what the nearest proxy saw. */
function hostOf(c: Context<AppEnv>, believed: boolean): string {
  const passedOn = believed ? c.req.header('x-forwarded-host')?.split(',').at(-1)?.trim() : undefined
  return (passedOn || c.req.header('host') || new URL(c.req.url).host).toLowerCase()
}

export function hostname(host: string): string {
  return host.replace(/:\d+$/, '')
}
