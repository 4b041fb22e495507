import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Angaben, angabenIssues, sortedKlassen } from './angaben.ts'
import { FUEHRERSCHEINKLASSEN } from './klassen.ts'

const tag = (text: string) => Temporal.PlainDate.from(text)
const codes = (more: Partial<Angaben>) =>
  angabenIssues({
    ausgestelltAm: tag('2010-05-01'),
    gueltigBis: null,
    fahrverbot: false,
    fahrverbotVon: null,
    fahrverbotBis: null,
    ...more,
  }).map(({ code }) => code)

describe('the data of a licence card', () => {
  it('may be sparse', () => {
    expect(codes({})).toEqual([])
    expect(codes({ ausgestelltAm: null, gueltigBis: tag('2033-01-19') })).toEqual([])
    expect(codes({ fahrverbot: true })).toEqual([])
  })

  it('cannot expire before the date of issue', () => {
    expect(codes({ gueltigBis: tag('2010-04-30') })).toEqual(['fuehrerschein.ablaufVorAusstellung'])
    expect(codes({ gueltigBis: tag('2010-05-01') })).toEqual([])
  })

  it('have days of a ban only with a ban, in their order', () => {
    expect(codes({ fahrverbotVon: tag('2026-01-01') })).toEqual(['fuehrerschein.tageOhneFahrverbot'])
    const swapped = {
      fahrverbot: true,
      fahrverbotVon: tag('2026-02-01'),
      fahrverbotBis: tag('2026-01-31'),
    }
    expect(codes(swapped)).toEqual(['fuehrerschein.fahrverbotReihenfolge'])
    expect(codes({ ...swapped, fahrverbotBis: tag('2026-02-01') })).toEqual([])
  })

  it('list each class once, in one order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...FUEHRERSCHEINKLASSEN)), (klassen) => {
        const sorted = sortedKlassen(klassen)
        expect(new Set(sorted)).toEqual(new Set(klassen))
        expect(sorted.map((klasse) => FUEHRERSCHEINKLASSEN.indexOf(klasse))).toEqual(
          [...new Set(klassen.map((klasse) => FUEHRERSCHEINKLASSEN.indexOf(klasse)))].toSorted(
            (a, b) => a - b,
          ),
        )
      }),
    )
  })
})
