import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { altseite } from './altseite.ts'

const PATTERN = 'https://{subdomain}.alt.example/platz'

describe('the link to the older site', () => {
  it('is built from the sub-domain', () => {
    expect(altseite(PATTERN, 'lindenau.platzwart.example')).toBe('https://lindenau.alt.example/platz')
    expect(altseite(PATTERN, 'LINDENAU.localhost:3000')).toBe('https://lindenau.alt.example/platz')
    expect(altseite('https://alt.example/?haus={subdomain}', 'nordhafen.localhost')).toBe(
      'https://alt.example/?haus=nordhafen',
    )
  })

  it('may be the same whatever the host', () => {
    expect(altseite('https://sonderfall.example/', 'localhost:3000')).toBe('https://sonderfall.example/')
  })

  it.each([
    'localhost',
    'localhost:3000',
    '127.0.0.1',
    '127.0.0.1:3000',
    '[::1]:3000',
    '',
    'a b.example',
    '-x.example',
  ])('is none without a sub-domain, as at %j', (host) => expect(altseite(PATTERN, host)).toBeNull())

  it.each(['', 'alt.example', 'javascript:alert(1)', 'data:text/html,x', '/alt', '//{subdomain}.example'])(
    'does not exist for the pattern %j',
    (pattern) => expect(altseite(pattern, 'lindenau.platzwart.example')).toBeNull(),
  )

  it('never lets the host choose its target', () => {
    fc.assert(
      fc.property(fc.string(), (host) => {
        const link = altseite(PATTERN, host)
        if (link !== null) expect(new URL(link).hostname).toMatch(/^[a-z0-9-]+\.alt\.example$/)
      }),
    )
  })
})
