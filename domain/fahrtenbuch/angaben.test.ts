import { describe, expect, it } from 'vitest'
import { FAHRTARTEN } from '../fahrzeug/types.ts'
import { inhalt } from '../testing/fahrtenbuch.ts'
import { arrivalIssues, missingAngaben, withoutAngaben } from './angaben.ts'

const empty = inhalt({ zielort: '', zweck: ' ', zielperson: '' })

describe('the particulars that a trip needs', () => {
  it('are the purpose in a simple logbook, and destination, purpose and person in a tax-grade one', () => {
    expect(missingAngaben(empty, 'einfach')).toEqual(['zweck'])
    expect(missingAngaben(empty, 'steuerlich')).toEqual(['zielort', 'zweck', 'zielperson'])
    expect(missingAngaben(inhalt(), 'steuerlich')).toEqual([])
  })

  it('are at check-out only the destination of a tax-grade one', () => {
    expect(arrivalIssues(empty, 'einfach')).toEqual([])
    expect(arrivalIssues(empty, 'steuerlich')).toEqual([
      { code: 'fahrtenbuch.zielortFehlt', field: 'zielort', data: {} },
    ])
  })

  it.each(FAHRTARTEN.filter((art) => art !== 'dienstlich'))('are none when it was %s', (fahrtart) => {
    expect(missingAngaben({ ...empty, fahrtart }, 'steuerlich')).toEqual([])
    expect(arrivalIssues({ ...empty, fahrtart }, 'steuerlich')).toEqual([])
  })
})

describe('a private trip', () => {
  it('keeps its kilometres and no text', () => {
    const kept = withoutAngaben(inhalt({ fahrtart: 'privat', umweg: 'Baustelle' }))
    expect(kept).toMatchObject({
      kmStart: 1000,
      kmEnde: 1040,
      zielort: '',
      zweck: '',
      zielperson: '',
      umweg: '',
    })
  })

  it('is the only kind that loses its texts', () => {
    for (const fahrtart of ['dienstlich', 'arbeitsweg'] as const)
      expect(withoutAngaben(inhalt({ fahrtart }))).toEqual(inhalt({ fahrtart }))
  })
})
