import { createHash, randomBytes } from 'node:crypto'
import { systemClock } from '../../platform/clock.ts'
import { isConfirmed, isOpen, isSettledElsewhere } from './anmeldung/queries.ts'
import type { Auth } from './auth.ts'
import { hasPassword } from './queries.ts'

const INVITATION = 'einladung-'

/** better-auth looks here for the account behind a code that sets a password. */
const RESET = 'reset-password:'
const CONFIRM = 'confirm-email:'
const CHANGE = 'change-email:'
/** By this the page knows what a link is for. */
const ADDRESS = 'adresse-'
const STEP = 'second-step:'
const CHALLENGE = 'passkey-'
/** Of a step on a computer that others use, too. */
const SHARED = 'geteilt-'

export interface LinkCode {
  readonly code: string
  readonly gueltigBis: Temporal.Instant
}

interface Invites {
  readonly anmeldungId: string
  /** The house that invites, and may withdraw it; null: the installation itself. */
  readonly mandantId: string | null
  readonly seconds: number
}

/** A code that sets the first password of an account, once; worthless as soon as the account has one. */
export async function createInvitationCode(
  auth: Auth,
  { anmeldungId, mandantId, seconds }: Invites,
): Promise<LinkCode> {
  const made = await store(auth, RESET, INVITATION, anmeldungId, seconds)
  await auth.pool.query('update auth.verification set mandant_id = $2 where id = $1', [made.id, mandantId])
  return made
}

/** A code that confirms the account's e-mail address, once. */
export function createConfirmationCode(auth: Auth, anmeldungId: string, seconds: number): Promise<LinkCode> {
  return store(auth, CONFIRM, '', anmeldungId, seconds)
}

/** A code that gives an account another address, once; with the id that the new address is kept under. */
export function createEmailCode(auth: Auth, anmeldungId: string, seconds: number) {
  return store(auth, CHANGE, ADDRESS, anmeldungId, seconds)
}

/** Whose address a code changes; null for one that is unknown, used or too old. It stays as it is: the change itself uses it up. */
export async function findEmailCode(
  auth: Auth,
  code: string,
): Promise<{ readonly id: string; readonly anmeldungId: string } | null> {
  const { internalAdapter } = await auth.context
  const found = await internalAdapter.findVerificationValue(`${CHANGE}${code}`)
  if (found === null || found.expiresAt.getTime() <= systemClock.now().epochMilliseconds) return null
  return { id: found.id, anmeldungId: found.value }
}

/** Names a sign-in whose password was right, until its second factor is. */
export function createStepCode(auth: Auth, anmeldungId: string, geteilt: boolean, seconds: number) {
  return store(auth, STEP, geteilt ? SHARED : '', anmeldungId, seconds)
}

/** Whose sign-in it is, and on what computer; null for one that is unknown, done or too old, and for an account that is closed here. */
export async function findStep(
  auth: Auth,
  code: string,
): Promise<{ readonly anmeldungId: string; readonly geteilt: boolean } | null> {
  const { internalAdapter } = await auth.context
  const found = await internalAdapter.findVerificationValue(`${STEP}${code}`)
  if (found === null || found.expiresAt.getTime() <= systemClock.now().epochMilliseconds) return null
  if (!(await isOpen(auth.pool, found.value))) return null
  return { anmeldungId: found.value, geteilt: code.startsWith(SHARED) }
}

/** True once for each step. */
export async function takeStep(auth: Auth, code: string): Promise<boolean> {
  const { internalAdapter } = await auth.context
  return (await internalAdapter.consumeVerificationValue(`${STEP}${code}`)) !== null
}

/** What a passkey is asked to sign: to add one, to sign in by it alone, as the second step, or to show again who it is. */
interface Challenge {
  readonly art: 'anlegen' | 'allein' | 'schritt' | 'nochmal'
  /** The session, or the sign-in that has begun: nobody else can use it. */
  readonly bound: string
}

const boundTo = (bound: string) => createHash('sha256').update(bound).digest('base64url')

/** A challenge for one use, which any server can take back. */
export async function createChallenge(
  auth: Auth,
  { art, bound, seconds }: Challenge & { readonly seconds: number },
): Promise<string> {
  return (await store(auth, `${CHALLENGE}${art}:`, '', boundTo(bound), seconds)).code
}

/** True once for each challenge, while it is good and for whom it was given to; it is used up for others as well. */
export async function takeChallenge(
  auth: Auth,
  { art, bound, challenge }: Challenge & { readonly challenge: string },
): Promise<boolean> {
  const { internalAdapter } = await auth.context
  const found = await internalAdapter.consumeVerificationValue(`${CHALLENGE}${art}:${challenge}`)
  return found?.value === boundTo(bound)
}

/** What waits for its browser to come back: a sign-in by a service that has begun, or what it has said. */
type Ticket = 'dienst' | 'dienst-offen' | 'dienst-probe' | 'dienst-schritt'

/** Keeps something under a code for one browser, for a while. */
export async function createTicket(
  auth: Auth,
  kind: Ticket,
  value: object,
  seconds: number,
): Promise<string> {
  return (await store(auth, `${kind}:`, '', JSON.stringify(value), seconds)).code
}

/** The same under a code that there is already. */
export async function addTicket(
  auth: Auth,
  kind: Ticket,
  { code, value, seconds }: { readonly code: string; readonly value: object; readonly seconds: number },
): Promise<void> {
  const { internalAdapter } = await auth.context
  await internalAdapter.createVerificationValue({
    identifier: `${kind}:${code}`,
    value: JSON.stringify(value),
    expiresAt: new Date(systemClock.now().add({ seconds }).epochMilliseconds),
  })
}

/** What is kept under a code; null for one that is unknown, used or too old. */
export async function findTicket<T>(auth: Auth, kind: Ticket, code: string): Promise<T | null> {
  const { internalAdapter } = await auth.context
  const found = await internalAdapter.findVerificationValue(`${kind}:${code}`)
  if (found === null || found.expiresAt.getTime() <= systemClock.now().epochMilliseconds) return null
  return JSON.parse(found.value) as T
}

/** The same, once. */
export async function takeTicket<T>(auth: Auth, kind: Ticket, code: string): Promise<T | null> {
  const { internalAdapter } = await auth.context
  const found = await internalAdapter.consumeVerificationValue(`${kind}:${code}`)
  return found === null ? null : (JSON.parse(found.value) as T)
}

/** The account whose address the code confirms; null for one that is unknown, used or too old, and for an account that is closed here. */
export async function useConfirmationCode(auth: Auth, code: string): Promise<string | null> {
  const { internalAdapter } = await auth.context
  const found = await internalAdapter.findVerificationValue(`${CONFIRM}${code}`)
  if (found === null || !(await isOpen(auth.pool, found.value))) return null
  return (await internalAdapter.consumeVerificationValue(`${CONFIRM}${code}`))?.value ?? null
}

/** What a link that sets a password is good for. */
interface FoundCode {
  readonly anmeldungId: string
  /** Of an invitation, and not of a password that somebody has forgotten. */
  readonly einladung: boolean
  /** The house that has invited; null: the installation itself, or a link that somebody asked for. */
  readonly haus: string | null
  /** It was shown to who invites, and came by no mail: it says nothing of the address. */
  readonly shown: boolean
  /** The account has a password that it keeps: signing in is all that is left. */
  readonly konto: boolean
  /** The account has shown that the address is its own. */
  readonly confirmed: boolean
}

/** Whose an open link is; null for a code that is unknown, used or too old, and where it may not do anything. */
export async function findPasswordLink(auth: Auth, code: string): Promise<FoundCode | null> {
  const { internalAdapter } = await auth.context
  const found = await internalAdapter.findVerificationValue(`${RESET}${code}`)
  if (found === null || found.expiresAt.getTime() <= systemClock.now().epochMilliseconds) return null
  const anmeldungId = found.value
  if (!(await isOpen(auth.pool, anmeldungId))) return null
  if (!code.startsWith(INVITATION))
    return { anmeldungId, einladung: false, haus: null, shown: false, konto: false, confirmed: true }
  const haus = await houseOfCode(auth, found.id)
  const shown = auth.showsLinks && haus !== null
  const [password, confirmed] = await Promise.all([
    hasPassword(auth.pool, anmeldungId),
    isConfirmed(auth.pool, anmeldungId),
  ])
  // Those who look after people of one house are shown the link: it opens nothing of what is somebody's elsewhere.
  if (!password && shown && (await isSettledElsewhere(auth.pool, anmeldungId, haus))) return null
  const konto = password && (confirmed || auth.showsLinks)
  return { anmeldungId, einladung: true, haus, shown, konto, confirmed }
}

async function houseOfCode(auth: Auth, id: string): Promise<string | null> {
  const text = 'select mandant_id from auth.verification where id = $1'
  const { rows } = await auth.pool.query<{ mandant_id: string | null }>(text, [id])
  return rows[0]?.mandant_id ?? null
}

/**
 * The account whose password the code may set; null for a code that opens nothing, and for an invitation of an account that has a password: an
 * invitation never touches an existing account. One whose address was given to it by a house, and that has never shown that it is its own, is no
 * account of the address: whoever got the mail sets a password of their own.
 */
export async function accountOfCode(auth: Auth, code: string): Promise<FoundCode | null> {
  const found = await findPasswordLink(auth, code)
  return found === null || found.konto ? null : found
}

/** 256 random bits; the database keeps a hash of them only. */
async function store(auth: Auth, kind: string, prefix: string, value: string, seconds: number) {
  const { internalAdapter } = await auth.context
  const code = `${prefix}${randomBytes(32).toString('base64url')}`
  // Of the system's clock, because better-auth judges by it.
  const gueltigBis = systemClock.now().add({ seconds })
  const { id } = await internalAdapter.createVerificationValue({
    identifier: `${kind}${code}`,
    value,
    expiresAt: new Date(gueltigBis.epochMilliseconds),
  })
  return { id, code, gueltigBis }
}
