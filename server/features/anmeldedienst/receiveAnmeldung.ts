import { PAGE } from '@platzwart/contract/paths'
import type { Ablehnung } from '@platzwart/domain/anmeldedienst/ablehnung'
import type { Context } from 'hono'
import * as oidc from 'openid-client'
import type { Deps } from '../../platform/deps.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import { forMandant } from '../../platform/jobs/forMandant.ts'
import { placeIn } from '../../platform/sitzung/place.ts'
import { beginByDienst } from '../sitzung/answerByLibrary.ts'
import { type Auth, authOf } from '../sitzung/auth.ts'
import { createTicket, findPasswordLink, takeTicket } from '../sitzung/createLink.ts'
import { confirmAccount, endLinks } from '../sitzung/queries.ts'
import { beginSecondStep } from '../sitzung/signSecond.ts'
import { hasFactor } from '../sitzung/zweitfaktor/queries.ts'
import {
  authRequestOf,
  type Begun,
  isSameBrowser,
  OFFEN_SECONDS,
  type Offen,
  offenCookie,
  originHere,
  PROBE_SECONDS,
  pathOfReturn,
} from './anmeldung.ts'
import { Abgelehnt, explainFault } from './explainFault.ts'
import { noteAblehnung } from './noteAblehnung.ts'
import { openDienst } from './openDienst.ts'
import { type DienstRow, findBekannt, readDienst } from './queries.ts'
import { assess, linkIdentitaet, takeAngaben } from './takeAngaben.ts'

/** What a service has said, and shown to have said. */
interface Said {
  readonly claims: Readonly<Record<string, unknown>>
  readonly kennung: string
  readonly sid: string | null
  readonly idToken: string | null
}

/** What somebody tried out, for the page that shows it. */
export interface Probe {
  readonly mandantId: string
  readonly dienstId: string
  readonly benutzerId: string | null
  readonly ablehnung: Ablehnung | null
  readonly kennung: string | null
  readonly claims: Readonly<Record<string, unknown>>
}

/** No browser, service or proxy is to keep where somebody goes on. */
function lead(path: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location: path, 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

const leadRefused = (grund: Ablehnung) => lead(`${PAGE.loginDienst}?grund=${grund}`)

/** The identifiers of accounts of others are 255 characters at most (OpenID Connect Core 1.0, section 2); ours may be a little more. */
const KENNUNG_MAX = 300

/** Takes the answer of a service back from the browser. Whatever is wrong with it, its person is led to a page that says so. */
export function receiveAnmeldung(deps: Deps) {
  const auth = authOf(deps)
  return async (c: Context<AppEnv>, dienstId: string): Promise<Response> => {
    const begonnen = await takeTicket<Begun>(auth, 'dienst', c.req.query('state') ?? '')
    // Also for who was led here with an answer that somebody else has asked for.
    if (begonnen === null || !isSameBrowser(c, auth, begonnen.browser)) {
      deps.logger.warn({ ereignis: 'anmeldedienst.abgelehnt', grund: 'vorbei', dienstId }, 'sign-in refused')
      if (begonnen) await noteAblehnung(deps, { ...begonnen, grund: 'vorbei' })
      return leadRefused('vorbei')
    }
    try {
      return await receive(deps, c, dienstId, begonnen)
    } catch (error) {
      const grund = explainFault(error)
      await noteAblehnung(deps, { ...begonnen, grund, cause: error })
      return begonnen.zweck === 'probe'
        ? showTried(auth, begonnen, { grund, wort: null })
        : leadRefused(grund)
    }
  }
}

async function receive(deps: Deps, c: Context<AppEnv>, dienstId: string, begonnen: Begun): Promise<Response> {
  const auth = authOf(deps)
  const { mandantId, zweck } = begonnen
  const here = originHere(c, auth) + pathOfReturn(dienstId)
  const host = c.get('hostMandantId')
  if (begonnen.dienstId !== dienstId || here !== begonnen.rueckkehr || (host !== null && host !== mandantId))
    throw new Abgelehnt('fremd')
  const dienst = await forMandant(deps.jobs.pool, mandantId, (tx) => readDienst(tx, dienstId))
  if (dienst === undefined || (zweck !== 'probe' && !dienst.aktiv)) throw new Abgelehnt('abgeschaltet')
  const answer = new URL(here)
  answer.search = new URL(c.req.url).search
  const wort = await verifyAnswer(deps, dienst, begonnen, answer)
  const bare = {
    mandantId,
    dienst,
    claims: wort.claims,
    kennung: wort.kennung,
    getippt: null,
    eingeladen: null,
  }
  if (zweck === 'probe') return showTried(auth, begonnen, { grund: (await assess(deps, bare)).grund, wort })
  if (zweck === 'verbinden') return linkSignedIn(deps, c, begonnen, dienst, wort)
  const eingeladen = await invitedBy(auth, begonnen)
  const ergebnis = await takeAngaben(deps, { ...bare, eingeladen })
  if (ergebnis.art === 'abgelehnt') throw new Abgelehnt(ergebnis.grund)
  if (ergebnis.art === 'offen') {
    const { grund, email } = ergebnis
    const { kennung, sid, idToken, claims } = wort
    const nachweis = { aussteller: dienst.aussteller, kennung, sid, idToken }
    const value: Offen = { mandantId, dienstId, grund, email, nachweis, claims }
    const code = await createTicket(auth, 'dienst-offen', value, OFFEN_SECONDS)
    return lead(PAGE.loginDienst, [offenCookie(auth, code)])
  }
  if (eingeladen !== null) await endLinks(auth.pool, eingeladen)
  return openSession(deps, c, { mandantId, dienst, wort, anmeldungId: ergebnis.anmeldungId })
}

/** @throws an error of the library for every answer that does not count */
async function verifyAnswer(
  deps: Deps,
  dienst: DienstRow,
  { verifier, nonce }: Begun,
  answer: URL,
): Promise<Said> {
  const config = await openDienst(deps, dienst)
  const tokens = await oidc.authorizationCodeGrant(config, answer, {
    pkceCodeVerifier: verifier,
    expectedState: answer.searchParams.get('state') ?? '',
    expectedNonce: nonce,
    idTokenExpected: true,
  })
  const said = tokens.claims()
  if (said === undefined || said.sub === '' || said.sub.length > KENNUNG_MAX) throw new Abgelehnt('nachweis')
  const more =
    config.serverMetadata().userinfo_endpoint === undefined
      ? {}
      : await oidc.fetchUserInfo(config, tokens.access_token, said.sub)
  return {
    claims: Object.assign({}, more, said),
    kennung: said.sub,
    sid: typeof said.sid === 'string' ? said.sid : null,
    idToken: tokens.id_token ?? null,
  }
}

/** The account behind the link of an invitation of this house; null where there is none, and where it has a password to sign in with. */
async function invitedBy(auth: Auth, { einladung, mandantId }: Begun): Promise<string | null> {
  if (einladung === null) return null
  const found = await findPasswordLink(auth, einladung)
  if (found === null || !found.einladung || found.haus !== mandantId || found.konto) return null
  if (!found.shown) await confirmAccount(auth.pool, found.anmeldungId)
  return found.anmeldungId
}

interface Opening {
  readonly mandantId: string
  readonly dienst: Pick<DienstRow, 'id' | 'aussteller'>
  readonly wort: Pick<Said, 'kennung' | 'sid' | 'idToken'>
  readonly anmeldungId: string
}

/** Begins the session, where every session begins; who has a second factor here shows it as well. */
export async function beginSession(deps: Deps, c: Context<AppEnv>, opening: Opening): Promise<Response> {
  const auth = authOf(deps)
  const { mandantId, dienst, wort, anmeldungId } = opening
  const { kennung, sid, idToken } = wort
  const nachweis = { mandantId, dienstId: dienst.id, aussteller: dienst.aussteller, kennung, sid, idToken }
  if (await hasFactor(auth.pool, anmeldungId)) return beginSecondStep(auth, anmeldungId, false, nachweis)
  return beginByDienst(auth, authRequestOf(c, mandantId), { anmeldungId, dienst: nachweis })
}

async function openSession(deps: Deps, c: Context<AppEnv>, opening: Opening): Promise<Response> {
  const begun = await beginSession(deps, c, opening)
  if (!begun.ok) throw new Abgelehnt('keinZutritt')
  const second = ((await begun.clone().json()) as { zweitfaktor?: true }).zweitfaktor === true
  deps.logger.info({ ereignis: 'anmelden.ok', weg: 'dienst', second }, 'signed in')
  return lead(second ? PAGE.loginCode : PAGE.login, begun.headers.getSetCookie())
}

/** Whoever was signed in when it began still is, and is now known by the service as well. */
async function linkSignedIn(
  deps: Deps,
  c: Context<AppEnv>,
  { mandantId, benutzerId }: Begun,
  dienst: DienstRow,
  { kennung, claims }: Said,
): Promise<Response> {
  const token = c.get('token')
  const place = token === null ? null : placeIn(token)
  if (benutzerId === null || place?.benutzerId !== benutzerId || place.mandantId !== mandantId)
    throw new Abgelehnt('vorbei')
  const now = deps.clock.now()
  const linked = await forMandant(deps.jobs.pool, mandantId, async (tx) => {
    const known = await findBekannt(tx, dienst, kennung)
    if (known) return known.id === benutzerId
    return linkIdentitaet(tx, { dienst, kennung, benutzerId, now })
  })
  if (!linked) throw new Abgelehnt('vergeben')
  // What its groups are mapped to follows at once, as at the next sign-in.
  const word = { mandantId, dienst, claims, kennung, getippt: null, eingeladen: null }
  await takeAngaben(deps, word)
  return lead(PAGE.passwort)
}

interface Tried {
  readonly grund: Ablehnung | null
  readonly wort: Said | null
}

async function showTried(auth: Auth, { mandantId, dienstId, benutzerId }: Begun, { grund, wort }: Tried) {
  const value: Probe = {
    mandantId,
    dienstId,
    benutzerId,
    ablehnung: grund,
    kennung: wort?.kennung ?? null,
    claims: wort?.claims ?? {},
  }
  const code = await createTicket(auth, 'dienst-probe', value, PROBE_SECONDS)
  return lead(`${PAGE.adminAnmeldung}?probe=${code}`)
}
