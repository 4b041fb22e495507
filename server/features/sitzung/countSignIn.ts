import type pg from 'pg'
import {
  type Attempt,
  type AttemptRule,
  attemptKey,
  forgetAttempts,
  type PatienceRule,
  returnAttempt,
  takeAttempt,
  takePatiently,
} from '../../platform/sitzung/attempts.ts'

/** Wrong ones from one place: a person mistypes, and after that it is somebody who guesses. */
const WRONG: AttemptRule = { limit: 5, seconds: 15 * 60 }
/** Five hundred people sit behind one address of a library, and all of them come at nine; so many wrong passwords from there are no accident any more. */
const WRONG_OF_NETWORK: AttemptRule = { limit: 1000, seconds: 15 * 60 }

const PATIENCE = { firstSeconds: 30, longestSeconds: 15 * 60, quietSeconds: 24 * 60 * 60 }
/** Wrong ones of one account from everywhere. It is never shut for good: the wait stops growing. */
const WRONG_OF_ACCOUNT: PatienceRule = { ...PATIENCE, free: 10 }
/** The same where nothing else is counted. */
export const WRONG_ALONE: PatienceRule = { ...PATIENCE, free: 5 }

export interface SignInCount {
  readonly device: string | null
  readonly account: string
  /** Of the account from the network, and of the network; null where nobody knows it. */
  readonly ofNetwork: readonly [string, string] | null
}

/**
 * Where an attempt counts. A device that is known to the account counts for itself alone, so that its person gets in whoever guesses
 * meanwhile, from wherever.
 * @param email in lower case
 * @param network `networkOf` the client's address; null when that is unknown
 * @param device `knownDevice`
 */
export function signInCount(email: string, network: string | null, device: string | null): SignInCount {
  return {
    device: device === null ? null : attemptKey('anmelden-geraet', email, device),
    account: attemptKey('anmelden-konto', email),
    ofNetwork:
      network === null
        ? null
        : [attemptKey('anmelden', email, network), attemptKey('anmelden-netz', network)],
  }
}

/** Counts before the password is judged. What one count refuses, the others do not keep. */
export async function takeSignIn(pool: pg.Pool, count: SignInCount, now: Temporal.Instant): Promise<Attempt> {
  if (count.device !== null) return takePatiently(pool, count.device, WRONG_ALONE, now)
  const { account, ofNetwork } = count
  if (ofNetwork === null) return takePatiently(pool, account, WRONG_ALONE, now)
  const [own, network] = ofNetwork
  // The network first: whoever has used up its attempts makes no further count.
  const there = await takeAttempt(pool, network, WRONG_OF_NETWORK, now)
  if (!there.allowed) return there
  const here = await takeAttempt(pool, own, WRONG, now)
  const attempt = here.allowed ? await takePatiently(pool, account, WRONG_OF_ACCOUNT, now) : here
  if (attempt.allowed) return attempt
  await Promise.all((here.allowed ? ofNetwork : [network]).map((key) => returnAttempt(pool, key)))
  return attempt
}

/** After the judgement: a right password was no guess, and whatever else was answered said nothing about one. */
export async function settleSignIn(pool: pg.Pool, count: SignInCount, status: number): Promise<void> {
  if (status === 401) return
  const { device, account, ofNetwork } = count
  const own = device === null ? [account, ...(ofNetwork ?? []).slice(0, 1)] : [device]
  const network = device === null ? (ofNetwork ?? []).slice(1) : []
  const settle = status < 400 ? forgetAttempts : returnAttempt
  await Promise.all([
    ...own.map((key) => settle(pool, key)),
    ...network.map((key) => returnAttempt(pool, key)),
  ])
}

/** Who has set a password by a link of their mailbox need not wait for those who guess. */
export async function forgetGuesses(pool: pg.Pool, email: string): Promise<void> {
  await forgetAttempts(pool, signInCount(email, null, null).account)
}
