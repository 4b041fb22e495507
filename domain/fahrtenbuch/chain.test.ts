import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyKette, chained, inhalt, instant, sha256 } from '../testing/fahrtenbuch.ts'
import { CHAIN_START, canonicalText, chainEintrag, verifyChain } from './chain.ts'
import type { Eintrag } from './types.ts'

/** Another value of the same kind. */
function otherThan(value: unknown): unknown {
  if (value === null) return 'jemand'
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (value instanceof Temporal.Instant) return value.add({ microseconds: 1 })
  return `${String(value)}x`
}

const FIELDS = Object.keys(chained(inhalt())[0] as Eintrag) as (keyof Eintrag)[]

describe('the text of a row', () => {
  it('is the same for ever: these very characters are hashed', () => {
    const [first] = chained(inhalt()) as [Eintrag]
    expect(canonicalText(first)).toBe(
      '["platzwart-fahrtenbuch-1","0000000000000000000000000000000000000000000000000000000000000000",' +
        '"01980000-0000-7000-8000-000000000001","01980000-0000-7000-8000-00000000000a",1,"fahrt",null,null,"dienstlich",' +
        '"2026-03-16T08:00:00Z","2026-03-16T10:00:00Z",1000,1040,"Hamburg","Besprechung","Reederei Nord","",null,"Ada Muster",' +
        '"",false,null,"2026-03-16T10:01:00Z"]',
    )
    expect(first.hash).toBe(sha256(canonicalText(first)))
  })

  it('keeps whole milliseconds, as every store does', () => {
    const precise = inhalt({ erfasst: instant('2026-03-16T10:01:00.123456789Z') })
    expect(chainEintrag(precise, CHAIN_START, sha256).erfasst.toString()).toBe('2026-03-16T10:01:00.123Z')
  })

  it('does not mix up neighbouring fields', () => {
    const [a] = chained(inhalt({ zielort: 'ab', zweck: 'c' })) as [Eintrag]
    const [b] = chained(inhalt({ zielort: 'a', zweck: 'bc' })) as [Eintrag]
    expect(a.hash).not.toBe(b.hash)
  })
})

describe('a chain', () => {
  it('is in order as it was written, in one go and in parts', () => {
    fc.assert(
      fc.property(anyKette, fc.nat(), (kette, cut) => {
        const whole = verifyChain(kette, sha256)
        expect(whole).toEqual({
          head: { nummer: kette.length, hash: kette.at(-1)?.hash },
          fault: null,
        })
        const at = cut % kette.length
        const { head } = verifyChain(kette.slice(0, at), sha256)
        expect(verifyChain(kette.slice(at), sha256, head)).toEqual(whole)
      }),
      { numRuns: 50 },
    )
  })

  it('is in order when it is empty', () => {
    expect(verifyChain([], sha256)).toEqual({ head: CHAIN_START, fault: null })
  })

  it('names the row of which any field is another', () => {
    fc.assert(
      fc.property(anyKette, fc.nat(), fc.constantFrom(...FIELDS), (kette, index, field) => {
        const at = index % kette.length
        const broken = kette.map((entry, i) =>
          i === at ? ({ ...entry, [field]: otherThan(entry[field]) } as Eintrag) : entry,
        )
        expect(verifyChain(broken, sha256).fault?.nummer).toBe(at + 1)
      }),
    )
  })

  it('names the row that was written anew with a hash of its own', () => {
    const kette = chained(inhalt(), inhalt({ kmStart: 1040, kmEnde: 1050 }), inhalt())
    const forged = chainEintrag(inhalt({ zweck: 'Urlaub' }), CHAIN_START, sha256)
    expect(verifyChain([forged, ...kette.slice(1)], sha256).fault).toEqual({ nummer: 2, art: 'vorgaenger' })
  })

  it('names the number that is missing, or twice there', () => {
    fc.assert(
      fc.property(anyKette, fc.nat(), (kette, index) => {
        fc.pre(kette.length > 1)
        const at = index % (kette.length - 1)
        expect(verifyChain(kette.toSpliced(at, 1), sha256).fault).toEqual({ nummer: at + 1, art: 'nummer' })
        const twice = kette.toSpliced(at, 0, kette[at] as Eintrag)
        expect(verifyChain(twice, sha256).fault).toEqual({ nummer: at + 2, art: 'nummer' })
      }),
      { numRuns: 50 },
    )
  })
})
