import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isSameSignature, sign } from './signature.ts'

const SECRET = 'a secret of the tests'

describe('a signature', () => {
  it('equals those in existing cookies and mails: the purpose, then the words, one per line', () => {
    const before = createHmac('sha256', SECRET)
      .update('device\nname\n1800000000\nada@example.org')
      .digest('base64url')
    expect(sign(SECRET, 'device', 'name', 1_800_000_000, 'ada@example.org')).toBe(before)
  })

  it('differs by secret, purpose and words', () => {
    const signed = sign(SECRET, 'unsubscribe', 'said')
    expect(signed).toMatch(/^[\w-]{43}$/)
    expect(sign('another', 'unsubscribe', 'said')).not.toBe(signed)
    expect(sign(SECRET, 'datenauskunft', 'said')).not.toBe(signed)
    expect(sign(SECRET, 'unsubscribe', 'said more')).not.toBe(signed)
  })

  it('is compared as a whole, whatever its length', () => {
    const signed = sign(SECRET, 'device', 'said')
    expect(isSameSignature(signed, sign(SECRET, 'device', 'said'))).toBe(true)
    for (const given of ['', signed.slice(1), `${signed}A`, `ü${signed.slice(2)}`, signed.toLowerCase()]) {
      expect(isSameSignature(given, signed)).toBe(false)
    }
  })
})
