import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FAHRTARTEN } from '../fahrzeug/types.ts'
import { AUTO, chained, inhalt, instant, testHash } from '../testing/fahrtenbuch.ts'
import { CHAIN_START, canonicalText, chainEintrag, verifyChain } from './chain.ts'
import { foldEintraege, spell } from './fold.ts'
import { type Eintrag, type EintragContent, FIELD_NAMES } from './types.ts'

const word = fc.oneof(fc.constantFrom('', 'Kunde', '=1+1', 'ä"\\\n,'), fc.string({ maxLength: 12 }))
const moment = fc
  .integer({ min: 0, max: 400 * 24 * 60 })
  .map((minutes) => instant('2026-01-01T00:00:00Z').add({ minutes }))
const person = fc.option(fc.uuid({ version: 7 }), { nil: null })

/** The content of any row. */
const anyContent: fc.Arbitrary<EintragContent> = fc.record({
  id: fc.uuid({ version: 7 }),
  fahrzeugId: fc.constant(AUTO),
  art: fc.constantFrom('fahrt', 'luecke'),
  bezugNummer: fc.constant(null),
  buchungId: person,
  fahrtart: fc.constantFrom(...FAHRTARTEN),
  abfahrt: moment,
  ankunft: moment,
  kmStart: fc.nat({ max: 9_999_999 }),
  kmEnde: fc.nat({ max: 9_999_999 }),
  zielort: word,
  zweck: word,
  zielperson: word,
  umweg: word,
  fahrerId: person,
  fahrerName: word,
  grund: word,
  verspaetet: fc.boolean(),
  erfasstVon: person,
  erfasst: moment,
})

/** A logbook of any trips with any changes to them. */
const anyChain: fc.Arbitrary<Eintrag[]> = fc
  .array(fc.tuple(anyContent, fc.option(fc.nat(), { nil: null }), fc.boolean()), {
    minLength: 1,
    maxLength: 12,
  })
  .map((rows) => {
    const begun: number[] = []
    const contents = rows.map(([content, target, correct], index): EintragContent => {
      if (target === null || begun.length === 0) {
        begun.push(index + 1)
        return content
      }
      const bezugNummer = begun[target % begun.length] as number
      return { ...content, art: correct ? 'korrektur' : 'nachtrag', bezugNummer }
    })
    return chained(...contents)
  })

/** A different value of the same type. */
function otherThan(value: unknown): unknown {
  if (value === null) return 'jemand'
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (value instanceof Temporal.Instant) return value.add({ microseconds: 1 })
  return `${String(value)}x`
}

const FIELDS = Object.keys(chained(inhalt())[0] as Eintrag) as (keyof Eintrag)[]

describe('the text of a row', () => {
  it('never changes: exactly these characters are hashed', () => {
    const [first] = chained(inhalt()) as [Eintrag]
    expect(canonicalText(first)).toBe(
      '["platzwart-fahrtenbuch-1","0000000000000000000000000000000000000000000000000000000000000000",' +
        '"01980000-0000-7000-8000-000000000001","01980000-0000-7000-8000-00000000000a",1,"fahrt",null,null,"dienstlich",' +
        '"2026-03-16T08:00:00Z","2026-03-16T10:00:00Z",1000,1040,"Hamburg","Besprechung","Reederei Nord","",null,"Ada Muster",' +
        '"",false,null,"2026-03-16T10:01:00Z"]',
    )
    expect(first.hash).toBe(testHash(canonicalText(first)))
  })

  it('keeps whole milliseconds, as every store does', () => {
    const precise = inhalt({ erfasst: instant('2026-03-16T10:01:00.123456789Z') })
    expect(chainEintrag(precise, CHAIN_START, testHash).erfasst.toString()).toBe('2026-03-16T10:01:00.123Z')
  })

  it('does not mix up neighbouring fields', () => {
    const [a] = chained(inhalt({ zielort: 'ab', zweck: 'c' })) as [Eintrag]
    const [b] = chained(inhalt({ zielort: 'a', zweck: 'bc' })) as [Eintrag]
    expect(a.hash).not.toBe(b.hash)
  })
})

describe('a chain', () => {
  it('verifies as it was written, in one go and in parts', () => {
    fc.assert(
      fc.property(anyChain, fc.nat(), (chain, cut) => {
        const whole = verifyChain(chain, testHash)
        expect(whole).toEqual({
          head: { nummer: chain.length, hash: chain.at(-1)?.hash },
          fault: null,
        })
        const at = cut % chain.length
        const { head } = verifyChain(chain.slice(0, at), testHash)
        expect(verifyChain(chain.slice(at), testHash, head)).toEqual(whole)
      }),
      { numRuns: 50 },
    )
  })

  it('verifies when it is empty', () => {
    expect(verifyChain([], testHash)).toEqual({ head: CHAIN_START, fault: null })
  })

  it('reports the row in which any field was changed', () => {
    fc.assert(
      fc.property(anyChain, fc.nat(), fc.constantFrom(...FIELDS), (chain, index, field) => {
        const at = index % chain.length
        const broken = chain.map((entry, i) =>
          i === at ? ({ ...entry, [field]: otherThan(entry[field]) } as Eintrag) : entry,
        )
        expect(verifyChain(broken, testHash).fault?.nummer).toBe(at + 1)
      }),
    )
  })

  it('reports a row that was rewritten with a new hash', () => {
    const chain = chained(inhalt(), inhalt({ kmStart: 1040, kmEnde: 1050 }), inhalt())
    const forged = chainEintrag(inhalt({ zweck: 'Urlaub' }), CHAIN_START, testHash)
    expect(verifyChain([forged, ...chain.slice(1)], testHash).fault).toEqual({ nummer: 2, art: 'vorgaenger' })
  })

  it('reports a missing or repeated number', () => {
    fc.assert(
      fc.property(anyChain, fc.nat(), (chain, index) => {
        fc.pre(chain.length > 1)
        const at = index % (chain.length - 1)
        expect(verifyChain(chain.toSpliced(at, 1), testHash).fault).toEqual({ nummer: at + 1, art: 'nummer' })
        const twice = chain.toSpliced(at, 0, chain[at] as Eintrag)
        expect(verifyChain(twice, testHash).fault).toEqual({ nummer: at + 2, art: 'nummer' })
      }),
      { numRuns: 50 },
    )
  })
})

describe('folding any chain', () => {
  it('never loses a value: undoing the changes from the current values leads to the original ones', () => {
    fc.assert(
      fc.property(anyChain, (chain) => {
        const stands = foldEintraege(chain)
        expect(stands.reduce((rows, { aenderungen }) => rows + 1 + aenderungen.length, 0)).toBe(chain.length)
        for (const { erster, letzter, aenderungen } of stands) {
          const values = Object.fromEntries(FIELD_NAMES.map((feld) => [feld, spell(letzter[feld])]))
          for (const { felder } of aenderungen.toReversed()) {
            for (const { feld, alt, neu } of felder) {
              expect(values[feld]).toBe(neu)
              values[feld] = alt
            }
          }
          expect(values).toEqual(Object.fromEntries(FIELD_NAMES.map((feld) => [feld, spell(erster[feld])])))
        }
      }),
    )
  })
})
