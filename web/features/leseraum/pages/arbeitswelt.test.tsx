// @vitest-environment happy-dom
import type { GrundrissListItem } from '@platzwart/contract/leseraum'
import * as wireOfSettings from '@platzwart/contract/operations/einstellung'
import * as planWire from '@platzwart/contract/operations/grundriss'
import * as wire from '@platzwart/contract/operations/leseraum'
import { listAusstattungen } from '@platzwart/contract/operations/leseraum'
import { listStandorte } from '@platzwart/contract/operations/standort'
import { PAGE } from '@platzwart/contract/paths'
import { idOf, type Part } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, nameOf, names, said } from '../../../testing/find.ts'
import { type Visit, visitApp } from '../../../testing/house.tsx'
import { buchung, PLAN, type Saal, SEAT, SEATS, saal, wall } from '../../../testing/leseraum.ts'
import { answer } from '../../../testing/server.ts'

/** A reading room and an office floor in one house. */
const BOTH: readonly Part<GrundrissListItem>[] = [
  { id: PLAN.saal, bezeichnung: 'Lesesaal', aktiv: true, bereich: 'leseraum', standort: { name: 'Haus' } },
  {
    id: PLAN.studio,
    bezeichnung: 'Etage 3',
    aktiv: true,
    bereich: 'arbeitswelt',
    standort: { name: 'Haus' },
  },
]
const MODULE = ['leseraum', 'arbeitswelt', 'einstellungen']

/** Nothing is free: the test only checks the request. */
const NO_TIMES = answer(wire.searchFreieZeiten, { raster: 30, tage: [], grundrisse: [] })

interface Shown extends Saal {
  readonly more?: Visit
}

const work = (at: string, { more = {}, ...how }: Shown = {}) =>
  visitApp(at, {
    module: MODULE,
    rechte: [],
    ...more,
    answers: [...saal({ plans: BOTH, ...how }), NO_TIMES, ...(more.answers ?? [])],
  })

const map = () => find('application' as 'grid')
const seats = () => names('button', map())
/** The selectable plans; the sidebar arrives after the view. */
const choice = (name = 'Grundriss') => find<HTMLSelectElement>('combobox', name)
const chosen = (name: string) => find<HTMLSelectElement>('combobox', name).selectedOptions[0]?.text
const offered = (name: string) =>
  [...find<HTMLSelectElement>('combobox', name).options].map((one) => one.text)
const rows = () => all('row').map((row) => said(row.querySelector('th, td') ?? row))

describe('the start page of the workspaces', () => {
  test.each([
    [PAGE.arbeitswelt, PAGE.arbeitsweltKarte],
    [`${PAGE.arbeitswelt}?ansicht=liste`, PAGE.arbeitsweltListe],
    [`${PAGE.arbeitswelt}?ansicht=unsinn`, PAGE.arbeitsweltKarte],
  ])('%s leads to %s', async (at, to) => {
    const { where } = await work(at)
    await eventually(() => expect(where()).toBe(to))
  })

  test.each([PAGE.arbeitswelt, PAGE.arbeitsweltKarte, PAGE.arbeitsweltListe, PAGE.arbeitsweltFrei])(
    '%s says in a house without them that they are off, and requests nothing',
    async (at) => {
      const { server } = await work(at, { more: { module: ['leseraum'] } })
      await eventually(() => expect(said()).toContain('nicht eingeschaltet: Arbeitswelt.'))
      expect(server.asked(planWire.listGrundrisse)).toEqual([])
    },
  )

  test('says so in English', async () => {
    await work(PAGE.arbeitsweltKarte, { more: { module: ['leseraum'], language: 'en' } })
    await eventually(() => expect(said()).toContain('is not switched on in this house: workspaces.'))
  })

  test('is available in a house without reading rooms', async () => {
    await work(PAGE.arbeitsweltKarte, { more: { module: ['arbeitswelt'] } })
    expect(nameOf(map())).toContain('Grundriss Etage 3,')
  })

  test('asks to sign in first', async () => {
    const { where } = await work(PAGE.arbeitsweltListe, { more: { rechte: null } })
    await eventually(() => expect(where()).toContain(PAGE.login))
  })
})

describe('a house with workspaces only', () => {
  test.each([
    [PAGE.adminRaeume, 'Räume'],
    [PAGE.adminAusstattung, 'Ausstattung'],
  ])('has the page of its care at %s', async (at, title) => {
    const answers = [
      answer(listAusstattungen, []),
      answer(listStandorte, []),
      ...(at === PAGE.adminRaeume ? [answer(planWire.listGrundrisse, [])] : []),
    ]
    const rechte = ['ausstattungs_pflege', 'objekt_pflege'] as const
    await work(at, { more: { module: ['arbeitswelt'], rechte, answers } })
    await eventually(() => expect(nameOf(find('heading', title))).toBe(title))
    expect(said()).not.toContain('nicht eingeschaltet')
  })
})

describe('the map of desks', () => {
  test('shows the office floor, and loads no reading room', async () => {
    const { server } = await work(PAGE.arbeitsweltKarte)
    expect(nameOf(map())).toBe('Grundriss Etage 3, Mi., 10.03.2027, 10:00 bis 18:00 Uhr')
    expect(new Set(server.asked(planWire.showGrundriss).map(({ id }) => id))).toEqual(new Set([PLAN.studio]))
    expect(new Set(server.asked(planWire.readPlanTag).map(({ id }) => id))).toEqual(new Set([PLAN.studio]))
  })

  test.each([
    ['de', ['Arbeitsplatz A-1, frei', 'Besprechungsraum G-1, bis 6 Personen, frei']],
    ['en', ['Desk A-1, available', 'Meeting room G-1, up to 6 people, available']],
  ] as const)('calls its seats by the words of an office: %s', async (language, [desk, room]) => {
    await work(PAGE.arbeitsweltKarte, { more: { language } })
    expect(seats()).toEqual(expect.arrayContaining([desk, room]))
    expect(seats().join()).not.toMatch(/Platz A|Gruppenraum|Seat|Group room/)
  })

  test.each([
    ['de', 'Besprechungsräume', 'Gruppenräume'],
    ['en', 'Meeting rooms', 'Group rooms'],
  ] as const)('can be narrowed to its rooms, by their word: %s', async (language, word, other) => {
    const { where } = await work(PAGE.arbeitsweltKarte, { more: { language } })
    await eventually(() => expect(all('checkbox', word)).toHaveLength(1))
    expect(all('checkbox', other)).toEqual([])
    await click('checkbox', word)
    await eventually(() => expect(where()).toContain('nurGruppenraeume=true'))
    await eventually(() => expect(seats()).toHaveLength(1))
  })

  test('names the condition that excludes all seats, in the area’s own word', async () => {
    const desks = SEATS.filter(({ art }) => art !== 'gruppenraum')
    await work(`${PAGE.arbeitsweltListe}?nurGruppenraeume=true`, { seats: desks })
    await eventually(() => expect(said()).toContain('Der Filter lässt nichts übrig: Besprechungsräume.'))
  })

  test('offers only the office’s plans', async () => {
    await work(PAGE.arbeitsweltKarte)
    await eventually(() => expect(choice()).toBeDefined())
    expect(offered('Grundriss')).toEqual(['Etage 3'])
  })

  test('does not open a reading room that the address names, and links back to the office', async () => {
    const { where } = await work(`${PAGE.arbeitsweltKarte}?grundriss=${PLAN.saal}`)
    await eventually(() => expect(said()).toContain('Diesen Grundriss gibt es nicht mehr'))
    await click('button', 'Zum ersten Grundriss')
    await eventually(() => expect(where()).toBe(`${PAGE.arbeitsweltKarte}?grundriss=${PLAN.studio}`))
  })

  test('says that there is no plan if the house has reading rooms only', async () => {
    await work(PAGE.arbeitsweltKarte, { plans: BOTH.slice(0, 1) })
    await eventually(() => expect(said()).toContain('Noch kein Grundriss'))
  })

  test('has a favourite of its own, separate from the reading room’s', async () => {
    const other = idOf(520)
    const plans = [...BOTH, { ...BOTH[1], id: other, bezeichnung: 'Etage 4' }]
    const settings = { 'leseraum.favoritGrundriss': PLAN.studio, 'arbeitswelt.favoritGrundriss': other }
    const answers = [answer(wireOfSettings.clearEinstellung), answer(wireOfSettings.saveEinstellung)]
    const { server } = await work(PAGE.arbeitsweltKarte, { plans, settings, more: { answers } })
    expect(nameOf(map())).toContain('Grundriss Etage 4,')
    await eventually(() => expect(choice()).toBeDefined())
    await click('button', 'Nicht mehr beim Start öffnen')
    const name = 'arbeitswelt.favoritGrundriss'
    await eventually(() => expect(server.asked(wireOfSettings.clearEinstellung)).toMatchObject([{ name }]))
    expect(server.writes).toEqual(['clearEinstellung'])
  })

  test('follows the weekdays of the office', async () => {
    const settings = { 'arbeitswelt.buchbareWochentage': [1, 2], 'leseraum.buchbareWochentage': [3] }
    await work(PAGE.arbeitsweltKarte, { settings })
    await eventually(() => expect(find('region', 'Mi., 10.03.2027 ist nicht buchbar')).toBeDefined())
  })
})

describe('its list', () => {
  test('has the desks of the floor, and buttons in the area’s words', async () => {
    await work(PAGE.arbeitsweltListe)
    expect(said(find('table').querySelector('caption') ?? document)).toBe(
      'Plätze auf dem Grundriss Etage 3, Mi., 10.03.2027',
    )
    expect(rows().slice(1)).toEqual(['A-1', 'A-2', 'A-10', 'G-1'])
    expect(names('button', find('table')).slice(-4)).toEqual([
      'Arbeitsplatz A-1: Buchen',
      'Arbeitsplatz A-2: Buchen',
      'Arbeitsplatz A-10: Buchen',
      'Besprechungsraum G-1: Buchen',
    ])
  })

  test('marks the favourites of the office', async () => {
    const settings = { 'arbeitswelt.favoritPlaetze': [SEAT.gang], 'leseraum.favoritPlaetze': [SEAT.wand] }
    await work(PAGE.arbeitsweltListe, { settings })
    expect(rows().slice(1)).toEqual(['A-1', 'A-2Favorit', 'A-10', 'G-1'])
  })
})

describe('its free times', () => {
  test('are requested for the office, with the address’s parameters', async () => {
    const { server } = await work(`${PAGE.arbeitsweltFrei}?dauer=90&kapazitaet=3&nurGruppenraeume=true`)
    await eventually(() => expect(server.asked(wire.searchFreieZeiten)).not.toEqual([]))
    expect(server.asked(wire.searchFreieZeiten).at(-1)?.query).toEqual({
      ab: '2027-03-10',
      dauer: '90',
      gruppengroesse: '3',
      art: 'gruppenraum',
      bereich: 'arbeitswelt',
    })
  })
})

describe('links between its views', () => {
  const tabs = () =>
    all('link', undefined, find('navigation', 'Ansicht')).map((one) => one.getAttribute('href') ?? '')

  test.each([PAGE.arbeitsweltKarte, PAGE.arbeitsweltListe, PAGE.arbeitsweltTag, PAGE.arbeitsweltFrei])(
    'from %s stay in the office and keep the search',
    async (at) => {
      await work(`${at}?tag=2027-03-12&nurFreie=true`)
      expect(tabs().map((to) => to.replace(/\?.*/, ''))).toEqual([
        PAGE.arbeitsweltKarte,
        PAGE.arbeitsweltListe,
        PAGE.arbeitsweltTag,
        PAGE.arbeitsweltFrei,
        PAGE.arbeitsweltTeam,
      ])
      for (const to of tabs()) expect(to).toMatch(/tag=2027-03-12&nurFreie=true/)
    },
  )

  test('lead to their views', async () => {
    const { where } = await work(PAGE.arbeitsweltKarte)
    await click('link', 'Liste', find('navigation', 'Ansicht'))
    await eventually(() => expect(where()).toBe(PAGE.arbeitsweltListe))
    await eventually(() => expect(rows()).toHaveLength(5))
  })

  test('of the reading room stay in the reading room', async () => {
    await work(PAGE.karte)
    expect(nameOf(map())).toContain('Grundriss Lesesaal,')
    expect(tabs()).toEqual([PAGE.karte, PAGE.liste, PAGE.tagesplan, PAGE.freieZeiten])
  })
})

describe('booking a desk', () => {
  const open = async (how: Shown = {}, seat: string = SEAT.fenster) => {
    const there = await work(`${PAGE.arbeitsweltKarte}?platz=${seat}`, how)
    await eventually(() => expect(all('button', /buchen|^Book/, find('dialog'))).not.toEqual([]))
    return there
  }
  const dialog = () => find('dialog')

  test('names the desk, in both languages', async () => {
    await open()
    expect(nameOf(dialog())).toBe('Arbeitsplatz A-1 buchen, Mi., 10.03.2027')
  })

  test('names the meeting room in English', async () => {
    await open({ more: { language: 'en' } }, SEAT.raum)
    expect(nameOf(dialog())).toMatch(/^Book Meeting room G-1/)
  })

  test('follows the office’s maximum length, not the reading rooms’', async () => {
    await open({ settings: { 'arbeitswelt.hoechstdauer': 240, 'leseraum.hoechstdauer': 60 } })
    expect([chosen('Beginn'), chosen('Ende')]).toEqual(['10:00 Uhr', '14:00 Uhr'])
    expect(said(dialog())).toContain('Eine Buchung dauert höchstens 4 Stunden.')
  })

  test('starts in the office’s steps', async () => {
    await open({ settings: { 'arbeitswelt.zeitschritt': 60, 'leseraum.zeitschritt': 15 } })
    expect(offered('Beginn').slice(0, 3)).toEqual(['10:00 Uhr', '11:00 Uhr', '12:00 Uhr'])
  })

  test.each([
    ['no second person, whatever reading rooms ask', 'leseraum.zweitePersonAbGruppe', 0],
    ['a second person where the office wants one', 'arbeitswelt.zweitePersonAbGruppe', 1],
  ] as const)('asks for a meeting %s', async (_who, option, fields) => {
    const room = {
      id: SEAT.raum,
      bezeichnung: 'B 3.1',
      art: 'gruppenraum',
      kapazitaet: 6,
      aktiv: true,
    } as const
    await open({ seats: [room], settings: { [option]: 1 } }, SEAT.raum)
    expect(all('textbox', 'E-Mail der zweiten Person')).toHaveLength(fields)
  })

  test('sends the selection, and returns to the office’s map', async () => {
    const done = buchung({ von: wall('10:00'), bis: wall('18:00'), grundrissId: PLAN.studio })
    const { server, where } = await open({ more: { answers: [answer(wire.bookLeseraum, done)] } })
    await click('button', /buchen$/, dialog())
    await eventually(() => expect(names('region')).toContain('A-1 ist reserviert'))
    expect(server.asked(wire.bookLeseraum)).toMatchObject([
      { body: { leseraumId: SEAT.fenster, von: wall('10:00'), bis: wall('18:00') } },
    ])
    await eventually(() => expect(where()).toBe(PAGE.arbeitsweltKarte))
  })
})
