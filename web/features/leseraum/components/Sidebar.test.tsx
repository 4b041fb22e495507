// @vitest-environment happy-dom
import { clearEinstellung, saveEinstellung } from '@platzwart/contract/operations/einstellung'
import { idOf } from '@platzwart/contract/testing/filled'
import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, isOff, key, names, said } from '../../../testing/find.ts'
import { type Visit, visit } from '../../../testing/house.tsx'
import { PLAN, type Saal, SEAT, saal, TWO_PLANS } from '../../../testing/leseraum.ts'
import { type Answer, answer } from '../../../testing/server.ts'
import { LESEPLAN_ADDRESS } from '../model/address.ts'
import { Sidebar } from './Sidebar.tsx'

interface Shown extends Saal {
  readonly answers?: readonly Answer[]
  readonly more?: Visit
}

const sidebar = ({ answers = [], more = {}, ...how }: Shown = {}, search = '') =>
  visit(<Sidebar />, { at: `/leseraum/karte${search}`, answers: [...saal(how), ...answers], ...more })

type Router = Awaited<ReturnType<typeof sidebar>>['router']
/** The address's state without default values. */
const addressOf = ({ state }: Router) => LESEPLAN_ADDRESS.read(state.location.search)

const days = () => all('button', undefined, find('group', 'Tag'))
const TAKEN = [SEAT.fenster, SEAT.gang, SEAT.wand, SEAT.raum].map((seat) => ({
  seat,
  von: '08:00',
  bis: '17:00',
}))

describe('a room’s description', () => {
  test('is below the choice of the room, with a link to more that opens in a new tab without a referrer', async () => {
    await sidebar({ plan: { beschreibung: 'Stiller Saal', link: 'https://haus.example/saal' } })
    await eventually(() => expect(said()).toContain('Stiller Saal'))
    const link = find('link', /^Mehr über .* \(öffnet eine andere Seite in einem neuen Fenster\)$/)
    expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
      'https://haus.example/saal',
      '_blank',
      'noopener noreferrer',
    ])
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'https://', '//haus.example'])(
    'never links to %s',
    async (link) => {
      await sidebar({ plan: { beschreibung: 'Stiller Saal', link } })
      await eventually(() => expect(said()).toContain('Stiller Saal'))
      expect(all('link').filter((one) => one.getAttribute('target') === '_blank')).toEqual([])
    },
  )
})

describe('the strip of days', () => {
  test('starts today and names each day’s opening hours', async () => {
    await sidebar()
    expect(names('button', find('group', 'Tag'))).toEqual([
      'Mi 10, 10.03.2027, geöffnet 08:00 – 20:00 Uhr',
      'Do 11, 11.03.2027, geöffnet 08:00 – 20:00 Uhr',
      'Fr 12, 12.03.2027, geöffnet 08:00 – 20:00 Uhr',
      'Sa 13, 13.03.2027, geöffnet 08:00 – 20:00 Uhr',
      'So 14, 14.03.2027, geschlossen',
      'Mo 15, 15.03.2027, geöffnet 08:00 – 20:00 Uhr',
      'Di 16, 16.03.2027, geöffnet 08:00 – 20:00 Uhr',
    ])
    expect(days().map((day) => day.getAttribute('aria-pressed'))).toEqual([
      'true',
      'false',
      'false',
      'false',
      'false',
      'false',
      'false',
    ])
    expect(isOff(find('button', 'Woche zurück'))).toBe(true)
  })

  test('links to a day, also a closed one, and back to today without naming it in the address', async () => {
    const { where } = await sidebar()
    await click('button', /^So 14/)
    await eventually(() => expect(where()).toBe('/leseraum/karte?tag=2027-03-14'))
    await eventually(() => expect(days()).toHaveLength(7))
    await click('button', /^Mi 10/)
    await eventually(() => expect(where()).toBe('/leseraum/karte'))
  })

  test('shows the week of the address’s day', async () => {
    await sidebar({}, '?tag=2027-03-19')
    expect(names('button', find('group', 'Tag'))[0]).toContain('17.03.2027')
    expect(find('button', /^Fr 19/).getAttribute('aria-pressed')).toBe('true')
  })

  test('is paged up to the last bookable day', async () => {
    await sidebar({ settings: { 'leseraum.tageImVoraus': 7 } })
    await click('button', 'Woche vor')
    expect(names('button', find('group', 'Tag'))[0]).toContain('17.03.2027')
    const thursday = find<HTMLButtonElement>('button', /^Do 18/)
    expect(isOff(thursday)).toBe(true)
    expect(isOff(find('button', 'Woche vor'))).toBe(true)
    await click('button', 'Woche zurück')
    expect(names('button', find('group', 'Tag'))[0]).toContain('10.03.2027')
  })

  test('is in English, too', async () => {
    await sidebar({ more: { language: 'en' } })
    expect(names('button', find('group', 'Day'))[4]).toBe('Su 14, 14 Mar 2027, closed')
  })
})

describe('the time', () => {
  test.each([
    ['Vormittag', 'modus=vormittags', '10:00 – 13:00 Uhr'],
    ['Nachmittag', 'modus=nachmittags', '13:00 – 20:00 Uhr'],
    ['Stunden', 'modus=frei&von=10:00&bis=18:00', '10:00 – 18:00 Uhr'],
  ])('%s is %s', async (name, search, range) => {
    const { where } = await sidebar()
    await click('radio', name)
    await eventually(() => expect(decodeURIComponent(where())).toContain(search.split('&')[0]))
    expect(said(find('region', 'Platz suchen'))).toContain(range)
    expect(said()).toContain('Geöffnet 08:00 – 20:00 Uhr')
  })

  test('is changed by keyboard, and the address follows', async () => {
    const { where } = await sidebar()
    const begin = find('slider' as 'grid', 'Beginn')
    await act(async () => begin.focus())
    await key('PageUp')
    await eventually(() => expect(decodeURIComponent(where())).toContain('von=11:00'))
    expect(begin.getAttribute('aria-valuetext')).toBe('11:00 Uhr')
    expect(await key('a')).toBe(false)
  })

  test('cannot be chosen on a closed day', async () => {
    await sidebar({}, '?tag=2027-03-14')
    expect(names('slider' as 'grid')).toEqual([])
    expect(said()).not.toContain('Geöffnet')
  })
})

describe('the free seats', () => {
  test('are counted among all, with their period', async () => {
    await sidebar({ held: TAKEN.slice(0, 1) })
    expect(said()).toContain('3 Plätze frei')
    expect(said()).toContain('von 4, 10:00 – 18:00 Uhr')
  })

  test('have a singular', async () => {
    await sidebar({ held: TAKEN.slice(1) })
    expect(said()).toContain('1 Platz frei')
  })

  test('link to the next free time, and keep the length if it fits', async () => {
    const { where } = await sidebar({ held: TAKEN }, '?modus=frei&von=11:00&bis=12:30')
    expect(said()).toContain('Für diese Zeit ist nichts frei')
    expect(said()).toContain('Platz A-1 ist ab 17:00 Uhr frei, bis 20:00 Uhr.')
    await click('button', 'Diese Zeit wählen')
    await eventually(() => expect(decodeURIComponent(where())).toMatch(/von=17:00.*bis=18:30/))
  })

  test('link to the next day if nothing is left today', async () => {
    const { where } = await sidebar({ held: TAKEN.map((one) => ({ ...one, bis: '20:00' })) })
    expect(said()).toContain('Heute wird hier nichts mehr frei.')
    await click('button', 'Weiter zu Do., 11.03.2027')
    await eventually(() => expect(where()).toBe('/leseraum/karte?tag=2027-03-11'))
  })

  test('name other plans with free seats', async () => {
    const { where } = await sidebar({
      plans: TWO_PLANS,
      held: TAKEN.map((one) => ({ ...one, bis: '20:00' })),
    })
    await eventually(() => expect(names('button')).toContain('Frei auf: Studio'))
    await click('button', 'Frei auf: Studio')
    await eventually(() => expect(where()).toContain(PLAN.studio))
  })
})

describe('a filter', () => {
  test('that excludes all seats by one condition names it, and removes only that', async () => {
    const { router } = await sidebar({}, '?nurFavoriten=true&nurFreie=true')
    expect(said()).toContain('Der Filter lässt nichts übrig: Favoriten.')
    await click('button', 'Ohne „Favoriten“: 4')
    await eventually(() => expect(addressOf(router)).toMatchObject({ nurFavoriten: false, nurFreie: true }))
    expect(said()).toContain('4 Plätze frei')
  })

  test('that excludes them only by several conditions says how many seats there would be without them', async () => {
    const { router } = await sidebar({}, `?nurGruppenraeume=true&ausstattung=${idOf(601)}&nurFavoriten=true`)
    expect(said()).toContain('Mehrere Filter zusammen lassen nichts übrig; ohne sie wären es 4 Plätze.')
    await click('button', 'Filter aufheben', find('region', 'Filter'))
    await eventually(() => expect(addressOf(router)).toEqual(LESEPLAN_ADDRESS.defaults))
  })

  test.each(['nurFreie', 'nurFavoriten', 'nurGruppenraeume'] as const)('%s is a button', async (flag) => {
    const { router } = await sidebar()
    const name = { nurFreie: 'Nur freie', nurFavoriten: 'Favoriten', nurGruppenraeume: 'Gruppenräume' }[flag]
    await click('checkbox', name)
    await eventually(() => expect(addressOf(router)[flag]).toBe(true))
    expect(names('button')).toContain('Filter1 aktiv')
    await click('checkbox', name)
    await eventually(() => expect(addressOf(router)[flag]).toBe(false))
  })

  test('offers favourites in a house with own choices, or if the person has some', async () => {
    const more = { module: ['leseraum'] }
    await sidebar({ more })
    expect(names('checkbox')).not.toContain('Favoriten')
    expect(names('button')).not.toContain('Diesen Grundriss beim Start öffnen')
    await sidebar({ more, settings: { 'leseraum.favoritPlaetze': [SEAT.gang] } })
    expect(names('checkbox')).toContain('Favoriten')
  })

  test('offers parking spaces if there are some, or if the address asks for them', async () => {
    await sidebar()
    expect(names('checkbox')).not.toContain('Stellplätze')
    const { router } = await sidebar({}, '?nurStellplaetze=true')
    expect(said()).toContain('Der Filter lässt nichts übrig: Stellplätze.')
    await click('checkbox', 'Stellplätze')
    await eventually(() => expect(addressOf(router).nurStellplaetze).toBe(false))
  })

  test('unfolds its fields: the number of people in steps of one, up to the largest room', async () => {
    const { where } = await sidebar({}, '?kapazitaet=5')
    await click('button', 'Filter1 aktiv')
    expect(find('button', 'Filter1 aktiv').getAttribute('aria-expanded')).toBe('true')
    await eventually(() => expect(all('button', 'Mehr Personen')).toHaveLength(1))
    await click('button', 'Mehr Personen')
    await eventually(() => expect(where()).toContain('kapazitaet=6'))
    expect(isOff(find('button', 'Mehr Personen'))).toBe(true)
    await click('button', 'Weniger Personen')
    await eventually(() => expect(where()).toContain('kapazitaet=5'))
    expect(said(document.querySelector('[role="status"], [aria-live]') ?? document.body)).toContain(
      'Personen: 5',
    )
  })

  test('offers the equipment that this plan’s seats have', async () => {
    const { where } = await sidebar({}, '?filter=true')
    const fields = find('region', 'Filter')
    expect(names('checkbox', fields).slice(-3)).toEqual([
      'Bildschirm',
      'Steckdose',
      'Verlauf des Tages in der Liste zeigen',
    ])
    await click('checkbox', 'Steckdose')
    await eventually(() => expect(where()).toContain(idOf(601)))
    expect(said()).toContain('1 Platz frei')
    await click('checkbox', 'Verlauf des Tages in der Liste zeigen')
    await eventually(() => expect(where()).toContain('stunden=true'))
  })
})

describe('the plan', () => {
  test('is chosen among those of all locations', async () => {
    const { where } = await sidebar({ plans: TWO_PLANS }, '?platz=x')
    const choice = find<HTMLSelectElement>('combobox', 'Grundriss')
    expect([...choice.querySelectorAll('optgroup')].map(({ label }) => label)).toEqual(['Haupthaus', 'Anbau'])
    await act(async () => {
      choice.value = PLAN.studio
      choice.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await eventually(() => expect(where()).toBe(`/leseraum/karte?grundriss=${PLAN.studio}`))
  })

  test.each([
    ['becomes', '', 'Diesen Grundriss beim Start öffnen', saveEinstellung],
    ['is no longer', PLAN.saal, 'Nicht mehr beim Start öffnen', clearEinstellung],
  ] as const)('%s the one that opens first', async (_what, favourite, name, operation) => {
    const { server } = await sidebar({
      plans: TWO_PLANS,
      settings: { 'leseraum.favoritGrundriss': favourite },
      answers: [answer(saveEinstellung), answer(clearEinstellung)],
    })
    await click('button', name)
    await eventually(() =>
      expect(server.asked(operation)).toMatchObject([{ name: 'leseraum.favoritGrundriss' }]),
    )
  })
})

describe('on a small screen', () => {
  const handle = () => find('button', /Plätze frei/)

  test('its handle says what is free and when, and opens the rest; Escape closes it', async () => {
    await sidebar()
    expect(said(handle())).toBe('4 Plätze freiMi., 10.03.2027 · 10:00 – 18:00 Uhr')
    expect(handle().getAttribute('aria-expanded')).toBe('false')
    await act(async () => handle().click())
    expect(handle().getAttribute('aria-expanded')).toBe('true')
    await key('Escape')
    expect(handle().getAttribute('aria-expanded')).toBe('false')
  })

  test('it says that a day is closed', async () => {
    await sidebar({}, '?tag=2027-03-14')
    expect(said(find('button', /^geschlossen/))).toBe('geschlossenSo., 14.03.2027')
  })
})
