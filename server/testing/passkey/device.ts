import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>

/** RFC 8949, as far as a passkey needs it. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const pairs = [...value].flatMap(([key, one]) => [cbor(key), cbor(one)])
  return Buffer.concat([head(5, value.size), ...pairs])
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest()
const PRESENT = 0x01
const VERIFIED = 0x04
const SYNCED = 0x18
const ATTESTED = 0x40

/** What the browser and the device make of a question; everything as it should be, unless a test says otherwise. */
export interface Ceremony {
  readonly origin?: string
  /** The domain that the device believes to be asked by. */
  readonly rpId?: string
  readonly challenge?: string
  /** Whether the device has asked who holds it. */
  readonly verified?: boolean
  readonly counter?: number
  readonly crossOrigin?: boolean
  readonly userHandle?: string
}

interface Created {
  readonly challenge: string
  readonly rp: { readonly id?: string }
  readonly user: { readonly id: string }
}

interface Asked {
  readonly challenge: string
  readonly rpId?: string
}

/** An authenticator with one key: what it answers is what a browser answers, signed with a real key. */
export class Device {
  readonly id: string
  readonly #key: KeyObject
  readonly #cose: Buffer
  readonly #origin: string
  readonly #synced: boolean
  #rpId = ''
  #userHandle = ''
  #counter: number

  /** @param counter where it begins to count; 0 of one that does not */
  constructor(origin: string, { synced = false, counter = 0, id = randomBytes(16) } = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const point = (text: string) => Buffer.from(text, 'base64url')
    this.id = id.toString('base64url')
    this.#key = privateKey
    this.#cose = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ]),
    )
    this.#origin = origin
    this.#synced = synced
    this.#counter = counter
  }

  /** Makes its passkey, without attestation. */
  create(options: unknown, how: Ceremony = {}) {
    const { challenge, rp, user } = options as Created
    this.#rpId = rp.id ?? ''
    this.#userHandle = user.id
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.from([id.length >> 8, id.length & 255])
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.#cose])
    const authData = Buffer.concat([this.#facts(ATTESTED, how), attested])
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', challenge, how).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: this.#synced ? ['internal', 'hybrid'] : ['usb', 'erfunden'],
    })
  }

  /** Shows its passkey. */
  show(options: unknown, how: Ceremony = {}) {
    const { challenge } = options as Asked
    if (this.#counter > 0) this.#counter += 1
    const authenticatorData = this.#facts(0, how)
    const client = this.#client('webauthn.get', challenge, how)
    const signed = createSign('sha256').update(authenticatorData).update(sha256(client)).sign(this.#key)
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: signed.toString('base64url'),
      userHandle: how.userHandle ?? this.#userHandle,
    })
  }

  #answer<T>(response: T) {
    return { id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} }
  }

  #client(
    type: string,
    asked: string,
    { origin = this.#origin, challenge = asked, crossOrigin = false }: Ceremony,
  ) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }))
  }

  #facts(more: number, { rpId = this.#rpId, verified = true, counter = this.#counter }: Ceremony) {
    const flags = PRESENT | (verified ? VERIFIED : 0) | (this.#synced ? SYNCED : 0) | more
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
  }
}
