import { defaultParseSearch, defaultStringifySearch, type SearchSchemaInput } from '@tanstack/react-router'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseFahrtenbuchSearch } from '../features/fahrtenbuch/model/search.ts'
import { parseFahrtSearch } from './fahrtSearch.ts'
import { FAHRZEUG_DEFAULTS, parseFahrzeugSearch } from './fahrzeugSearch.ts'
import {
  FUHRPARK_DEFAULTS,
  FUHRPARK_FAHRZEUG_DEFAULTS,
  parseFuhrparkFahrzeugSearch,
  parseFuhrparkSearch,
} from './fuhrparkSearch.ts'
import { LESERAUM_DEFAULTS, parseLeseraumSearch } from './leseraumSearch.ts'
import { isMenuPage, MENU_PAGES } from './menu.ts'
import { parsePostausgangSearch } from './postausgangSearch.ts'
import {
  FREIGABE_DEFAULTS,
  FUEHRERSCHEIN_DEFAULTS,
  parseFreigabeSearch,
  parseFuehrerscheinSearch,
} from './pruefSearch.ts'
import { parseRootSearch } from './rootSearch.ts'

type Read = (raw: Record<string, unknown>) => object

const READERS: readonly (readonly [string, Read])[] = [
  ['reading room', parseLeseraumSearch],
  ['vehicles', parseFahrzeugSearch],
  ['trip', parseFahrtSearch],
  ['fleet', parseFuhrparkSearch as Read],
  ['one vehicle', parseFuhrparkFahrzeugSearch as Read],
  ['outbox', parsePostausgangSearch as Read],
  ['approvals', parseFreigabeSearch as Read],
  ['licences', parseFuehrerscheinSearch as Read],
  ['logbook', parseFahrtenbuchSearch as Read],
  ['any page', parseRootSearch],
]

const NAMES = [
  ...Object.keys(FAHRZEUG_DEFAULTS),
  ...Object.keys(LESERAUM_DEFAULTS),
  ...['von', 'bis', 'tag', 'ab', 'vonTag', 'bisTag', 'gefahrenVon', 'zweck', 'fahrtart', 'fahrer'],
  ...['status', 'nachricht', 'buchung', 'person', 'reiter', 'schritt', 'dialog', 'logout', 'platz'],
]

const ID = '01980000-0000-7000-8000-000000000001'

/** Values that mean something somewhere, beside all that JSON can say. */
const VALUE = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(ID, '2026-10-25', '2026-03-29', '2026-10-25T02:30', '09:00', 'checkin', 'gesendet'),
  fc.constantFrom<unknown>('van', 'tag', 'schaeden', 'privat', 'regeln', true, 3, [ID, ID], ['navigation']),
  fc
    .array(fc.constantFrom('a', 'ä', '🚗', '\ud800', '1', '"', '&'), { maxLength: 120 })
    .map((all) => all.join('')),
)

/** As the router hands the address over. */
const typed = (address: string) => defaultParseSearch(address) as Record<string, unknown> & SearchSchemaInput

/** What the address bar makes of it, and back. */
const throughTheAddress = (search: object) => typed(defaultStringifySearch({ ...search }))

describe.each(READERS)('the address of the page: %s', (_, read) => {
  test('whatever a link says, the page is shown, and its own link shows the same', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...NAMES), VALUE), (raw) => {
        const shown = read(raw)
        expect(read(throughTheAddress(shown))).toEqual(shown)
      }),
      { numRuns: 300 },
    )
  })

  test('traps are as if they were not there', () => {
    for (const name of NAMES) {
      expect(read({ [name]: { toString: 1, valueOf: 1 } })).toEqual(read({}))
    }
  })
})

test('a search that looks like a number, a truth or a list is found again as the text that it is', () => {
  for (const suche of ['007', '2024', 'true', '[1]', '"', 'a&b=c', '100 %', 'Ä+Ö', '#']) {
    const vehicles = parseFahrzeugSearch(throughTheAddress({ suche }))
    expect(vehicles.suche).toBe(suche)
    expect(parseFuhrparkSearch(throughTheAddress({ suche })).suche).toBe(suche)
  }
})

test('who types the address by hand is understood: a number is a search too', () => {
  expect(parseFahrzeugSearch(typed('?suche=2024')).suche).toBe('2024')
  expect(parseFuhrparkSearch(typed('?suche=2024')).suche).toBe('2024')
  expect(parseFahrtenbuchSearch(typed('?zweck=2024'))).toEqual({ zweck: '2024' })
  expect(parseFahrzeugSearch(typed('?personen=4')).personen).toBe(4)
})

test('an address that says nothing shows what the page opens with', () => {
  expect(parseFuhrparkSearch({} as never)).toEqual(FUHRPARK_DEFAULTS)
  expect(parseFuhrparkFahrzeugSearch({} as never)).toEqual(FUHRPARK_FAHRZEUG_DEFAULTS)
  expect(parseFreigabeSearch({} as never)).toEqual(FREIGABE_DEFAULTS)
  expect(parseFuehrerscheinSearch({} as never)).toEqual(FUEHRERSCHEIN_DEFAULTS)
  expect(parsePostausgangSearch({} as never)).toEqual({})
  expect(parseFahrtSearch({})).toEqual({})
  expect(parseRootSearch({})).toEqual({})
})

test('what a mail links to is open: the trip, its check-in, the message, the vehicle', () => {
  expect(parseFreigabeSearch({ buchung: ID } as never)).toEqual({ entschieden: false, buchung: ID })
  expect(parseFahrtSearch({ schritt: 'checkin' })).toEqual({ schritt: 'checkin' })
  expect(parsePostausgangSearch({ status: 'fehlgeschlagen', nachricht: ID } as never)).toEqual({
    status: 'fehlgeschlagen',
    nachricht: ID,
  })
  expect(parseFuehrerscheinSearch({ alle: true, person: ID } as never)).toEqual({ alle: true, person: ID })
  expect(parseFuhrparkFahrzeugSearch({ reiter: 'schaeden' } as never)).toEqual({ reiter: 'schaeden' })
})

test('a path in place of an id leads nowhere', () => {
  for (const id of ['../admin', ID.toUpperCase().replace('8', 'x'), `${ID}/../x`, `${ID}\n`]) {
    expect(parseFreigabeSearch({ buchung: id } as never)).toEqual(FREIGABE_DEFAULTS)
    expect(parseFahrzeugSearch({ fahrzeug: id })).toEqual(FAHRZEUG_DEFAULTS)
    expect(parseLeseraumSearch({ platz: id })).toEqual(LESERAUM_DEFAULTS)
    expect(parsePostausgangSearch({ nachricht: id } as never)).toEqual({})
  }
})

test('only the sign-out itself signs out', () => {
  expect(parseRootSearch({ logout: true })).toEqual({ logout: true })
  for (const logout of ['true', 1, 'false', {}]) expect(parseRootSearch({ logout })).toEqual({})
  expect(parseRootSearch({ dialog: 'regeln' })).toEqual({ dialog: 'regeln' })
  expect(parseRootSearch({ dialog: 'geheim' })).toEqual({})
})

test('a logbook that ends before it begins is asked without an end', () => {
  const asked = (vonTag: string, bisTag: string) => parseFahrtenbuchSearch({ vonTag, bisTag } as never)
  expect(asked('2026-10-25', '2026-10-24')).toEqual({ vonTag: '2026-10-25' })
  expect(asked('2026-10-25', '2026-10-25')).toEqual({ vonTag: '2026-10-25', bisTag: '2026-10-25' })
})

test('an entry of the menu without a page is left out, also one that every object has', () => {
  for (const entry of Object.keys(MENU_PAGES)) expect(isMenuPage(entry)).toBe(true)
  for (const entry of ['toString', '__proto__', 'constructor', '', 'unbekannt']) {
    expect(isMenuPage(entry)).toBe(false)
  }
})
