import { createECDH, hkdfSync } from 'node:crypto'

/** By which push services know that a message comes from whom the browser has let tell it (RFC 8292); base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/**
 * Drawn from the installation's SECRET: nothing has to be kept, and every server has the same. Another SECRET is another installation to the
 * browsers, which are asked for anew when their people come to the page.
 */
export function pushKeysOf(secret: string): PushKeys {
  const curve = createECDH('prime256v1')
  // Nearly every number of this size is a key of the curve; the next one is tried where one is none.
  for (let turn = 0; ; turn++) {
    const number = Buffer.from(hkdfSync('sha256', secret, '', `platzwart push ${turn}`, 32))
    try {
      curve.setPrivateKey(number)
    } catch {
      continue
    }
    return { privateKey: number.toString('base64url'), publicKey: curve.getPublicKey().toString('base64url') }
  }
}
