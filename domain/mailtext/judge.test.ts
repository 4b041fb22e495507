import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAILTEXT_TYPES, mailtextArt } from './arten.ts'
import { braced, fillPart, judgePart, judgeWords, PARTS, platzhalterOf } from './judge.ts'

const codes = (...of: Parameters<typeof judgePart>) => judgePart(...of).map(({ code }) => code)

describe('the words of a mail', () => {
  it('may use the placeholders of the mail in every part', () => {
    expect(judgePart('useMailStorno', 'betreff', '{vorname}: {platz} am {tag}, {von}')).toEqual([])
    expect(judgePart('useMailStorno', 'einleitung', 'Hallo {vorname},\nschade um {grundriss}.')).toEqual([])
    expect(judgePart('kontoEinladung', 'schluss', 'Das Team von {haus}')).toEqual([])
  })

  it('may use no others, and the refusal lists the valid ones', () => {
    expect(judgePart('kontoEinladung', 'einleitung', 'Hallo {vornahme}, {platz}, {platz}')).toEqual([
      {
        code: 'mailtext.platzhalter',
        field: 'einleitung',
        data: { worte: '{vornahme}, {platz}', moeglich: '{vorname}, {name}, {haus}' },
      },
    ])
    expect(codes('useMailStorno', 'betreff', '{}')).toEqual(['mailtext.platzhalter'])
    expect(codes('useMailStorno', 'betreff', '{__proto__} {toString}')).toEqual(['mailtext.platzhalter'])
  })

  it('may not use the receiver’s name if the mail also goes to bare addresses', () => {
    expect(platzhalterOf('fahrzeugBericht', 'einleitung')).toEqual(['haus', 'periode'])
    expect(codes('fahrzeugBericht', 'einleitung', 'Hallo {vorname}')).toEqual(['mailtext.platzhalter'])
  })

  it('may name other people only where the own subject does', () => {
    const naming = MAILTEXT_TYPES.filter((typ) =>
      mailtextArt(typ).worte.some((wort) => wort === 'fahrer' || wort === 'inhaber'),
    )
    expect(naming).toEqual(['fahrtFreigabeNoetig', 'fuehrerscheinFaellig', 'fuehrerscheinUeberfaellig'])
  })

  it.each(['{vorname', 'vorname}', '{{vorname}}', '}{', 'a { b'])(
    'may not contain the loose brace of %s',
    (text) => {
      expect(codes('useMailStorno', 'einleitung', text)).toEqual(['mailtext.klammer'])
    },
  )

  it.each(['<b>fett</b>', '</p>', '<!-- x -->', '<SCRIPT>'])('may not contain %s', (text) => {
    expect(codes('useMailStorno', 'schluss', text)).toEqual(['mailtext.html'])
  })

  it('may contain what is no markup', () => {
    expect(codes('useMailStorno', 'schluss', '3 < 5 > 2, <3')).toEqual([])
  })

  it('keep the own subject if it depends on what happened', () => {
    expect(codes('fahrtGebucht', 'betreff', 'Ihre Fahrt')).toEqual(['mailtext.betreffBleibt'])
    expect(codes('fahrtGebucht', 'betreff', '[Fuhrpark] {betreff}')).toEqual([])
    expect(codes('fahrtGebucht', 'einleitung', '{betreff}')).toEqual(['mailtext.platzhalter'])
    expect(codes('fahrtStorno', 'betreff', 'Ihre Fahrt')).toEqual([])
  })

  it('are judged part by part', () => {
    const worte = { betreff: '{x}', einleitung: 'Hallo', schluss: '<b>' }
    expect(judgeWords('useMailStorno', worte).map(({ field, code }) => [field, code])).toEqual([
      ['betreff', 'mailtext.platzhalter'],
      ['schluss', 'mailtext.html'],
    ])
  })
})

describe('filling a template', () => {
  it('inserts known values, and only once', () => {
    expect(fillPart('Hallo {vorname}, {platz}', { vorname: '{platz}', platz: 'A 1' })).toBe(
      'Hallo {platz}, A 1',
    )
    expect(fillPart('{toString} {x}', {})).toBe('{toString} {x}')
  })

  it('leaves no placeholder in a text that was accepted', () => {
    const typ = fc.constantFrom(...MAILTEXT_TYPES)
    const teil = fc.constantFrom(...PARTS)
    fc.assert(
      fc.property(typ, teil, fc.string(), fc.nat(), (art, part, around, at) => {
        const known = platzhalterOf(art, part)
        const text = `${around}${braced(known[at % known.length] ?? '')}${around}`
        fc.pre(judgePart(art, part, text).length === 0)
        const filled = fillPart(text, Object.fromEntries(known.map((name) => [name, 'wort'])))
        expect(filled).not.toMatch(/[{}]/)
        expect(filled).toContain('wort')
      }),
    )
  })
})
