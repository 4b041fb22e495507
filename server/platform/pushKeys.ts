import { createECDH, hkdfSync } from 'node:crypto'

/** The VAPID keys by which push services identify this installation (RFC 8292); base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/**
 * Derives the VAPID keys from the installation's SECRET, so that nothing is stored and all servers agree.
 * With another SECRET, browsers must subscribe again, which they do when their user opens the page.
 */
export function pushKeysOf(secret: string): PushKeys {
  const curve = createECDH('prime256v1')
  // Nearly every number of this size is a valid key; otherwise the next one is tried.
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
