import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PASSWORD_MAX, PASSWORD_MIN, passwordIssues } from './password.ts'

/** Any code point, including lone surrogates. */
const anySign = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code))

const codes = (password: string, about: readonly string[] = []) =>
  passwordIssues(password, about).map((issue) => issue.code)

describe('a new password', () => {
  it.each([
    'Platzwart-Demo-2026',
    'vier blaue Stühle am Fenster',
    'zwölf Boote auf dem Auensee',
    '7f3Qk!vT9zLp2#Xw',
    'passwort aus dem roten Kühlschrank',
    'ハナミズキの咲く頃にまた会いましょう',
    'leise rieselt der schnee 1818',
  ])('may be %j', (password) => expect(codes(password)).toEqual([]))

  it('has 15 to 128 characters, and a surrogate pair counts as one', () => {
    expect(codes('kurz und knapp')).toEqual(['passwort.zuKurz'])
    expect(codes('')).toEqual(['passwort.zuKurz'])
    expect(codes('🐘🦒🦓🐊🐍🐢🦎🐙🦑🦐🦞🦀🐡🐠')).toEqual(['passwort.zuKurz'])
    expect(codes('🐘🦒🦓🐊🐍🐢🦎🐙🦑🦐🦞🦀🐡🐠🐟')).toEqual([])
    const long = Array.from({ length: 50 }, (_, i) => `w${i * i}`).join('')
    expect(codes(long.slice(0, PASSWORD_MAX))).toEqual([])
    expect(codes(long.slice(0, PASSWORD_MAX + 1))).toEqual(['passwort.zuLang'])
  })

  it('is refused with the required length', () => {
    expect(passwordIssues('kurz und knapp')[0]).toMatchObject({
      field: 'passwort',
      data: { min: PASSWORD_MIN },
    })
  })

  it.each([
    'aaaaaaaaaaaaaaa',
    'abcabcabcabcabc',
    '123412341234123',
    '123456789012345',
    '123456789123456',
    '987654321098765',
    'abcdefghijklmno',
    'qwertzuiopasdfgh',
    'QWERTYUIOPASDFGH',
    '1qaz2wsx3edc4rfv',
    '1q2w3e4r5t6z7u8i',
    'passwortpasswort',
    'Passwort1234567',
    'Passwort!!!!!!!!',
    'PasswortPasswort1',
    'sommer2026sommer2026',
    'willkommen12345',
    'correct horse battery staple',
    'hallohallohallo',
  ])('is not one that everybody tries: %j', (password) =>
    expect(codes(password)).toEqual(['passwort.bekannt']),
  )

  describe('for Anna Schmidt, anna.schmidt@lindenau.example', () => {
    const about = ['Anna', 'Schmidt', 'anna.schmidt@lindenau.example']

    it.each(['anna.schmidt@lindenau.example', 'AnnaSchmidt2026', 'schmidt-schmidt!', 'Lindenau2026Anna'])(
      'a password is not %j',
      (password) => expect(codes(password, about)).toEqual(['passwort.persoenlich']),
    )

    it('a password may contain a name among other things', () => {
      expect(codes('Anna holt den Zimt vom Turm', about)).toEqual([])
    })

    it('a password may be anything if nothing is known', () => {
      expect(codes('AnnaSchmidt2026', [])).toEqual([])
      expect(codes('vier blaue Stühle', ['', ' ', 'Al', '-'])).toEqual([])
    })
  })

  it('is never refused for the kinds of its characters', () => {
    const word = fc.constantFrom('turm', 'zimt', 'boot', 'see', 'ast', 'rabe', 'moos', 'glas')
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 5 }), (words) => {
        expect(codes(words.join(' '))).toEqual([])
        expect(codes(words.join(' ').toUpperCase())).toEqual([])
      }),
    )
  })

  it('never makes the check throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: anySign, maxLength: 300 }), fc.array(fc.string()), (password, about) => {
        expect(codes(password).includes('passwort.zuKurz')).toBe([...password].length < PASSWORD_MIN)
        expect(Array.isArray(codes(password, about))).toBe(true)
      }),
    )
  })
})
