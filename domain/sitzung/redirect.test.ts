import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safePath } from './redirect.ts'

const HERE = 'https://platzwart.example'

/** Any code point, including lone surrogates. */
const anySign = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code))

describe('a path to return to', () => {
  it.each([
    '/',
    '/leseraum/karte',
    '/leseraum/karte?tag=2026-03-29&von=09:00',
    '/admin/benutzer#liste',
    '/suche?q=a%0Ab',
    '/suche?weiter=https://evil.example',
    '/authoren',
    '/auth/confirm?token=adresse-1',
    '/%C3%BCbersicht',
  ])('is followed when it is our own: %s', (path) => expect(safePath(path)).toBe(path))

  it.each([
    ['another host', 'https://evil.example/'],
    ['a protocol-relative address', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['a backslash', '/\\evil.example'],
    ['a backslash, encoded', '/%5Cevil.example'],
    ['a scheme without slashes', 'https:evil.example'],
    ['a tab, encoded', '/%09/evil.example'],
    ['a tab', '/\t/evil.example'],
    ['a slash, encoded', '/%2Fevil.example'],
    ['a slash in small letters, encoded', '/%2f/evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['dots that step aside', '/..//evil.example'],
    ['dots, encoded', '/%2e%2e//evil.example'],
    ['a dot before two slashes', '/.//evil.example'],
    ['a line break', '/karte\r\nSet-Cookie: a=b'],
    ['a line break, encoded', '/karte%0d%0aSet-Cookie:%20a=b'],
    ['a null byte', '/karte\0'],
    ['a next-line sign', '/\u0085/evil.example'],
    ['a broken escape', '/%E0%A4%A'],
    ['no slash in front', 'leseraum/karte'],
    ['space in front', ' /leseraum/karte'],
    ['the login', '/login?weiter=/login'],
    ['the login in other letters', '/%6Cogin'],
    ['the logout', '/logout'],
    ['a link that sets a password', '/auth/recovery?token=1'],
    ['what stands below a link of a mail', '/auth/confirm/x'],
    ['the interface', '/api/start'],
    ['more than a path can be', `/${'a'.repeat(2_000)}`],
    ['nothing', ''],
    ['no text', 42],
    ['null', null],
    ['a list', ['/leseraum']],
  ])('is / instead of %s', (_, text) => expect(safePath(text)).toBe('/'))

  it('never leaves the site, whatever the input, and is idempotent', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%09',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'https:',
      'karte',
      'ä',
    )
    const text = fc.oneof(
      fc.string({ unit: anySign }).map((rest) => `/${rest}`),
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
      fc.anything(),
    )
    fc.assert(
      fc.property(text, (value) => {
        const path = safePath(value)
        const seen = new URL(path, HERE)
        const ours = seen.origin === HERE && seen.pathname + seen.search + seen.hash === path
        return ours && !path.startsWith('//') && safePath(path) === path
      }),
      { numRuns: 1_000 },
    )
  })
})
