import { expect, test } from 'vitest'
import { daysOf, windowOf } from './days.ts'

const heute = Temporal.PlainDate.from('2027-03-10')
const said = (von?: string, bis?: string) => {
  const days = daysOf({ von, bis }, heute)
  return [days.von.toString(), days.bis.toString()]
}

test('By default a month from today; with one end a month from or until there', () => {
  expect(said()).toEqual(['2027-03-10', '2027-04-09'])
  expect(said('2027-05-01')).toEqual(['2027-05-01', '2027-05-31'])
  expect(said(undefined, '2027-03-12')).toEqual(['2027-03-10', '2027-03-12'])
  expect(said(undefined, '2027-02-01')).toEqual(['2027-01-02', '2027-02-01'])
})

test('An end before the start becomes the day of the start, and the range is capped at the server’s limit', () => {
  expect(said('2027-05-02', '2027-05-01')).toEqual(['2027-05-02', '2027-05-02'])
  expect(said('2027-01-01', '2029-01-01')).toEqual(['2027-01-01', '2028-01-01'])
  const { von, bis } = windowOf(daysOf({ von: '2027-01-01', bis: '2029-01-01' }, heute), 'Europe/Berlin')
  const hours = Temporal.Instant.from(von).until(Temporal.Instant.from(bis)).total('hours')
  expect(hours).toBe(366 * 24)
})
