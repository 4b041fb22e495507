import { describe, expect, test } from 'vitest'
import { POSTAUSGANG_ADDRESS } from './benachrichtigung/model/address.ts'
import { EINSTELLUNG_ADDRESS } from './einstellung/model/address.ts'
import { FAHRT_ADDRESS } from './fahrt/model/address.ts'
import { fahrtPath } from './fahrt/model/fahrtPath.ts'
import { filterCount as carFilterCount, NO_FILTER as EVERY_CAR } from './fahrzeug/model/filter.ts'
import { FAHRZEUG_ADDRESS } from './flotte/model/address.ts'
import { FREIGABE_ADDRESS } from './freigabe/model/address.ts'
import { FUEHRERSCHEIN_ADDRESS } from './fuehrerschein/model/address.ts'
import { FUHRPARK_ADDRESS, FUHRPARK_FAHRZEUG_ADDRESS } from './fuhrpark/model/address.ts'
import { LESEPLAN_ADDRESS } from './leseraum/model/address.ts'
import { filterCount, filterOf, NO_FILTER } from './leseraum/model/seatFilter.ts'

const ID = '01980000-0000-7000-8000-00000000000a'
const PAGES = {
  postausgang: POSTAUSGANG_ADDRESS,
  einstellung: EINSTELLUNG_ADDRESS,
  fahrt: FAHRT_ADDRESS,
  fahrzeug: FAHRZEUG_ADDRESS,
  freigabe: FREIGABE_ADDRESS,
  fuehrerschein: FUEHRERSCHEIN_ADDRESS,
  fuhrpark: FUHRPARK_ADDRESS,
  fuhrparkFahrzeug: FUHRPARK_FAHRZEUG_ADDRESS,
  leseraum: LESEPLAN_ADDRESS,
}

describe.each(Object.entries(PAGES))('the address of %s', (_, page) => {
  test('without parameters, or with nonsense, shows the initial page', () => {
    const nonsense = Object.fromEntries(Object.keys(page.defaults).map((name) => [name, { toString: 1 }]))
    expect(page.read({})).toEqual(page.defaults)
    expect(page.read(nonsense)).toEqual(page.defaults)
    expect(page.said(page.read(nonsense) as never)).toEqual([])
  })

  test('is parsed idempotently', () => {
    const read = page.read({ suche: 'x', haus: true, status: 'gesendet', person: ID, tag: '2026-11-18' })
    expect(page.read(read)).toEqual(read)
  })
})

test.each([
  [POSTAUSGANG_ADDRESS.read({ status: 'gesendet', nachricht: ID }), { status: 'gesendet', nachricht: ID }],
  [POSTAUSGANG_ADDRESS.read({ status: 'weg', nachricht: 'x' }), { status: undefined, nachricht: undefined }],
  [FAHRT_ADDRESS.read({ schritt: 'checkin' }), { schritt: 'checkin' }],
  [FAHRT_ADDRESS.read({ schritt: 'weiter' }), { schritt: undefined }],
  [FREIGABE_ADDRESS.read({ entschieden: true, buchung: ID }), { entschieden: true, buchung: ID }],
  [
    FUHRPARK_FAHRZEUG_ADDRESS.read({ reiter: 'schaeden', behobene: true }),
    { reiter: 'schaeden', behobene: true },
  ],
  [FUHRPARK_FAHRZEUG_ADDRESS.read({ reiter: 'motor' }), { reiter: 'daten', behobene: false }],
])('%# of a link says what it shows', (read, said) => {
  expect(read).toMatchObject(said)
})

test('a trip has a page of its own', () => {
  expect(fahrtPath(ID)).toContain(ID)
  expect(fahrtPath(ID)).not.toContain('{')
})

describe('a period of vehicles', () => {
  const von = '2026-11-18T09:00'
  const bis = '2026-11-18T12:00'
  test.each([
    [
      { von, bis },
      { von, bis },
    ],
    [
      { von: bis, bis: von },
      { von: undefined, bis: undefined },
    ],
    [
      { von, bis: von },
      { von: undefined, bis: undefined },
    ],
    [{ von }, { von: undefined, bis: undefined }],
    [{ bis }, { von: undefined, bis: undefined }],
  ])('of %o is %o', (raw, window) => {
    expect(FAHRZEUG_ADDRESS.read(raw)).toMatchObject(window)
  })
})

describe('the vehicle filter', () => {
  test.each([
    [{}, 0],
    [{ kategorie: 'kombi', klasse: 'B' }, 2],
    [{ sitze: 5 }, 1],
    [{ sitze: 1 }, 0],
    [{ suche: '  ' }, 0],
    [{ suche: 'Golf', nurFreie: true }, 2],
    [{ ausstattung: ['klimaanlage', 'navigation'] }, 2],
    [{ standort: ID, personen: 4, fahrer: ID, zoom: 'tag' }, 1],
  ])('%o sets %i conditions, and none once it is lifted', (raw, count) => {
    const search = FAHRZEUG_ADDRESS.read(raw)
    expect(carFilterCount(search)).toBe(count)
    expect(carFilterCount({ ...search, ...EVERY_CAR })).toBe(0)
  })
})

describe('the seat filter', () => {
  test.each([
    [{}, 0],
    [{ nurFreie: true }, 1],
    [{ nurFavoriten: true, nurGruppenraeume: true }, 2],
    [{ kapazitaet: 1 }, 0],
    [{ kapazitaet: 4 }, 1],
    [{ ausstattung: [ID] }, 1],
    [{ stunden: true, sortierung: 'zone' }, 0],
  ])('%o sets %i conditions, and none once it is lifted', (raw, count) => {
    const search = LESEPLAN_ADDRESS.read(raw)
    expect(filterCount(search)).toBe(count)
    expect(filterCount({ ...search, ...NO_FILTER })).toBe(0)
  })

  test('asks the rule for what the address says', () => {
    const search = LESEPLAN_ADDRESS.read({
      nurFreie: true,
      nurFavoriten: true,
      nurStellplaetze: true,
      kapazitaet: 4,
      ausstattung: [ID],
    })
    expect(filterOf(search)).toEqual({
      ausstattung: [ID],
      kapazitaet: 4,
      nurFrei: true,
      nurFavoriten: true,
      nurGruppenraeume: false,
      nurStellplaetze: true,
    })
  })
})
