import { AsyncLocalStorage } from 'node:async_hooks'
import { ENDPOINTS, PAGE } from '@platzwart/contract/paths'
import type { MandantId } from '@platzwart/domain/id'
import { PASSWORD_MAX, PASSWORD_MIN } from '@platzwart/domain/sitzung/password'
import { type BetterAuthPlugin, betterAuth } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import type pg from 'pg'
import type { Logger } from 'pino'
import { type Clock, systemClock } from '../../platform/clock.ts'
import type { Deps, Singleton } from '../../platform/deps.ts'
import { AttemptSweep, type CountBounds } from '../../platform/sitzung/attempts.ts'
import { COOKIE_PREFIX } from '../../platform/sitzung/cookie.ts'
import { domainOf, isSecure, originOf } from '../../platform/sitzung/origin.ts'
import type { PasswordCost } from '../../platform/sitzung/passwordCost.ts'
import { type Place, placeToken } from '../../platform/sitzung/place.ts'
import { createAccountMailSender, type SendAccountMail } from '../benachrichtigung/sendAccountMail.ts'
import {
  type ChangeAccount,
  changeAccount,
  changeAccountAlone,
  needsFactor,
} from './anmeldung/changeAccount.ts'
import { type PasswordKeeping, passwordKeeping } from './anmeldung/hashPassword.ts'
import { isConfirmed, readTarget, replaceHash } from './anmeldung/queries.ts'
import { verifyPassword } from './anmeldung/verifyPassword.ts'
import { closeEinladungen } from './closeEinladungen.ts'
import { type DienstProof, isBarred, isEmergency, noteDienstSitzung } from './dienst/queries.ts'
import { endKalender } from './endKalender.ts'
import { confirmAccount, endLinks, isBetreiber, noteAnmeldung, recoveringPerson } from './queries.ts'
import { recordGuess } from './recordGuess.ts'
import { hasFactor } from './zweitfaktor/queries.ts'

/** 400 days: the longest that browsers keep a cookie, and the specification's own limit (section 9). */
export const SITZUNG_SECONDS = 400 * 24 * 60 * 60
const RECOVERY_SECONDS = 60 * 60
export const AUTH_PATH = ENDPOINTS.auth
/** The library's own path of the second step; nobody reaches it from outside. */
export const SECOND_STEP = '/second-step'
/** The library's own path of a session that is in another house now. */
export const MOVED = '/moved-session'
/** What the library answers when the password was right and a second factor is asked for. */
export const NEEDS_SECOND = 'sitzung.zweitfaktor'

export interface AuthOptions {
  /** From `createAuthPool`. */
  readonly authPool: pg.Pool
  /** At least 32 characters; signs the cookies. */
  readonly secret: string
  /** Origin that people type; its scheme and port hold for the hosts of all Mandanten. */
  readonly publicUrl: string
  readonly mail: SendAccountMail
  /** There is no mail server: the links of invitations are shown to who invites. */
  readonly showsLinks?: boolean
  /** Somebody has come to a house: by a sign-in there, or by the password that they have set. */
  readonly accepted?: (anmeldungId: string, mandantId: string | null) => Promise<void>
  /** Whatever let somebody in before is over: the password is another one, or all other devices were signed out. */
  readonly shutOut?: (anmeldungId: string) => Promise<void>
  /** Changes an account and lets its houses know; in the directory alone where that is all there is. */
  readonly changeAccount?: ChangeAccount
  /** Whether a house of the account asks for a second factor. */
  readonly needsFactor?: (anmeldungId: string) => Promise<boolean>
  /** Somebody who is signed in, in a house or as an operator, did not know the password of their account. */
  readonly guessed?: (anmeldungId: string, place: Place | null) => Promise<void>
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>
  readonly clock?: Clock
  /** How much is kept of attempts; by itself what a large house needs. */
  readonly counts?: CountBounds
  /** What a new hash of a password costs; the product's own when it is not given. */
  readonly passwordCost?: PasswordCost
}

/** Where a request came from, as the frame found out. */
export interface Herkunft {
  /** The client's address (`readCaller`); null where nobody knows it. */
  readonly address: string | null
  /** Mandant of the host; null at an address that belongs to none. */
  readonly hostMandantId: MandantId | null
  /** Host without port. */
  readonly host: string
  /** A sign-in on a computer that others use, too. */
  readonly geteilt?: boolean
  /** The account whose second factor was shown, where it has one. */
  readonly bewiesen?: string
  /** The house that a sign-in is meant for, where its host belongs to none. */
  readonly haus?: string | null
  /** It is set by an invitation. */
  readonly eingeladen?: boolean
  /** By a link that was shown to who invites, and came by no mail. */
  readonly gezeigt?: boolean
  /** The token that a session has since it is in another house. */
  readonly umgezogen?: string
  /** The service that has said who it is: its session is of that house alone. */
  readonly dienst?: DienstProof
}

/** A request to the library, and the password that was proven in it where it is to be kept by another procedure. */
interface Asked extends Herkunft {
  proven?: { readonly hash: string; readonly password: string }
}

/** The sign-in: better-auth on the tables of schema `auth`, with our rules around it. */
export type Auth = ReturnType<typeof createAuth>

type Library = ReturnType<typeof createLibrary>

const AUTH: Singleton<Auth> = {
  open: (deps) =>
    createAuth({
      ...deps,
      mail: createAccountMailSender({ ...deps, pool: deps.jobs.pool }),
      showsLinks: deps.transport.send === null,
      accepted: (anmeldungId, mandantId) => closeEinladungen(deps, anmeldungId, mandantId),
      shutOut: (anmeldungId) => endKalender(deps, anmeldungId),
      changeAccount: changeAccount(deps),
      needsFactor: async (anmeldungId) =>
        (deps.operatorsProve && (await isBetreiber(deps.authPool, anmeldungId))) ||
        (await isEmergency(deps.authPool, anmeldungId)) ||
        needsFactor(deps, anmeldungId),
      guessed: (anmeldungId, place) => recordGuess(deps, anmeldungId, place),
    }),
}

/** The sign-in of the server. */
export function authOf(deps: Pick<Deps, 'singleton'>): Auth {
  return deps.singleton(AUTH)
}

export function createAuth(options: AuthOptions) {
  const herkunft = new AsyncLocalStorage<Asked>()
  const library: Library = createLibrary(options, () => herkunft.getStore() ?? null)
  return {
    pool: options.authPool,
    secret: options.secret,
    secure: isSecure(options.publicUrl),
    publicUrl: options.publicUrl,
    clock: options.clock ?? systemClock,
    logger: options.logger,
    mail: options.mail,
    changeAccount: options.changeAccount ?? changeAccountAlone(options.authPool),
    showsLinks: options.showsLinks ?? false,
    accepted: options.accepted ?? (async () => undefined),
    shutOut: options.shutOut ?? (async () => undefined),
    needsFactor: options.needsFactor ?? (async () => false),
    guessed: options.guessed ?? (async () => undefined),
    counts: new AttemptSweep(options.authPool, options.counts),
    context: library.$context,
    /** Runs better-auth itself; `answerAuthRequest` puts our rules around it. */
    run: (request: Request, from: Herkunft) => herkunft.run({ ...from }, () => library.handler(request)),
  }
}

function createLibrary(options: AuthOptions, herkunft: () => Asked | null) {
  const { authPool, publicUrl, logger } = options
  const secure = isSecure(publicUrl)
  const passwords = keptPasswords(passwordKeeping(authPool, options.passwordCost), authPool, herkunft)
  return betterAuth({
    appName: 'Platzwart',
    database: authPool,
    secret: options.secret,
    baseURL: publicUrl,
    basePath: AUTH_PATH,
    trustedOrigins: (request) => {
      const host = request?.headers.get('host')
      return host ? [`${secure ? 'https' : 'http'}://${host}`] : []
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      password: passwords,
      resetPasswordTokenExpiresIn: RECOVERY_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => sendRecovery(options, herkunft(), user, token),
      onPasswordReset: ({ user }) => passwordWasSet(options, herkunft(), user.id),
    },
    plugins: [secondStep(options, herkunft), movedSession(herkunft)],
    verification: { storeIdentifier: 'hashed' },
    session: {
      expiresIn: SITZUNG_SECONDS,
      // The session gate moves the idle time along; the absolute limit stays where the sign-in set it.
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
      additionalFields: { geteilt: { type: 'boolean', required: false, input: false, returned: false } },
    },
    advanced: {
      cookiePrefix: secure ? COOKIE_PREFIX.secure : COOKIE_PREFIX.plain,
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure, path: '/' },
      // Under a test runner better-auth would leave these checks out.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message) => logger.error({ quelle: 'better-auth' }, message) },
    databaseHooks: {
      session: {
        create: {
          // S9: only an active person of the host's Mandant gets in, or an operator.
          before: async (session) => {
            const from = herkunft()
            await passwords.renew(session.userId)
            const wish = { host: from?.hostMandantId ?? null, haus: from?.haus ?? null }
            const person = await readTarget(authPool, session.userId, wish)
            const inside = person?.gesperrt ? null : person
            if (inside === null && !(await isBetreiber(authPool, session.userId))) {
              // The password was right, so its person is told; the house alone is meant by it.
              if (person) throw new APIError('FORBIDDEN', { code: 'mandant.gesperrt' })
              // The same answer as for a wrong password: nobody learns that the account exists.
              throw new APIError('UNAUTHORIZED', { code: 'INVALID_EMAIL_OR_PASSWORD' })
            }
            await checkWay(authPool, { anmeldungId: session.userId, inside, dienst: from?.dienst })
            if (from?.bewiesen !== session.userId && (await hasFactor(authPool, session.userId)))
              throw new APIError('UNAUTHORIZED', { code: NEEDS_SECOND })
            if (inside) await noteAnmeldung(authPool, inside.mandantId)
            if (inside?.eingeladen) await options.accepted?.(session.userId, inside.mandantId)
            const token = inside ? placeToken(session.token, inside) : session.token
            const ipAddress = from?.address ?? ''
            const geteilt = from?.geteilt === true
            return { data: { ...session, token, ipAddress, geteilt } }
          },
        },
      },
    },
  })
}

interface Way {
  readonly anmeldungId: string
  readonly inside: Place | null
  readonly dienst: DienstProof | undefined
}

/**
 * What a service says of somebody counts in its own house, and never for an operator: whoever looks after one house's service would be one. Where the
 * house asks for its service, nothing else lets anybody in but the emergency account; operators look after houses whose service is down.
 */
async function checkWay(authPool: pg.Pool, { anmeldungId, inside, dienst }: Way): Promise<void> {
  const operator = await isBetreiber(authPool, anmeldungId)
  if (dienst && (operator || inside?.mandantId !== dienst.mandantId))
    throw new APIError('FORBIDDEN', { code: 'recht.fehlt' })
  if (inside && !dienst && !operator && (await isBarred(authPool, inside)))
    throw new APIError('FORBIDDEN', { code: 'sitzung.dienstPflicht' })
}

/** How passwords are made and looked at; whoever has proven theirs has it kept as passwords are kept now. */
function keptPasswords({ hash, renew }: PasswordKeeping, pool: pg.Pool, asked: () => Asked | null) {
  return {
    hash,
    verify: async (typed: { hash: string; password: string }) => {
      const right = await verifyPassword(typed)
      const request = asked()
      if (right && request) request.proven = typed
      return right
    },
    renew: async (anmeldungId: string) => {
      const proven = asked()?.proven
      if (proven === undefined) return
      const renewed = await renew(proven.hash, proven.password)
      if (renewed !== null) await replaceHash(pool, anmeldungId, proven.hash, renewed)
    },
  }
}

/** Begins the session of whoever has shown both factors, as the library begins those of a password alone. */
function secondStep({ authPool, secret }: AuthOptions, herkunft: () => Herkunft | null) {
  return {
    id: 'second-step',
    endpoints: {
      secondStep: createAuthEndpoint(SECOND_STEP, { method: 'POST' }, async (ctx) => {
        const from = herkunft()
        const { internalAdapter } = ctx.context
        const user = from?.bewiesen ? await internalAdapter.findUserById(from.bewiesen) : null
        if (user === null) throw new APIError('NOT_FOUND')
        const short = from?.geteilt === true
        const session = await internalAdapter.createSession(user.id, short)
        // Before the browser has it: a session that a service has begun is never taken for another one.
        if (from?.dienst) await noteDienstSitzung({ pool: authPool, secret }, session, from.dienst)
        await setSessionCookie(ctx, { session, user }, short)
        return ctx.json({ user: null })
      }),
    },
  } as const satisfies BetterAuthPlugin
}

/** Gives the browser the cookie of a session that has another token now. */
function movedSession(herkunft: () => Herkunft | null) {
  return {
    id: 'moved-session',
    endpoints: {
      movedSession: createAuthEndpoint(MOVED, { method: 'POST' }, async (ctx) => {
        const from = herkunft()
        const found = await ctx.context.internalAdapter.findSession(from?.umgezogen ?? '')
        if (found === null) throw new APIError('NOT_FOUND')
        await setSessionCookie(ctx, found, from?.geteilt === true)
        return ctx.json({ status: true })
      }),
    },
  } as const satisfies BetterAuthPlugin
}

async function sendRecovery(
  options: AuthOptions,
  from: Herkunft | null,
  user: { readonly id: string; readonly email: string; readonly name: string },
  token: string,
): Promise<void> {
  const { authPool, publicUrl } = options
  const hostMandantId = from?.hostMandantId ?? null
  const [operator, found] = await Promise.all([
    isBetreiber(authPool, user.id),
    recoveringPerson(authPool, user.id, hostMandantId),
  ])
  const person = operator ? null : found
  if (person === null && !operator) return
  // The link opens the house in whose outbox its mail stands.
  const elsewhere = person !== null && hostMandantId !== null && person.mandantId !== hostMandantId
  const host = elsewhere ? await domainOf(authPool, person.mandantId) : hostMandantId && from?.host
  const origin = originOf(publicUrl, host ?? null)
  await options.mail({
    typ: 'kontoWiederherstellung',
    anmeldungId: user.id,
    email: user.email,
    name: user.name,
    link: `${origin}${PAGE.recovery}?token=${encodeURIComponent(token)}`,
    geheim: true,
    gueltigBis: systemClock.now().add({ seconds: RECOVERY_SECONDS }),
    sprache: found?.sprache ?? 'de',
    person,
  })
}

const FORGET_FACTORS = [
  'delete from passkey where user_id = $1',
  'delete from zweitfaktor where user_id = $1',
]

/**
 * A link that came by mail shows that the address is the person's; every other open link of the account is dead. Of an invitation to an address
 * that nobody has confirmed: what had opened the account before was somebody else's.
 */
async function passwordWasSet(
  { authPool, accepted, shutOut }: AuthOptions,
  from: Herkunft | null,
  anmeldungId: string,
): Promise<void> {
  if (from?.eingeladen && !(await isConfirmed(authPool, anmeldungId)))
    for (const text of FORGET_FACTORS) await authPool.query(text, [anmeldungId])
  if (!from?.gezeigt) await confirmAccount(authPool, anmeldungId)
  await endLinks(authPool, anmeldungId)
  await shutOut?.(anmeldungId)
  await accepted?.(anmeldungId, from?.hostMandantId ?? null)
}
