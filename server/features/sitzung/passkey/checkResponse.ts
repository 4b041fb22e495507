import { createHash } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import type { PasskeyRow } from './queries.ts'

/** Loaded with its first use: most servers begin without anybody at a page of sign-in. */
const library = () => import('@simplewebauthn/server')

/** Long enough to find the key, or the phone. */
export const CHALLENGE_SECONDS = 5 * 60

/** Ed25519, ECDSA on P-256 and RSA: what every device has one of, and what Node judges without an experiment. */
const ALGORITHMS = [-8, -7, -257]

const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/)
const ofBrowser = { id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key') }

const REGISTRATION = z.object({
  ...ofBrowser,
  response: z.object({
    clientDataJSON: bytes(8_000),
    attestationObject: bytes(32_000),
    transports: z.array(z.string().max(40)).max(20).default([]),
  }),
})

const ASSERTION = z.object({
  ...ofBrowser,
  response: z.object({
    clientDataJSON: bytes(8_000),
    authenticatorData: bytes(8_000),
    signature: bytes(8_000),
    userHandle: bytes(200).nullish(),
  }),
})

export type Registration = z.output<typeof REGISTRATION>
export type Assertion = z.output<typeof ASSERTION>

/** What a browser answers when a passkey was made; null for what has not its shape. */
export function registrationIn(given: unknown): Registration | null {
  return REGISTRATION.safeParse(given).data ?? null
}

/** What a browser answers when a passkey was shown; null for what has not its shape. */
export function assertionIn(given: unknown): Assertion | null {
  return ASSERTION.safeParse(given).data ?? null
}

const CLIENT = z.object({ challenge: z.string().regex(/^[\w-]{43}$/), crossOrigin: z.boolean().optional() })

/** The challenge that was answered; null for what no browser writes, and for a page inside of another's. */
export function challengeIn({ response }: Registration | Assertion): string | null {
  try {
    const read = CLIENT.parse(JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()))
    return read.crossOrigin === true ? null : read.challenge
  } catch {
    return null
  }
}

/** Where passkeys are made and shown: the domain that they are bound to, and the page's own origin. */
export interface PasskeyPlace {
  readonly adresse: string
  readonly origin: string
}

/** How devices call an account: nothing of it can be read from that. */
export function handleOf(anmeldungId: string): string {
  return createHash('sha256').update(`passkey\n${anmeldungId}`).digest('base64url')
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
const namedOf = ({ kennung, wege }: PasskeyRow) => ({ id: kennung, transports: [...wege] })

interface Making {
  readonly account: { readonly id: string; readonly email: string; readonly name: string }
  readonly challenge: string
  /** Those that the account has: a device makes no second one. */
  readonly there: readonly PasskeyRow[]
}

/** What a browser is told to make a passkey. */
export async function creationOptions({ adresse }: PasskeyPlace, { account, challenge, there }: Making) {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: 'Platzwart',
    rpID: adresse,
    challenge: bytesOf(challenge),
    timeout: CHALLENGE_SECONDS * 1000,
    userID: bytesOf(handleOf(account.id)),
    userName: account.email,
    userDisplayName: account.name,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: there.filter((one) => one.adresse === adresse).map(namedOf),
    // Each can be used to sign in by it alone, where the device asks who holds it.
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
}

interface Showing {
  readonly challenge: string
  /** None: whichever the device has. */
  readonly of: readonly PasskeyRow[]
  /** The device has to ask who holds it. */
  readonly verified: boolean
}

/** What a browser is told to have a passkey shown. */
export async function requestOptions({ adresse }: PasskeyPlace, { challenge, of, verified }: Showing) {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: adresse,
    challenge: bytesOf(challenge),
    timeout: CHALLENGE_SECONDS * 1000,
    userVerification: verified ? 'required' : 'preferred',
    ...(of.length > 0 ? { allowCredentials: of.map(namedOf) } : {}),
  })
}

const WEGE: readonly string[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']

/** A passkey that was just made; null where the answer does not fit place and challenge. */
export async function readRegistration(
  given: Registration,
  { adresse, origin }: PasskeyPlace,
  challenge: string,
) {
  const { verifyRegistrationResponse } = await library()
  const read = await verifyRegistrationResponse({
    response: { ...given, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: adresse,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null)
  if (!read?.verified) return null
  const { credential, credentialDeviceType } = read.registrationInfo
  return {
    kennung: credential.id,
    schluessel: Buffer.from(credential.publicKey),
    zaehler: credential.counter,
    wege: given.response.transports.filter((weg) => WEGE.includes(weg)),
    synchron: credentialDeviceType === 'multiDevice',
  }
}

interface Expected extends PasskeyPlace {
  readonly challenge: string
  readonly verified: boolean
}

/** What a passkey says that was shown; null where it is another one, or the answer does not fit place and challenge. Its count is judged where it is kept. */
export async function readAssertion(
  given: Assertion,
  { kennung, schluessel }: PasskeyRow,
  { adresse, origin, challenge, verified }: Expected,
) {
  const { verifyAuthenticationResponse } = await library()
  const { userHandle: _, ...response } = given.response
  const read = await verifyAuthenticationResponse({
    response: { ...given, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: adresse,
    credential: { id: kennung, publicKey: new Uint8Array(schluessel), counter: 0 },
    requireUserVerification: verified,
  }).catch(() => null)
  if (!read?.verified) return null
  const { newCounter, credentialDeviceType } = read.authenticationInfo
  return { zaehler: newCounter, synchron: credentialDeviceType === 'multiDevice' }
}
