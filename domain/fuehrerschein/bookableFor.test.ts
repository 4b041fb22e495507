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

describe('for whom one may book', () => {
  it('everybody who may book and is to be checked in the future, with the permission for others', () => {
    expect(names(CARL, false, true)).toEqual([ADA])
    expect(names(BEN, true, true)).toEqual([ADA])
  })

  it('oneself with a licence, with the permission to book alone', () => {
    expect(names(ADA, true, false)).toEqual([ADA])
    expect(names(BEN, true, false)).toEqual([BEN])
    expect(names('dora', true, false)).toEqual([])
  })

  it('nobody without either', () => {
    expect(names(ADA, false, false)).toEqual([])
  })
})
