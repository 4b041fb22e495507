import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { POSTAUSGANG_ADDRESS } from '../features/benachrichtigung/model/address.ts'
import { EINSTELLUNG_ADDRESS } from '../features/einstellung/model/address.ts'
import { FAHRT_ADDRESS } from '../features/fahrt/model/address.ts'
import { FAHRTENBUCH_ADDRESS } from '../features/fahrtenbuch/model/address.ts'
import { FAHRZEUG_ADDRESS } from '../features/flotte/model/address.ts'
import { FREIGABE_ADDRESS } from '../features/freigabe/model/address.ts'
import { FUEHRERSCHEIN_ADDRESS } from '../features/fuehrerschein/model/address.ts'
import { FUHRPARK_ADDRESS, FUHRPARK_FAHRZEUG_ADDRESS } from '../features/fuhrpark/model/address.ts'
import { PLAN_ADDRESS } from '../features/grundriss/model/address.ts'
import { LESEPLAN_ADDRESS } from '../features/leseraum/model/address.ts'
import { OEFFNUNG_ADDRESS } from '../features/oeffnungszeit/model/address.ts'
import { ROOT_ADDRESS } from '../frame/rootAddress.ts'
import { ENTRIES, isMenuPage } from './menu.ts'

const ADDRESSES = [
  ['reading room', LESEPLAN_ADDRESS],
  ['vehicles', FAHRZEUG_ADDRESS],
  ['trip', FAHRT_ADDRESS],
  ['fleet', FUHRPARK_ADDRESS],
  ['one vehicle', FUHRPARK_FAHRZEUG_ADDRESS],
  ['outbox', POSTAUSGANG_ADDRESS],
  ['approvals', FREIGABE_ADDRESS],
  ['licences', FUEHRERSCHEIN_ADDRESS],
  ['logbook', FAHRTENBUCH_ADDRESS],
  ['settings', EINSTELLUNG_ADDRESS],
  ['one room', PLAN_ADDRESS],
  ['opening times', OEFFNUNG_ADDRESS],
  ['any page', ROOT_ADDRESS],
] as const

const NAMES = [...new Set(ADDRESSES.flatMap(([, { defaults }]) => Object.keys(defaults)))]

const ID = '01980000-0000-7000-8000-000000000001'

/** Values that some parameter accepts, beside everything that JSON can express. */
const VALUE = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(ID, '2026-10-25', '2026-03-29', '2026-10-25T02:30', '09:00', 'checkin', 'gesendet'),
  fc.constantFrom<unknown>('van', 'tag', 'schaeden', 'privat', 'regeln', true, 3, [ID, ID], ['navigation']),
  fc
    .array(fc.constantFrom('a', 'ä', '🚗', '\ud800', '1', '"', '&'), { maxLength: 120 })
    .map((all) => all.join('')),
)

/** The search parameters as the router passes them on. */
const typed = (address: string) => defaultParseSearch(address) as Record<string, unknown>

/** A round trip through the address bar. */
const throughTheAddress = (search: object) => typed(defaultStringifySearch({ ...search }))

describe.each(ADDRESSES)('the address of the page: %s', (_, { defaults, read, route }) => {
  test('whatever a link contains, the page is shown, and its own link shows the same', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...NAMES), VALUE), (raw) => {
        const shown = read(raw)
        expect(read(throughTheAddress(shown))).toEqual(shown)
      }),
      { numRuns: 300 },
    )
  })

  test('parameters that the page does not know are dropped from its state and from the address', () => {
    const [middleware] = route.search.middlewares
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(defaults)), VALUE), (raw) => {
        // The router merges the parsed search into the written one: an omitted value would reappear as
        // written.
        const opened: object = { ...raw, ...read(raw) }
        expect(read(opened)).toEqual(read(raw))
        const cleaned = throughTheAddress(middleware({ search: opened, next: (search) => search }))
        expect({ ...cleaned, ...read(cleaned) }).toEqual(opened)
      }),
    )
  })

  test('hostile values are ignored', () => {
    for (const name of NAMES) {
      expect(read({ [name]: { toString: 1, valueOf: 1 } })).toEqual(read({}))
    }
  })
})

test('a search text that looks like a number, a boolean or a list stays a text', () => {
  for (const suche of ['007', '2024', 'true', '[1]', '"', 'a&b=c', '100 %', 'Ä+Ö', '#']) {
    const vehicles = FAHRZEUG_ADDRESS.read(throughTheAddress({ suche }))
    expect(vehicles.suche).toBe(suche)
    expect(FUHRPARK_ADDRESS.read(throughTheAddress({ suche })).suche).toBe(suche)
  }
})

test('a hand-typed address is understood: a number is a search text too', () => {
  expect(FAHRZEUG_ADDRESS.read(typed('?suche=2024')).suche).toBe('2024')
  expect(FUHRPARK_ADDRESS.read(typed('?suche=2024')).suche).toBe('2024')
  expect(FAHRTENBUCH_ADDRESS.read(typed('?zweck=2024'))).toMatchObject({ zweck: '2024' })
  expect(FAHRZEUG_ADDRESS.read(typed('?personen=4')).personen).toBe(4)
})

test("the target of a mail's link is open: the trip, its check-in, the message, the vehicle", () => {
  expect(FREIGABE_ADDRESS.read({ buchung: ID })).toEqual({ entschieden: false, buchung: ID })
  expect(FAHRT_ADDRESS.read({ schritt: 'checkin' })).toEqual({ schritt: 'checkin' })
  expect(POSTAUSGANG_ADDRESS.read({ status: 'fehlgeschlagen', nachricht: ID })).toEqual({
    status: 'fehlgeschlagen',
    nachricht: ID,
    reiter: 'post',
    art: '',
    suche: '',
  })
  expect(FUEHRERSCHEIN_ADDRESS.read({ alle: true, person: ID })).toEqual({
    alle: true,
    person: ID,
    suche: '',
  })
  expect(FUHRPARK_FAHRZEUG_ADDRESS.read({ reiter: 'schaeden' }).reiter).toBe('schaeden')
})

test('a path in place of an id leads nowhere', () => {
  for (const id of ['../admin', ID.toUpperCase().replace('8', 'x'), `${ID}/../x`, `${ID}\n`]) {
    expect(FREIGABE_ADDRESS.read({ buchung: id })).toEqual(FREIGABE_ADDRESS.defaults)
    expect(FAHRZEUG_ADDRESS.read({ fahrzeug: id })).toEqual(FAHRZEUG_ADDRESS.defaults)
    expect(LESEPLAN_ADDRESS.read({ platz: id })).toEqual(LESEPLAN_ADDRESS.defaults)
    expect(POSTAUSGANG_ADDRESS.read({ nachricht: id })).toEqual(POSTAUSGANG_ADDRESS.defaults)
  }
})

test('only the sign-out itself signs out', () => {
  expect(ROOT_ADDRESS.read({ logout: true }).logout).toBe(true)
  for (const logout of ['true', 1, 'false', {}]) expect(ROOT_ADDRESS.read({ logout }).logout).toBe(false)
  expect(ROOT_ADDRESS.read({ dialog: 'regeln' }).dialog).toBe('regeln')
  expect(ROOT_ADDRESS.read({ dialog: 'geheim' }).dialog).toBeUndefined()
})

test('a logbook whose end is before its beginning is requested without an end', () => {
  const asked = (vonTag: string, bisTag: string) => FAHRTENBUCH_ADDRESS.read({ vonTag, bisTag })
  expect(asked('2026-10-25', '2026-10-24')).toMatchObject({ vonTag: '2026-10-25', bisTag: undefined })
  expect(asked('2026-10-25', '2026-10-25')).toMatchObject({ vonTag: '2026-10-25', bisTag: '2026-10-25' })
})

test('a menu entry without a page is left out, including names that every object has', () => {
  for (const { id } of ENTRIES) expect(isMenuPage(id)).toBe(true)
  for (const entry of ['toString', '__proto__', 'constructor', '', 'unbekannt']) {
    expect(isMenuPage(entry)).toBe(false)
  }
})
