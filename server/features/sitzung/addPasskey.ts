import type { Code } from '@platzwart/contract/codes'
import { groupedCode } from '@platzwart/domain/sitzung/factorCode'
import { PASSKEY_NAME_MAX, PASSKEYS_MOST, passkeyNameOf } from '@platzwart/domain/sitzung/passkey'
import { UUID, uuidv7 } from '../../platform/database/uuid.ts'
import type { Auth } from './auth.ts'
import { reauthenticated } from './checkPassword.ts'
import { createChallenge, takeChallenge } from './createLink.ts'
import {
  CHALLENGE_SECONDS,
  challengeIn,
  creationOptions,
  readRegistration,
  registrationIn,
} from './passkey/checkResponse.ts'
import { ADD, findPasskey, RENAME, readPasskeys } from './passkey/queries.ts'
import { type AccountOfToken, accountOfToken, endOthers } from './queries.ts'
import { type AuthRequest, type Fields, refuse, tokenOf } from './readRequest.ts'
import { renewFor, tellFactor } from './setFactor.ts'
import { passkeyPlace } from './signPasskey.ts'
import { createCodes, hashCode } from './zweitfaktor/createCodes.ts'

/** A passkey is to be made: what the browser needs for it, after the password was typed again. */
export async function beginPasskey(auth: Auth, request: AuthRequest, fields: Fields): Promise<Response> {
  const place = passkeyPlace(auth, request)
  if (place === null) return refuse(409, 'sitzung.passkeyNichtHier')
  const who = await reauthenticated(auth, request, fields)
  if ('refusal' in who) return who.refusal
  const { account } = who
  const there = await readPasskeys(auth.pool, account.id)
  if (there.length >= PASSKEYS_MOST) return refuse(409, 'sitzung.passkeyVoll')
  const bound = tokenOf(auth, request) ?? ''
  const challenge = await createChallenge(auth, { art: 'anlegen', bound, seconds: CHALLENGE_SECONDS })
  return Response.json({ passkey: await creationOptions(place, { account, challenge, there }) })
}

const FAULTS = { fehlt: 'feld.fehlt', zuLang: 'feld.zuLang' } as const satisfies Record<string, Code>

/** The name that somebody gives a passkey; else the refusal, said at its field. */
function nameIn({ name }: Fields): { readonly name: string } | { readonly refusal: Response } {
  const read = passkeyNameOf(name)
  if ('name' in read) return read
  const issue = { code: FAULTS[read.fault], field: 'name', data: { max: PASSKEY_NAME_MAX } }
  return { refusal: Response.json({ code: 'anfrage.ungueltig', issues: [issue] }, { status: 422 }) }
}

type Added = NonNullable<Awaited<ReturnType<typeof readRegistration>>>

/** The browser has made it: it opens the account from now on. With the first second factor of an account its recovery codes are answered, this once. */
export async function confirmPasskey(auth: Auth, request: AuthRequest, fields: Fields): Promise<Response> {
  const token = tokenOf(auth, request) ?? ''
  const account = await accountOfToken(auth.pool, token)
  if (account === null) return refuse(401, 'sitzung.ungueltig')
  const named = nameIn(fields)
  if ('refusal' in named) return named.refusal
  const place = passkeyPlace(auth, request)
  const given = registrationIn(fields.passkey)
  const challenge = given && challengeIn(given)
  if (place === null || given === null || challenge === null) return refuse(422, 'sitzung.passkeyFalsch')
  const taken = await takeChallenge(auth, { art: 'anlegen', bound: token, challenge })
  const made = await readRegistration(given, place, challenge)
  if (!taken)
    return made === null
      ? refuse(422, 'sitzung.passkeyVorbei')
      : answerAgain(auth, account, { ...made, ...place })
  if (made === null) return refuse(422, 'sitzung.passkeyFalsch')
  return add(auth, request, { account, token, made: { ...made, ...named, adresse: place.adresse } })
}

interface Adding {
  readonly account: AccountOfToken
  readonly token: string
  readonly made: Added & { readonly name: string; readonly adresse: string }
}

async function add(auth: Auth, request: AuthRequest, { account, token, made }: Adding): Promise<Response> {
  const codes = createCodes()
  const { kennung, adresse, schluessel, zaehler, name, wege, synchron } = made
  const id = uuidv7(auth.clock.now().epochMilliseconds)
  const done = await auth.changeAccount<{ readonly wie: 'erster' | 'gut' | 'voll' | 'vergeben' }>({
    anmeldungId: account.id,
    text: ADD,
    values: [
      account.id,
      id,
      kennung,
      adresse,
      schluessel,
      zaehler,
      name,
      wege,
      synchron,
      PASSKEYS_MOST,
      codes.map(hashCode),
    ],
    changed: ({ wie }) => wie === 'erster' || wie === 'gut',
    aktion: 'addPasskey',
  })
  const wie = done?.wie ?? 'voll'
  if (wie === 'voll') return refuse(409, 'sitzung.passkeyVoll')
  if (wie === 'vergeben') return refuse(409, 'sitzung.passkeyVergeben')
  // Whoever came in by the password alone shows the new one first.
  if (wie === 'erster') await endOthers(auth.pool, account.id, token)
  await tellFactor(auth, request, account, { typ: 'kontoPasskeyNeu', passkey: name })
  return Response.json({ codes: wie === 'erster' ? codes.map(groupedCode) : [] })
}

/**
 * The same confirmation again, because its answer was lost on the way: nobody has seen the codes that were made then, so there are others,
 * where it is the only second factor.
 */
async function answerAgain(
  auth: Auth,
  account: AccountOfToken,
  { kennung, adresse, schluessel }: Added & { readonly adresse: string },
): Promise<Response> {
  const row = await findPasskey(auth.pool, kennung, adresse)
  if (row?.konto !== account.id || !row.frisch || !row.schluessel.equals(schluessel))
    return refuse(422, 'sitzung.passkeyVorbei')
  return Response.json({ codes: await renewFor(auth, account.id) })
}

const ID = new RegExp(`^${UUID}$`)

/** The id of a passkey that somebody means; null for what is none. */
export function passkeyIn({ id }: Fields): string | null {
  return typeof id === 'string' && ID.test(id) ? id : null
}

/** Calls one of one's own passkeys by another name. */
export async function renamePasskey(auth: Auth, request: AuthRequest, fields: Fields): Promise<Response> {
  const account = await accountOfToken(auth.pool, tokenOf(auth, request) ?? '')
  if (account === null) return refuse(401, 'sitzung.ungueltig')
  const id = passkeyIn(fields)
  const named = nameIn(fields)
  if ('refusal' in named) return named.refusal
  if (id === null) return refuse(404, 'nichtGefunden')
  const done = await auth.changeAccount<{ readonly gut: boolean }>({
    anmeldungId: account.id,
    text: RENAME,
    values: [account.id, id, named.name],
    changed: ({ gut }) => gut,
    aktion: 'renamePasskey',
  })
  return done?.gut === true ? Response.json({ status: true }) : refuse(404, 'nichtGefunden')
}
