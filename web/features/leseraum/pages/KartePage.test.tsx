// @vitest-environment happy-dom

import * as planWire from '@platzwart/contract/operations/grundriss'
import { listEinstellungen } from '@platzwart/contract/operations/start'
import { idOf } from '@platzwart/contract/testing/filled'
import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { click, eventually, find, key, nameOf, names, said } from '../../../testing/find.ts'
import { type Visit, visit } from '../../../testing/house.tsx'
import { PLAN, type Saal, SEAT, saal, TWO_PLANS, wall } from '../../../testing/leseraum.ts'
import { refuse } from '../../../testing/server.ts'
import { liveBuchungen } from '../api/liveBuchungen.ts'
import { KartePage } from './KartePage.tsx'

const karte = (how: Saal = {}, search = '', more: Visit = {}) =>
  visit(<KartePage />, { at: `/leseraum/karte${search}`, answers: saal(how), ...more })

const mapName = () => nameOf(find('application' as 'grid'))
const legend = () => [...find('list', /^(Legende|Legend)/).children].map((one) => said(one))
const seats = () => names('button', find('application' as 'grid'))

describe('the map of a day', () => {
  test('names plan, day and time, and each seat with its equipment and until when', async () => {
    await karte({
      held: [
        { seat: SEAT.fenster, von: '14:00', bis: '15:00' },
        { seat: SEAT.gang, von: '09:00', bis: '19:00', status: 'aktiv' },
        { seat: SEAT.raum, von: '09:00', bis: '19:00', mine: true },
      ],
    })
    expect(mapName()).toBe('Grundriss Lesesaal, Mi., 10.03.2027, 10:00 bis 18:00 Uhr')
    expect(seats()).toEqual([
      'Platz A-1, stundenweise belegt, frei 10:00 – 14:00 Uhr',
      'Platz A-2, Steckdose, belegt, frei ab 19:00 Uhr',
      'Platz A-10, 2 × Bildschirm, frei',
      'Gruppenraum G-1, bis 6 Personen, dein Platz, bis 19:00 Uhr',
    ])
  })

  test('is in English, too', async () => {
    await karte({ held: [{ seat: SEAT.fenster, von: '18:00', bis: '19:00' }] }, '', { language: 'en' })
    expect(seats()[0]).toBe('Seat A-1, available, until 18:00')
    expect(seats()[3]).toBe('Group room G-1, up to 6 people, available')
  })

  test.each([
    ['?tag=2027-03-28&modus=frei&von=09:00&bis=11:00', 'So., 28.03.2027', '09:00 bis 11:00 Uhr'],
    ['?tag=2027-03-12&modus=vormittags', 'Fr., 12.03.2027', '08:00 bis 13:00 Uhr'],
    ['?tag=2027-03-12&modus=nachmittags', 'Fr., 12.03.2027', '13:00 bis 20:00 Uhr'],
    ['?modus=frei&von=15:00&bis=16:30', 'Mi., 10.03.2027', '15:00 bis 16:30 Uhr'],
    ['?modus=frei&von=16:30&bis=15:00', 'Mi., 10.03.2027', '10:00 bis 18:00 Uhr'],
  ])('is that of the address: %s', async (search, tag, zeit) => {
    const week = Array.from({ length: 7 }, (_, wochentag) => ({
      wochentag,
      von: '08:00',
      bis: '20:00',
      geoeffnet: true,
    }))
    await karte({ plan: { oeffnungszeiten: week }, settings: { 'leseraum.tageImVoraus': 60 } }, search)
    expect(mapName()).toBe(`Grundriss Lesesaal, ${tag}, ${zeit}`)
  })
})

describe('the legend', () => {
  const held = [{ seat: SEAT.gang, von: '09:00', bis: '19:00', status: 'vorgemerkt' }] as const

  test('counts and explains only the states on the plan', async () => {
    await karte({ held })
    expect(legend()).toEqual(['frei3', 'vorgemerkt1'])
  })

  test('counts the seats that match the filter', async () => {
    await karte({ held }, '?nurGruppenraeume=true')
    expect(legend()).toEqual(['frei1'])
    expect(seats()).toEqual(['Gruppenraum G-1, bis 6 Personen, frei'])
  })

  test('names a state that only the house can set, if there is one', async () => {
    await karte({ held: [{ seat: SEAT.wand, von: '08:00', bis: '20:00', status: 'verschlossen' }] })
    expect(legend()).toContain('gesperrt1')
  })
})

describe('a seat', () => {
  test('is opened by pressing it, which the address keeps', async () => {
    const { where } = await karte()
    await act(async () => {
      find('button', /^Platz A-10/).dispatchEvent(new MouseEvent('click', { bubbles: true }))
    })
    await eventually(() => expect(where()).toContain(`platz=${SEAT.wand}`))
    await eventually(() => expect(nameOf(find('dialog'))).toBe('Platz A-10 buchen, Mi., 10.03.2027'))
  })

  test('is opened by keyboard, after an arrow key moved there', async () => {
    const { where } = await karte()
    await act(async () => find('button', /^Platz A-1,/).focus())
    await key('ArrowDown')
    await key('Enter')
    await eventually(() => expect(where()).toContain(`platz=${SEAT.wand}`))
  })

  test('that the address targets gets the focus, once', async () => {
    const { where } = await karte({}, `?ziel=${SEAT.gang}`)
    expect(nameOf(document.activeElement as Element)).toMatch(/^Platz A-2/)
    await eventually(() => expect(where()).toBe('/leseraum/karte'))
  })

  test.each([
    ['frei', [], 'In der gewählten Zeit durchgehend frei.', true],
    ['reserviert', [{ seat: SEAT.gang, von: '08:00', bis: '20:00' }], 'durchgehend reserviert', false],
  ] as const)('on a card says why it is %s', async (_state, held, why, books) => {
    await karte({ held }, `?ziel=${SEAT.gang}`)
    await eventually(() => expect(document.body.textContent).toContain(why))
    expect(document.body.textContent).toContain('Platz A-2 · Gang')
    expect(document.body.textContent?.includes('Klicken oder Eingabe zum Buchen')).toBe(books)
  })
})

describe('a closed day', () => {
  test('says why, and links to the next open one', async () => {
    const { where } = await karte({}, '?tag=2027-03-14')
    expect(mapName()).toBe('Grundriss Lesesaal, So., 14.03.2027, geschlossen')
    await eventually(() => expect(find('region', 'Am So., 14.03.2027 ist geschlossen')).toBeDefined())
    const note = find('region', 'Am So., 14.03.2027 ist geschlossen')
    expect(said(note)).toContain('An diesem Wochentag hat dieser Raum nicht geöffnet.')
    expect(said(note)).toContain('Der nächste buchbare Tag: Mo., 15.03.2027, 08:00 – 20:00 Uhr.')
    await click('button', 'Diesen Tag zeigen')
    await eventually(() => expect(where()).toContain('tag=2027-03-15'))
  })

  /** The texts of Friday, on which the room is closed between two days. */
  async function friday(gueltigVon: string, gueltigBis: string, grund: string, more: object = {}) {
    const hours = { von: '08:00', bis: '20:00', status: 'geschlossen', grund, grundEn: '' } as const
    const plan = { sonderoeffnungszeiten: [{ gueltigVon, gueltigBis, ...hours }] }
    await karte({ plan, ...more }, '?tag=2027-03-12')
    const note = () => find('region', 'Am Fr., 12.03.2027 ist geschlossen')
    await eventually(() => expect(note()).toBeDefined())
    return said(note())
  }

  test('of several says until when', async () => {
    expect(await friday('2027-03-11', '2027-03-16', 'Umbau')).toContain(
      'Grund: Umbau Geschlossen bis einschließlich Di., 16.03.2027.',
    )
  })

  test('shows the house’s reason', async () => {
    const note = await friday('2027-03-12', '2027-03-12', 'Inventur', { grund: 'Inventur' })
    expect(note).toContain('Grund: Inventur')
    expect(note).not.toContain('Sonderregelung')
  })

  test('is not explained by a reason for being open', async () => {
    const exams = {
      gueltigVon: '2027-03-01',
      gueltigBis: '2027-03-31',
      status: 'offen',
      grund: 'Prüfungszeit',
    }
    const closed = { gueltigVon: '2027-03-12', gueltigBis: '2027-03-12', status: 'geschlossen', grund: '' }
    const hours = { von: '08:00', bis: '20:00', grundEn: '' }
    const plan = { sonderoeffnungszeiten: [exams, closed].map((one) => ({ ...one, ...hours })) }
    await karte({ plan: plan as never, grund: 'Prüfungszeit' }, '?tag=2027-03-12')
    await eventually(() => expect(find('region', 'Am Fr., 12.03.2027 ist geschlossen')).toBeDefined())
    const note = said(find('region', 'Am Fr., 12.03.2027 ist geschlossen'))
    expect(note).not.toContain('Prüfungszeit')
    expect(note).toContain('Sonderregelung')
  })

  test('that is open but too far ahead is not explained by it either', async () => {
    await karte({ grund: 'Prüfungszeit', settings: { 'leseraum.tageImVoraus': 7 } }, '?tag=2027-04-07')
    await eventually(() => expect(find('region', 'Mi., 07.04.2027 ist noch nicht buchbar')).toBeDefined())
    expect(said(find('region', 'Mi., 07.04.2027 ist noch nicht buchbar'))).not.toContain('Prüfungszeit')
  })

  test('that is past does not count as closed', async () => {
    await karte({}, '?tag=2027-03-09')
    find('region', 'Der Tag Di., 09.03.2027 ist vorbei')
  })

  test('too far ahead says from when on it can be booked', async () => {
    await karte({ settings: { 'leseraum.tageImVoraus': 7 } }, '?tag=2027-04-07')
    await eventually(() => expect(find('region', 'Mi., 07.04.2027 ist noch nicht buchbar')).toBeDefined())
    const note = find('region', 'Mi., 07.04.2027 ist noch nicht buchbar')
    expect(said(note)).toMatch(/Dieser Tag ist buchbar ab \S+ 31\.03\.2027/)
    expect(said(note)).toContain('Der letzte Tag, der schon buchbar ist: Mi., 17.03.2027')
  })
})

describe('the plan', () => {
  test.each([
    ['the first', {}, '', 'Lesesaal'],
    ['the favourite', { 'leseraum.favoritGrundriss': PLAN.studio }, '', 'Studio'],
    ['the first where the favourite is gone', { 'leseraum.favoritGrundriss': idOf(999) }, '', 'Lesesaal'],
    [
      'that of the address before the favourite',
      { 'leseraum.favoritGrundriss': PLAN.studio },
      `?grundriss=${PLAN.saal}`,
      'Lesesaal',
    ],
  ])('%s', async (_which, settings, search, name) => {
    await karte({ plans: TWO_PLANS, settings }, search)
    expect(mapName()).toContain(`Grundriss ${name},`)
  })

  test('that is deleted links to the first', async () => {
    const { where } = await karte({}, `?grundriss=${idOf(999)}`)
    await eventually(() => expect(said()).toContain('Diesen Grundriss gibt es nicht mehr'))
    await click('button', 'Zum ersten Grundriss')
    await eventually(() => expect(where()).toContain(`grundriss=${PLAN.saal}`))
    await eventually(() => expect(mapName()).toContain('Grundriss Lesesaal'))
  })

  test.each([
    ['none at all', []],
    ['none that is in use', [{ id: PLAN.saal, aktiv: false }]],
  ])('%s: says that the house has none yet', async (_which, none) => {
    await karte({ plans: none })
    await eventually(() => expect(said()).toContain('Noch kein Grundriss'))
  })

  test('without seats says so', async () => {
    await karte({ seats: [] })
    await eventually(() => expect(said()).toContain('Auf diesem Grundriss gibt es noch keine Plätze'))
  })
})

describe('failures and live events', () => {
  test.each([
    ['the plan', planWire.showGrundriss],
    ['the day', planWire.readPlanTag],
    ['the settings', listEinstellungen],
  ])('%s is said, and read again by a press', async (_what, operation) => {
    const failing = refuse(operation, { status: 403, code: 'recht.fehlt', detail: 'Das ist nicht erlaubt.' })
    const { server } = await karte({}, '', { answers: [...saal(), failing] })
    await eventually(() => expect(said()).toContain('Das ist nicht erlaubt.'))
    server.now(...saal())
    await click('button', 'Noch einmal versuchen')
    await eventually(() => expect(seats()).toHaveLength(4))
  })
})

test('Somebody else’s booking is shown on its seat at once', async () => {
  await karte()
  const before = seats()
  await act(async () => {
    liveBuchungen.note({
      art: 'leseraumBuchung',
      id: idOf(790),
      grundrissId: PLAN.saal,
      leseraumId: SEAT.gang,
      tag: '2027-03-10',
      von: wall('09:00'),
      bis: wall('19:00'),
      status: 'reserviert',
      gehaltenBis: null,
      eigene: 0,
      version: 1,
    })
  })
  const after = seats()
  expect(after[1]).toBe('Platz A-2, Steckdose, reserviert, frei ab 19:00 Uhr')
  expect(after.toSpliced(1, 1)).toEqual(before.toSpliced(1, 1))
})
