import { describe, expect, it } from 'vitest'
import { chained, inhalt } from '../testing/fahrtenbuch.ts'
import { foldEintraege, isLate, type Stand } from './fold.ts'

describe('folding rows', () => {
  it('shows a trip with the values of its newest row, and every change from old to new', () => {
    const chain = chained(
      inhalt({ zweck: '' }),
      inhalt({ kmStart: 1040, kmEnde: 1060 }),
      inhalt({ art: 'nachtrag', bezugNummer: 1, zweck: 'Messe' }),
      inhalt({ art: 'korrektur', bezugNummer: 1, zweck: 'Messe', kmEnde: 1041, grund: 'vertippt' }),
    )
    const [first, second] = foldEintraege(chain) as [Stand, Stand]
    expect(first.letzter).toMatchObject({ nummer: 4, zweck: 'Messe', kmEnde: 1041 })
    expect(first.aenderungen.map(({ eintrag, felder }) => [eintrag.art, felder])).toEqual([
      ['nachtrag', [{ feld: 'zweck', alt: '', neu: 'Messe' }]],
      ['korrektur', [{ feld: 'kmEnde', alt: '1040', neu: '1041' }]],
    ])
    expect(second.aenderungen).toEqual([])
  })

  it('reports that a purpose came late, even if it was corrected since', () => {
    const late = chained(
      inhalt({ zweck: '' }),
      inhalt({ art: 'nachtrag', bezugNummer: 1, verspaetet: true }),
      inhalt({ art: 'korrektur', bezugNummer: 1, kmEnde: 1050, grund: 'vertippt' }),
    )
    expect(foldEintraege(late).map(isLate)).toEqual([true])
    expect(foldEintraege(late.slice(0, 1)).map(isLate)).toEqual([false])
  })

  it('ignores a row that refers to no trip', () => {
    expect(foldEintraege(chained(inhalt({ art: 'korrektur', bezugNummer: 7 })))).toEqual([])
  })
})
