import { factorCodeOf, groupedCode } from '@platzwart/domain/sitzung/factorCode'
import { attemptKey, forgetAttempts, takePatiently } from '../../platform/sitzung/attempts.ts'
import { originOf } from '../../platform/sitzung/origin.ts'
import type { AccountMail } from '../benachrichtigung/sendAccountMail.ts'
import type { Auth } from './auth.ts'
import { reauthenticated } from './checkPassword.ts'
import { WRONG_ALONE } from './countSignIn.ts'
import { readPasskeys } from './passkey/queries.ts'
import { type AccountOfToken, accountOfToken, endOthers, receiverOf } from './queries.ts'
import { type AuthRequest, type Fields, refuse, tokenOf, tooMany } from './readRequest.ts'
import { createTotpSecret, stepOfTotp, totpKeyOf } from './zweitfaktor/checkTotp.ts'
import { createCodes, hashCode } from './zweitfaktor/createCodes.ts'
import { keepSecret, openSecret } from './zweitfaktor/keepSecret.ts'
import { ACTIVATE, RENEW, readFactor, saveNewFactor } from './zweitfaktor/queries.ts'

const SET_UP_SECONDS = 15 * 60

/** An app is to be set up, the first one or another: nothing is asked for yet, and the one before stays until this one is confirmed. */
export async function beginFactor(auth: Auth, request: AuthRequest, fields: Fields): Promise<Response> {
  const who = await reauthenticated(auth, request, fields)
  if ('refusal' in who) return who.refusal
  const { id, email } = who.account
  const secret = createTotpSecret()
  await saveNewFactor(auth.pool, id, await keepSecret(auth.secret, id, secret), SET_UP_SECONDS)
  return Response.json(totpKeyOf(secret, 'Platzwart', email))
}

/** The app shows the right code: from now on it is asked for, on every other device, too. The codes are answered this once. */
export async function confirmFactor(auth: Auth, request: AuthRequest, fields: Fields): Promise<Response> {
  const token = tokenOf(auth, request) ?? ''
  const account = await accountOfToken(auth.pool, token)
  if (account === null) return refuse(401, 'sitzung.ungueltig')
  const key = attemptKey('zweitfaktor-neu', account.id)
  const attempt = await takePatiently(auth.pool, key, WRONG_ALONE, auth.clock.now())
  if (!attempt.allowed) return tooMany(attempt.retryAfter)
  const found = await stepOfNew(auth, account.id, fields.code)
  if (found === null)
    return (await isRepeated(auth, account.id, fields.code))
      ? Response.json({ codes: await renewFor(auth, account.id) })
      : refuse(422, 'sitzung.faktorFalsch')
  const codes = (await keepsCodes(auth, account.id)) ? [] : createCodes()
  const done = await auth.changeAccount<{ readonly gut: boolean }>({
    anmeldungId: account.id,
    text: ACTIVATE,
    values: [account.id, found.neu, found.step, codes.map(hashCode)],
    changed: ({ gut }) => gut,
    aktion: 'activateZweitfaktor',
  })
  if (done?.gut !== true) return refuse(422, 'sitzung.faktorFalsch')
  await Promise.all([
    forgetAttempts(auth.pool, key),
    endOthers(auth.pool, account.id, token),
    tellFactor(auth, request, account, { typ: 'kontoZweitfaktorAn' }),
  ])
  return Response.json({ codes: codes.map(groupedCode) })
}

async function stepOfNew(auth: Auth, anmeldungId: string, code: unknown) {
  const given = factorCodeOf(code)
  const neu = (await readFactor(auth.pool, anmeldungId))?.neu ?? null
  const secret = neu === null ? null : await openSecret(auth.secret, anmeldungId, neu)
  if (secret === null || given?.art !== 'app') return null
  const step = await stepOfTotp(secret, given.code, auth.clock.now())
  return step === null ? null : { neu, step }
}

/**
 * The same confirmation again, because its answer was lost on the way: the code that set the app up, moments ago. Nobody has seen the codes
 * that were made then, so there are others.
 */
async function isRepeated(auth: Auth, anmeldungId: string, code: unknown): Promise<boolean> {
  const given = factorCodeOf(code)
  const factor = await readFactor(auth.pool, anmeldungId)
  if (given?.art !== 'app' || !factor?.geheimnis || !factor.frisch) return false
  const secret = await openSecret(auth.secret, anmeldungId, factor.geheimnis)
  return (
    secret !== null && (await stepOfTotp(secret, given.code, auth.clock.now())) === Number(factor.schritt)
  )
}

/** Beside a passkey the codes stay that came with it. */
async function keepsCodes(auth: Auth, anmeldungId: string): Promise<boolean> {
  const { factor, passkeys } = await factorsOf(auth, anmeldungId)
  return factor?.seit === null && factor.codes > 0 && passkeys.length > 0
}

/** All second factors of an account, however they are shown. */
export async function factorsOf({ pool }: Auth, anmeldungId: string) {
  const [factor, passkeys] = await Promise.all([
    readFactor(pool, anmeldungId),
    readPasskeys(pool, anmeldungId),
  ])
  return { factor, passkeys }
}

/** New codes where an account has one second factor alone, whose codes nobody has seen; none beside another, with which they came. */
export async function renewFor(auth: Auth, anmeldungId: string): Promise<readonly string[]> {
  const { factor, passkeys } = await factorsOf(auth, anmeldungId)
  if (passkeys.length + Number(factor?.seit != null) > 1) return []
  const codes = createCodes()
  return (await give(auth, anmeldungId, codes)) ? codes.map(groupedCode) : []
}

async function give(auth: Auth, anmeldungId: string, codes: readonly string[]): Promise<boolean> {
  const done = await auth.changeAccount<{ readonly gut: boolean }>({
    anmeldungId,
    text: RENEW,
    values: [anmeldungId, codes.map(hashCode)],
    changed: ({ gut }) => gut,
    aktion: 'renewCodes',
  })
  return done?.gut === true
}

/** New recovery codes; those of before are worthless. */
export async function renewCodes(auth: Auth, request: AuthRequest, fields: Fields): Promise<Response> {
  const who = await reauthenticated(auth, request, fields)
  if ('refusal' in who) return who.refusal
  const codes = createCodes()
  return (await give(auth, who.account.id, codes))
    ? Response.json({ codes: codes.map(groupedCode) })
    : refuse(409, 'sitzung.faktorFehlt')
}

/** What happened to their second factor is told to the person, who may not have done it. */
export async function tellFactor(
  auth: Auth,
  request: AuthRequest,
  account: AccountOfToken,
  about: Pick<AccountMail, 'typ' | 'passkey'>,
): Promise<void> {
  const { person, sprache, seite } = await receiverOf(auth.pool, account.id, request.hostMandantId)
  const origin = originOf(auth.publicUrl, request.hostMandantId === null ? null : request.host)
  const { id: anmeldungId, email, name } = account
  await auth.mail({
    ...about,
    anmeldungId,
    email,
    name,
    sprache,
    person,
    link: `${origin}${seite}`,
    geheim: false,
    gueltigBis: null,
  })
}
