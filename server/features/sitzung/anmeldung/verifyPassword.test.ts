import { hashPassword as hashScrypt } from 'better-auth/crypto'
import { describe, expect, it } from 'vitest'
import { hashCheaply } from '../../../testing/password.ts'
import { hashPassword } from './hashPassword.ts'
import { verifyPassword } from './verifyPassword.ts'

/** Of the reference implementation's own tests: the password is `password`, the salt `somesalt`. */
const REFERENCE = [
  '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
  '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
  '$argon2id$v=19$m=256,t=2,p=2$c29tZXNhbHQ$bQk8UB/VmZZF4Oo79iDXuL5/0ttZwg2f/5U52iv1cDc',
]

describe('a password', () => {
  it.each(REFERENCE)('is known by %s, and no other is', async (hash) => {
    expect(await verifyPassword({ hash, password: 'password' })).toBe(true)
    expect(await verifyPassword({ hash, password: 'Password' })).toBe(false)
  })

  it('is known by what was kept of it, however its letters were typed', async () => {
    const hash = await hashPassword('zu Fu\u00df \u00fcber die Br\u00fccke')
    expect(await verifyPassword({ hash, password: 'zu Fu\u00df u\u0308ber die Bru\u0308cke' })).toBe(true)
    expect(await verifyPassword({ hash, password: 'zu Fuss \u00fcber die Br\u00fccke' })).toBe(false)
    expect(await hashPassword('zu Fu\u00df \u00fcber die Br\u00fccke')).not.toBe(hash)
  })

  it('costs what is recommended, unless the tests say otherwise', async () => {
    expect(await hashPassword('ein langes Kennwort')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await hashCheaply('ein langes Kennwort')).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/)
  })

  it('is known by scrypt as before', async () => {
    const hash = await hashScrypt('ein langes Kennwort')
    expect(await verifyPassword({ hash, password: 'ein langes Kennwort' })).toBe(true)
    expect(await verifyPassword({ hash, password: 'ein anderes Kennwort' })).toBe(false)
  })

  it.each([
    '$',
    '$argon2id$',
    '$argon2i$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR',
    '$2b$12$abcdefghijklmnopqrstuv',
    '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$',
    '$argon2id$v=19$m=256,t=2,p=1$c29tZQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
    '$argon2id$v=19$m=7,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
    '$argon2id$v=19$m=256,t=0,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
    '$argon2id$v=16$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
  ])('is not known by %s', async (hash) => {
    expect(await verifyPassword({ hash, password: 'password' })).toBe(false)
    expect(await verifyPassword({ hash, password: '' })).toBe(false)
  })
})
