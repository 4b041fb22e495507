import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSitzungCookie, sitzungCookieName } from './cookie.ts'
import { placeToken } from './place.ts'

const SECRET = 'a secret of forty characters for the test'
const TOKEN = 'Xy3kPq9vB2nM5cL8wR1tZ7hJ4dF6gS0a'

function signed(token: string, secret = SECRET): string {
  return encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`)
}

const plain = sitzungCookieName(false)
const header = (value: string, name = plain) => `theme=dark; ${name}=${value}; lang=de`

describe('the session cookie', () => {
  it('yields the token of a signed value', () => {
    expect(readSitzungCookie(header(signed(TOKEN)), SECRET)).toBe(TOKEN)
  })

  it.each([
    ['no header', undefined],
    ['another cookie', 'theme=dark'],
    ['an empty value', header('')],
    ['no signature', header(TOKEN)],
    ['an empty signature', header(`${TOKEN}.`)],
    ['no token', header(`.${signed(TOKEN).split('.')[1]}`)],
    ['a signature by another secret', header(signed(TOKEN, 'another secret'))],
    ['broken percent encoding', header(`${signed(TOKEN)}%`)],
    ['a longer name', header(signed(TOKEN), `x${plain}`)],
  ])('refuses %s', (_, value) => {
    expect(readSitzungCookie(value, SECRET)).toBeNull()
  })

  it('refuses a value altered in any place', () => {
    const value = decodeURIComponent(signed(TOKEN))
    fc.assert(
      fc.property(
        fc.nat(value.length - 1),
        fc.constantFrom(...'aAbBcCdDeEfFghijklmnopqrstuvwxyzWXYZ0123456789+/.='),
        (at, character) => {
          fc.pre(value[at] !== character)
          const altered = encodeURIComponent(value.slice(0, at) + character + value.slice(at + 1))
          expect(readSitzungCookie(header(altered), SECRET)).toBeNull()
        },
      ),
    )
  })

  it('never throws, whatever the header', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readSitzungCookie(`${plain}=${text}`, SECRET)).toBeNull()
      }),
    )
  })

  it('accepts only the __Host- cookie over HTTPS', () => {
    const secure = sitzungCookieName(true)
    expect(secure.startsWith('__Host-')).toBe(true)
    expect(readSitzungCookie(header(signed(TOKEN)), SECRET, true)).toBeNull()
    expect(readSitzungCookie(header(signed(TOKEN), secure), SECRET, true)).toBe(TOKEN)
    expect(readSitzungCookie(header(signed(TOKEN), secure), SECRET, false)).toBeNull()
  })
})

describe('cookie values', () => {
  /** The specification splits longer values into chunks. */
  const CHUNK = 3_180
  /** Each value has a fixed length: ids, random letters and a signature, nothing that users typed. */
  const longest = { mandantId: '0'.repeat(36), benutzerId: 'f'.repeat(36) }

  it('are never long enough to be split', () => {
    const session = signed(placeToken(TOKEN, longest))
    expect(session.length).toBeLessThan(CHUNK / 10)
    expect(readSitzungCookie(header(session), SECRET)).toBe(placeToken(TOKEN, longest))
  })

  it('are read completely at the length of a chunk', () => {
    const long = 'a'.repeat(CHUNK)
    expect(readSitzungCookie(header(signed(long)), SECRET)).toBe(long)
  })
})
