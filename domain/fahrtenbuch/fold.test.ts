import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyKette, chained, inhalt } from '../testing/fahrtenbuch.ts'
import { foldEintraege, isVerspaetet, type Stand, spell } from './fold.ts'
import { FELDER } from './types.ts'

describe('folding rows', () => {
  it('shows a trip as its newest row has it, with every change from old to new', () => {
    const kette = chained(
      inhalt({ zweck: '' }),
      inhalt({ kmStart: 1040, kmEnde: 1060 }),
      inhalt({ art: 'nachtrag', bezugNummer: 1, zweck: 'Messe' }),
      inhalt({ art: 'korrektur', bezugNummer: 1, zweck: 'Messe', kmEnde: 1041, grund: 'vertippt' }),
    )
    const [first, second] = foldEintraege(kette) as [Stand, Stand]
    expect(first.letzter).toMatchObject({ nummer: 4, zweck: 'Messe', kmEnde: 1041 })
    expect(first.aenderungen.map(({ eintrag, felder }) => [eintrag.art, felder])).toEqual([
      ['nachtrag', [{ feld: 'zweck', alt: '', neu: 'Messe' }]],
      ['korrektur', [{ feld: 'kmEnde', alt: '1040', neu: '1041' }]],
    ])
    expect(second.aenderungen).toEqual([])
  })

  it('never loses a value: walking the changes back from what stands leads to what was first written', () => {
    fc.assert(
      fc.property(anyKette, (kette) => {
        const stands = foldEintraege(kette)
        expect(stands.reduce((rows, { aenderungen }) => rows + 1 + aenderungen.length, 0)).toBe(kette.length)
        for (const { erster, letzter, aenderungen } of stands) {
          const values = Object.fromEntries(FELDER.map((feld) => [feld, spell(letzter[feld])]))
          for (const { felder } of aenderungen.toReversed()) {
            for (const { feld, alt, neu } of felder) {
              expect(values[feld]).toBe(neu)
              values[feld] = alt
            }
          }
          expect(values).toEqual(Object.fromEntries(FELDER.map((feld) => [feld, spell(erster[feld])])))
        }
      }),
    )
  })

  it('says that a purpose came late, also when it was corrected since', () => {
    const late = chained(
      inhalt({ zweck: '' }),
      inhalt({ art: 'nachtrag', bezugNummer: 1, verspaetet: true }),
      inhalt({ art: 'korrektur', bezugNummer: 1, kmEnde: 1050, grund: 'vertippt' }),
    )
    expect(foldEintraege(late).map(isVerspaetet)).toEqual([true])
    expect(foldEintraege(late.slice(0, 1)).map(isVerspaetet)).toEqual([false])
  })

  it('makes no trip of a row that is about none', () => {
    expect(foldEintraege(chained(inhalt({ art: 'korrektur', bezugNummer: 7 })))).toEqual([])
  })
})
