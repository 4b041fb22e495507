import { resolveAll } from '@platzwart/domain/einstellung/resolve'
import { expect, it } from 'vitest'
import { rebookSearch, restWindow } from './restWindow.ts'

const LAGE = {
  jetzt: Temporal.Instant.from('2027-03-10T09:37:00Z'),
  zone: 'Europe/Berlin',
  einstellungen: resolveAll({ mandant: {}, gruppen: [], benutzer: {} }),
}
const textOf = (bis: string) => {
  const window = restWindow(Temporal.PlainDateTime.from(bis), LAGE)
  return [window.von.toString(), window.bis.toString()]
}

it('is the rest of the trip, from the next step on', () => {
  expect(textOf('2027-03-10T13:15')).toEqual(['2027-03-10T10:45:00', '2027-03-10T13:15:00'])
})

it('is an hour if less than that is left', () => {
  expect(textOf('2027-03-10T11:00')).toEqual(['2027-03-10T10:45:00', '2027-03-10T11:45:00'])
})

it('takes over the driver, the number of people and the details', () => {
  const fahrt = { id: 'f1', personen: 3, fahrer: { id: 'p1', name: 'Ada', email: 'ada@lindenau.example' } }
  expect(rebookSearch(fahrt, 'p1')).toEqual({ wie: 'f1', personen: 3 })
  expect(rebookSearch(fahrt, 'p2')).toEqual({ wie: 'f1', personen: 3, fahrer: 'p1' })
  expect(rebookSearch({ ...fahrt, fahrer: null }, 'p2')).toEqual({ wie: 'f1', personen: 3 })
})
