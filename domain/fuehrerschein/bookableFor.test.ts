import { describe, expect, it } from 'vitest'
import type { Fahrer } from '../fahrzeug/types.ts'
import { driver, licence, tag, ZONE } from '../testing/fahrzeug.ts'
import { ADA, at, BEN, CARL } from '../testing/leseraum.ts'
import { bookableFor } from './bookableFor.ts'

const ada = driver()
const ben = driver({ id: BEN, fuehrerschein: licence({ naechstePruefung: tag('2026-06-02') }) })
const carl = driver({ id: CARL, mayBook: false })
const dora: Fahrer = driver({ id: 'dora' as Fahrer['id'], fuehrerschein: null })
const PEOPLE = [ada, ben, carl, dora]

const names = (id: string, mayBook: boolean, fremdbuchung: boolean) =>
  bookableFor({ id, mayBook, fremdbuchung }, PEOPLE, at('08:00'), ZONE).map((one) => one.id as string)

describe('people for whom one may book', () => {
  it('are, with the permission for others, everybody who may book and whose next check is in the future', () => {
    expect(names(CARL, false, true)).toEqual([ADA])
    expect(names(BEN, true, true)).toEqual([ADA])
  })

  it('are with the permission to book alone oneself, with a licence', () => {
    expect(names(ADA, true, false)).toEqual([ADA])
    expect(names(BEN, true, false)).toEqual([BEN])
    expect(names('dora', true, false)).toEqual([])
  })

  it('are nobody without either permission', () => {
    expect(names(ADA, false, false)).toEqual([])
  })
})
