import { setTimeout as pause } from 'node:timers/promises'
import { type Answered, fill, type Operation } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/start'
import { isPagePath } from '@platzwart/contract/paths'
import { isOnAt, modulAt } from '@platzwart/domain/berechtigung/menu'
import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from './env.ts'
import type { staticApp } from './static.ts'

/** Asks for an operation as the page would, once it runs, with the parts of its path; undefined for whatever is refused. */
export type AskFirst = <const O extends Operation>(
  operation: O,
  parts?: Readonly<Record<string, string>>,
) => Promise<Answered<O> | undefined>

/** What a page shows first: what it asks for here travels with it. `query` is that of the page's address. */
export type PageAnswers = (ask: AskFirst, query: URLSearchParams) => Promise<void>

type Fetch = (request: Request, env: Context<AppEnv>['env']) => Response | Promise<Response>

/** Nobody waits longer for what the page can ask for itself. */
export const PATIENCE_MS = 800

/** What belongs to the request for the page, and not to one that is made for it. */
const OF_THE_PAGE = [
  'if-none-match',
  'if-modified-since',
  'range',
  'accept-encoding',
  'connection',
  'content-length',
]

/**
 * Asks through the door of every request, with the headers of the one for the page: whoever may not ask is refused here, too. Only what
 * was answered with 200 is kept.
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
    return answer as Promise<Answered<O> | undefined>
  }
  return { ask, answers }
}

const ASKERS = new WeakMap<Context<AppEnv>, ReturnType<typeof asker>>()

/** One for each page that is asked for: what several ask on its behalf is asked once. */
function askerOf(c: Context<AppEnv>, fetch: Fetch) {
  const known = ASKERS.get(c) ?? asker(c, fetch)
  ASKERS.set(c, known)
  return known
}

/** Of JSON, which has no `<` outside its texts: nothing in it can end the element that it stands in, or begin another. */
function safeInHtml(json: string): string {
  return json.replaceAll('<', '\\u003c')
}

/** The answers by their addresses, in an element that no browser runs. */
function elementOf(answers: ReadonlyMap<string, string>): string {
  const entries = [...answers].map(([address, json]) => `${JSON.stringify(address)}:${json}`)
  return `<script type="application/json" id="first">${safeInHtml(`{${entries.join(',')}}`)}</script>`
}

/**
 * Sends the page with what it will show first, so that its script need not ask before it can draw. Only for who is signed in, and kept by
 * nobody: to everybody else, and when nothing can be had in time, the page is the same file for all.
 * @param patienceMs milliseconds that a page waits for its answers; it goes without those that have not come by then
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
 * A page of a module that the house has switched off is not there (V3), whoever asks: the app says so, and so does the status to whoever does not
 * look. Which house it is stands in the start.
 */
export function refusePagesOff(web: ReturnType<typeof staticApp>, fetch: Fetch): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { method, path } = c.req
    if ((method !== 'GET' && method !== 'HEAD') || !isPagePath(path) || modulAt(path) === null) return next()
    const start = await askerOf(c, fetch).ask(wire.start)
    return (start !== undefined && isOff(start, path) && web.missing(c.req.raw)) || next()
  }
}

type Start = Answered<typeof wire.start>

function startIn(answers: ReadonlyMap<string, string>): Pick<Start, 'mandant' | 'sitzung'> | null {
  const text = answers.get(wire.start.path)
  return text === undefined ? null : JSON.parse(text)
}

/** Whether the page is one of a module that the host's house has switched off. */
function isOff({ mandant }: Pick<Start, 'mandant'>, path: string): boolean {
  return mandant !== null && !isOnAt(path, mandant.module)
}
