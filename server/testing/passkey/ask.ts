import { type Ask, account, ask, cookieOf, mails, PASSWORD, proven, signIn } from '../sitzung.ts'
import { type Ceremony, Device } from './device.ts'

export const EMAIL = 'leserin@lindenau.example'
/** Of the page that `ask` comes from. */
export const ORIGIN = 'http://lindenau.localhost:3000'

export const optionsIn = async (response: Response) =>
  ((await response.json()) as { passkey: unknown }).passkey

/** Begins to add a passkey, after the password. */
export const begin = (cookie: string, more: Ask = {}) =>
  ask('/begin-passkey', { cookie, body: { password: PASSWORD }, ...more })

export const confirm = (cookie: string, passkey: unknown, more: Ask & { readonly name?: unknown } = {}) =>
  ask('/confirm-passkey', { cookie, body: { name: more.name ?? 'Mein Telefon', passkey }, ...more })

/** Adds a device's passkey to the account of a session. @returns the recovery codes that came with it */
export async function addDevice(cookie: string, device: Device, more: Ask = {}): Promise<readonly string[]> {
  const made = device.create(await optionsIn(await begin(cookie, more)))
  const done = await confirm(cookie, made, { ...more, name: 'Mein Telefon' })
  return ((await done.json()) as { codes: string[] }).codes
}

export interface Owner {
  readonly id: string
  readonly cookie: string
  readonly device: Device
  readonly codes: readonly string[]
}

/** An account with a passkey, whose session has shown it. */
export async function withPasskey(email = EMAIL, device = new Device(ORIGIN)): Promise<Owner> {
  const id = await account(email)
  const cookie = cookieOf(await signIn(email))
  const codes = await addDevice(cookie, device)
  await proven()
  mails.length = 0
  return { id, cookie, device, codes }
}

export interface Alone {
  readonly cookie: string
  readonly options: unknown
}

/** The page of sign-in asks for a passkey: what the browser got, and the cookie that goes with it. */
export async function challenge(more: Ask = {}): Promise<Alone> {
  const asked = await ask('/sign-in/passkey-challenge', { body: {}, ...more })
  return { cookie: cookieOf(asked), options: await optionsIn(asked) }
}

/** Signs in by a passkey alone. */
export async function signInBy(device: Device, how: Ceremony = {}, more: Ask = {}): Promise<Response> {
  const { cookie, options } = await challenge(more)
  return ask('/sign-in/passkey', { ...more, cookie, body: { passkey: device.show(options, how) } })
}

export const own = async (cookie: string, more: Ask = {}) =>
  (await ask('/account', { method: 'GET', cookie, ...more })).json() as Promise<{
    readonly zweitfaktor: { readonly seit: string | null; readonly codes: number }
    readonly passkeys: readonly { readonly id: string; readonly name: string; readonly hier: boolean }[]
    readonly passkeyMoeglich: boolean
  }>
