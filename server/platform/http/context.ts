import { HOUSE_HEADER, PERSON_HEADER } from '@platzwart/contract/paths'
import type { Language } from '@platzwart/phrases/phrases'
import { isLanguage } from '@platzwart/phrases/phrases'
import type { Context, MiddlewareHandler } from 'hono'
import { uuidv7 } from '../database/uuid.ts'
import type { Deps } from '../deps.ts'
import { readSitzungCookie } from '../sitzung/cookie.ts'
import { isShownPerson } from '../sitzung/isShownPerson.ts'
import { placeIn } from '../sitzung/place.ts'
import { bearerOf, parseToken, TOKEN_PREFIX, type Zugriffstoken } from '../sitzung/zugriffstoken.ts'
import { hostname } from './caller.ts'
import type { AppEnv } from './env.ts'
import { ProblemError } from './problem.ts'

const REQUEST_ID = /^[A-Za-z0-9._-]{8,80}$/

/** Returns the first supported language of Accept-Language, or German. */
function languageOf(header: string | undefined): Language {
  for (const part of (header ?? '').split(',')) {
    const code = part.trim().slice(0, 2).toLowerCase()
    if (isLanguage(code)) return code
  }
  return 'de'
}

/**
 * All windows of a browser share one session: a window that still shows another house must neither read nor
 * write in this one.
 * @throws ProblemError 409
 */
function refuseOtherHouse(c: Context<AppEnv>): void {
  const shown = c.req.header(HOUSE_HEADER)
  const token = c.get('token')
  if (shown === undefined || token === null) return
  const house = c.get('hostMandantId') ?? placeIn(token)?.mandantId ?? shown
  if (house !== shown) throw new ProblemError({ status: 409, code: 'sitzung.hausGewechselt' })
}

/**
 * The same for the person: a page that still shows the previous user must not act as the current one, nor
 * show their data.
 * @throws ProblemError 409
 */
async function refuseOtherPerson(c: Context<AppEnv>, deps: Deps): Promise<void> {
  const shown = c.req.header(PERSON_HEADER) ?? c.req.query(PERSON_HEADER)
  const token = c.get('token')
  if (shown === undefined || token === null) return
  if (await isShownPerson(deps, token, c.get('hostMandantId'), shown)) return
  throw new ProblemError({ status: 409, code: 'sitzung.personGewechselt' })
}

/**
 * The API token of a request; null without one.
 * @throws ProblemError 401 for an invalid one: the request must not fall back to a cookie that happens to be there
 */
function readZugriff(c: Context<AppEnv>, secret: string): Zugriffstoken | null {
  const bearer = bearerOf(c.req.header('authorization'))
  if (!bearer?.startsWith(TOKEN_PREFIX)) return null
  const token = parseToken(bearer, secret)
  if (token === null) throw new ProblemError({ status: 401, code: 'token.ungueltig' })
  return token
}

/** Sets request id, language, the host's Mandant, and the API token or the session token. */
export function requestContext(deps: Deps): MiddlewareHandler<AppEnv> {
  const { domains, secret, secure } = deps
  return async (c, next) => {
    const given = c.req.header('x-request-id')
    c.set('requestId', given && REQUEST_ID.test(given) ? given : uuidv7())
    c.set('sprache', languageOf(c.req.header('accept-language')))
    c.set('hostMandantId', await domains.mandantOf(hostname(c.get('host'))))
    const zugriff = readZugriff(c, secret)
    c.set('zugriff', zugriff)
    c.set('token', zugriff ? null : readSitzungCookie(c.req.header('cookie'), secret, secure))
    refuseOtherHouse(c)
    await refuseOtherPerson(c, deps)
    return next()
  }
}
