import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAdresse } from './adresse.ts'
import { EINSTELLUNG_NAMES, type EinstellungName } from './catalogue.ts'
import { hausIssues, MAX_STUFEN, MAX_STUFENNAME } from './hausRegeln.ts'
import { parseWert } from './parseWert.ts'
import { type Effective, resolveAll } from './resolve.ts'

const HAUS = resolveAll({ mandant: {}, gruppen: [], benutzer: {} })
const STUFEN = 'fahrzeug.sauberkeitStufen'
const OUTSIDE = 'fahrzeug.sauberkeitMailAussen'
const INSIDE = 'fahrzeug.sauberkeitMailInnen'

const judged = (werte: Partial<Record<EinstellungName, unknown>>) => {
  const changed = Object.fromEntries(
    Object.entries(werte).map(([name, value]) => [name, { value, origin: 'mandant' }]),
  )
  const haus = { ...HAUS, ...changed } as Effective
  return hausIssues(haus, new Set(Object.keys(werte) as EinstellungName[]))
}

describe('the states of cleanliness', () => {
  it('can be named, ordered and added to', () => {
    expect(judged({ [STUFEN]: ['wie neu', 'sauber', 'verschmutzt', 'stark verschmutzt'] })).toEqual([])
  })

  it.each([
    ['none at all', [], 'einstellung.stufenZahl'],
    [
      'more than anybody tells apart',
      Array.from({ length: MAX_STUFEN + 1 }, (_, i) => `s${i}`),
      'einstellung.stufenZahl',
    ],
    ['one without a name', ['verschmutzt', '  '], 'einstellung.stufenName'],
    ['one with space around it', ['verschmutzt', 'sauber '], 'einstellung.stufenName'],
    ['a name without end', ['verschmutzt', 'x'.repeat(MAX_STUFENNAME + 1)], 'einstellung.stufenName'],
    ['one twice', ['verschmutzt', 'Sauber', 'sauber'], 'einstellung.stufenDoppelt'],
  ])('cannot be %s', (_, stufen, code) =>
    expect(judged({ [STUFEN]: stufen })[0]).toMatchObject({ code, field: STUFEN }),
  )

  it('cannot lose one that a threshold refers to; it is reported once even if both thresholds do', () => {
    expect(judged({ [STUFEN]: ['sauber', 'schlimm'] })).toEqual([
      { code: 'einstellung.stufeGebraucht', field: STUFEN, data: { wert: 'verschmutzt' } },
    ])
  })

  it('can lose it when the thresholds change at the same time', () => {
    expect(judged({ [STUFEN]: ['sauber', 'schlimm'], [OUTSIDE]: 'schlimm', [INSIDE]: '' })).toEqual([])
  })
})

describe('a threshold', () => {
  it('is one of the states, which the refusal lists (E8)', () => {
    expect(judged({ [INSIDE]: 'dreckig' })).toEqual([
      {
        code: 'fahrzeug.sauberkeitUnbekannt',
        field: INSIDE,
        data: {
          wert: 'dreckig',
          werte: ['sauber', 'leicht verschmutzt', 'verschmutzt', 'stark verschmutzt'],
        },
      },
    ])
    expect(judged({ [INSIDE]: 'stark verschmutzt', [OUTSIDE]: '' })).toEqual([])
  })

  it('never refers to a missing state, whatever is changed', () => {
    const name = fc.constantFrom('sauber', 'verschmutzt', 'a', 'b')
    const stufen = fc.uniqueArray(name, { minLength: 1 })
    fc.assert(
      fc.property(stufen, name, name, (list, aussen, innen) => {
        const allowed = judged({ [STUFEN]: list, [OUTSIDE]: aussen, [INSIDE]: innen }).length === 0
        expect(allowed).toBe(list.includes(aussen) && list.includes(innen))
      }),
    )
  })
})

describe('the usual booking times', () => {
  it('begin before they end', () => {
    const von = 'fahrzeug.zeitraumVon' as const
    const bis = 'fahrzeug.zeitraumBis' as const
    expect(judged({ [von]: '07:00', [bis]: '07:01' })).toEqual([])
    expect(judged({ [von]: '18:00' })).toMatchObject([{ code: 'einstellung.ueblichVonNachBis', field: von }])
    expect(judged({ [bis]: '08:00' })).toMatchObject([{ code: 'einstellung.ueblichVonNachBis', field: bis }])
  })
})

describe('an address', () => {
  it.each(['fuhrpark@haus.example', 'Fuhrpark@Haus.example', 'ä.b+c@a.de'])('is %s', (text) =>
    expect(isAdresse(text)).toBe(true),
  )

  it.each([
    '',
    'haus',
    '@haus.de',
    'a@',
    'a b@c.de',
    'a@b.de, c@d.de',
    'A <a@b.de>',
    `${'a'.repeat(65)}@b.de`,
  ])('is not %j', (text) => expect(isAdresse(text)).toBe(false))

  it('is named when it is invalid', () => {
    expect(judged({ 'fahrzeug.berichtAdressen': ['a@b.de', 'haus'] })).toEqual([
      { code: 'einstellung.adresse', field: 'fahrzeug.berichtAdressen', data: { wert: 'haus' } },
    ])
  })
})

it('accepts the product’s defaults', () => {
  expect(hausIssues(HAUS, new Set(EINSTELLUNG_NAMES))).toEqual([])
})

it('never throws for values that the types allow', () => {
  const wert = fc.oneof(fc.string(), fc.array(fc.oneof(fc.string(), fc.integer())))
  fc.assert(
    fc.property(fc.constantFrom(...EINSTELLUNG_NAMES), wert, (name, value) => {
      const parsed = parseWert(name, value)
      if (parsed.ok) expect(judged({ [name]: parsed.value.value })).toBeInstanceOf(Array)
    }),
  )
})
