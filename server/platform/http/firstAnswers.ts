import { setTimeout as pause } from 'node:timers/promises'
import { type AnswerOf, fill, type Operation } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/start'
import { isPagePath } from '@platzwart/contract/paths'
import { isOnAt, modulAt } from '@platzwart/domain/berechtigung/menu'
import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from './env.ts'
import type { staticApp } from './static.ts'

/** Calls an operation as the page would, with its path parameters; undefined when it is refused. */
export type AskFirst = <const O extends Operation>(
  operation: O,
  parts?: Readonly<Record<string, string>>,
) => Promise<AnswerOf<O> | undefined>

/** Requests a page's first answers, to be embedded into it. `query` is that of the page's address. */
export type PageAnswers = (ask: AskFirst, query: URLSearchParams) => Promise<void>

type Fetch = (request: Request, env: Context<AppEnv>['env']) => Response | Promise<Response>

/** Longest wait for first answers, in milliseconds: the page can request them itself. */
export const PATIENCE_MS = 800

/** Headers of the page request that must not be copied to the inner requests. */
const OF_THE_PAGE = [
  'if-none-match',
  'if-modified-since',
  'range',
  'accept-encoding',
  'connection',
  'content-length',
]

/**
 * Calls operations through the whole middleware stack with the page request's headers, so that the same
 * authorisation applies. Only 200 answers are embedded.
 */
function asker(c: Context<AppEnv>, fetch: Fetch) {
  const headers = new Headers(c.req.raw.headers)
  for (const name of OF_THE_PAGE) headers.delete(name)
  headers.set('accept', 'application/json')
  headers.set('x-request-id', c.get('requestId'))
  const answers = new Map<string, string>()
  const asked = new Map<string, Promise<unknown>>()
  const send = async (address: string) => {
    const url = new URL(address, c.req.url)
    const answer = await fetch(new Request(url, { headers }), c.env)
    const text = await answer.text()
    if (answer.status !== 200) return undefined
    answers.set(address, text)
    return JSON.parse(text) as unknown
  }
  const ask: AskFirst = <const O extends Operation>({ path }: O, parts = {}) => {
    const address = fill(path, parts)
    const answer = asked.get(address) ?? send(address)
    asked.set(address, answer)
    return answer as Promise<AnswerOf<O> | undefined>
  }
  return { ask, answers }
}

const ASKERS = new WeakMap<Context<AppEnv>, ReturnType<typeof asker>>()

/** One asker per page request, which answers repeated questions once. */
function askerOf(c: Context<AppEnv>, fetch: Fetch) {
  const known = ASKERS.get(c) ?? asker(c, fetch)
  ASKERS.set(c, known)
  return known
}

/** Escapes JSON for HTML: `<` occurs only inside its strings, and so nothing can end the element or start another. */
function safeInHtml(json: string): string {
  return json.replaceAll('<', '\\u003c')
}

/** The answers by address, in a script element that browsers do not run. */
function elementOf(answers: ReadonlyMap<string, string>): string {
  const entries = [...answers].map(([address, json]) => `${JSON.stringify(address)}:${json}`)
  return `<script type="application/json" id="first">${safeInHtml(`{${entries.join(',')}}`)}</script>`
}

/**
 * Embeds a page's first answers, so that its script can render without a request. Only for signed-in users
 * and never cacheable; everybody else, or when nothing arrives in time, gets the static file.
 * @param patienceMs longest wait, in milliseconds; later answers are left out
 */
export function sendFirstAnswers(
  web: ReturnType<typeof staticApp>,
  pages: Readonly<Record<string, PageAnswers>>,
  fetch: Fetch,
  patienceMs: number,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const asks = Object.hasOwn(pages, c.req.path) ? pages[c.req.path] : undefined
    if (asks === undefined || c.req.method !== 'GET' || c.get('token') === null) return next()
    const { ask, answers } = askerOf(c, fetch)
    const query = new URL(c.req.url).searchParams
    const all = Promise.all([ask(wire.start), asks(ask, query)]).catch(() => undefined)
    await Promise.race([all, pause(patienceMs, undefined, { ref: false })])
    const known = new Map(answers)
    const start = startIn(known)
    if (start === null || start.sitzung === null || isOff(start, c.req.path)) return next()
    return (await web.pageWith(elementOf(known), c.req.raw)) ?? next()
  }
}

/**
 * Answers pages of a module that the house has switched off with 404 (V3), for everybody: the app says so,
 * and the status tells clients that do not render it. The `start` operation says which house it is.
 */
export function refusePagesOff(web: ReturnType<typeof staticApp>, fetch: Fetch): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { method, path } = c.req
    if ((method !== 'GET' && method !== 'HEAD') || !isPagePath(path) || modulAt(path) === null) return next()
    const start = await askerOf(c, fetch).ask(wire.start)
    return (start !== undefined && isOff(start, path) && web.missing(c.req.raw)) || next()
  }
}

type Start = AnswerOf<typeof wire.start>

function startIn(answers: ReadonlyMap<string, string>): Pick<Start, 'mandant' | 'sitzung'> | null {
  const text = answers.get(wire.start.path)
  return text === undefined ? null : JSON.parse(text)
}

/** Whether the page belongs to a module that the host's house has switched off. */
function isOff({ mandant }: Pick<Start, 'mandant'>, path: string): boolean {
  return mandant !== null && !isOnAt(path, mandant.module)
}
