// @vitest-environment happy-dom
import type { FreieZeiten } from '@platzwart/contract/leseraum'
import type { Kollegen, Sichtbarkeit } from '@platzwart/contract/leseraum/team'
import * as wire from '@platzwart/contract/operations/leseraum'
import * as teamWire from '@platzwart/contract/operations/leseraum/team'
import { idOf, type Part } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, nameOf, said, turn } from '../../../testing/find.ts'
import { visit } from '../../../testing/house.tsx'
import { PLAN, SEAT, saal, wall } from '../../../testing/leseraum.ts'
import { answer } from '../../../testing/server.ts'
import { FreieZeitenPage } from './FreieZeitenPage.tsx'

const LENA = idOf(1)
const ANNA = idOf(2)
const BEN = idOf(3)
const STRANGER = idOf(4)
const THURSDAY = '2027-03-11'

const open = (...frei: number[]) => ({
  lage: 'offen' as const,
  ab: null,
  grund: '' as const,
  grundEn: '' as const,
  bis: null,
  frei,
})

/** Thursday from 9 on; the larger plan has more free seats. */
const ZEITEN: FreieZeiten = {
  raster: 30,
  tage: [
    {
      tag: THURSDAY,
      mitternacht: '2027-03-10T23:00:00Z',
      starts: [540, 660, 780],
      eigene: [false, false, false],
    },
  ],
  grundrisse: [
    {
      grundrissId: PLAN.studio,
      grundriss: 'Etage 4',
      standort: 'Haus',
      gesamt: 9,
      tage: [open(9, 9, 9)],
    },
    {
      grundrissId: PLAN.saal,
      grundriss: 'Etage 3',
      standort: 'Haus',
      gesamt: 4,
      tage: [open(2, 2, 2)],
    },
  ],
}

const WEEK: Part<Kollegen> = {
  kollegen: [
    { id: LENA, name: 'Lena Lesch', gruppen: ['Planung'], ich: true },
    { id: BEN, name: 'Ben Okafor', gruppen: ['Planung'], ich: false },
    { id: ANNA, name: 'Anna Weber', gruppen: ['Planung'], ich: false },
  ],
  buchungen: [
    {
      id: idOf(900),
      kollegeId: ANNA,
      leseraumId: SEAT.gang,
      bezeichnung: 'A-2',
      grundrissId: PLAN.saal,
      grundriss: 'Etage 3',
      standort: 'Haus',
      tag: THURSDAY,
      von: wall('10:00', THURSDAY),
      bis: wall('12:00', THURSDAY),
    },
  ],
  mehr: false,
}

const sees = (sichtbar: boolean): Sichtbarkeit => ({
  aus: null,
  gruppen: [{ id: idOf(31), name: 'Planung', sichtbar }],
})

const at = (search = '', { sichtbar = true, path = '/arbeitswelt/frei' } = {}) =>
  visit(<FreieZeitenPage />, {
    at: `${path}${search}`,
    answers: [
      ...saal(),
      answer(wire.searchFreieZeiten, ZEITEN),
      answer(teamWire.showSichtbarkeit, sees(sichtbar)),
      answer(teamWire.listKollegen, ({ query }) => {
        const isThen = String(query?.von) <= THURSDAY && THURSDAY <= String(query?.bis)
        return isThen ? WEEK : { ...WEEK, buchungen: [] }
      }),
    ],
  })

const FIELD = 'In der Nähe von'
const options = () => [...find<HTMLSelectElement>('combobox', FIELD).options].map(({ text }) => text)
const cells = () => all('gridcell').map(nameOf)

describe('free times near a colleague', () => {
  test('are those at which the colleague is there, and link to their seat', async () => {
    const { where } = await at()
    await eventually(() => expect(options()).toEqual(['egal, von wem', 'Anna Weber', 'Ben Okafor']))
    expect(cells().join()).not.toContain('Anna Weber')
    await turn('combobox', FIELD, ANNA)
    await eventually(() =>
      expect(cells()).toEqual([
        'Do., 11.03.2027, 09:00 Uhr: 11 Plätze frei; Anna Weber ist da',
        'Do., 11.03.2027, 11:00 Uhr: 11 Plätze frei; Anna Weber ist da',
        'Do., 11.03.2027, 13:00 Uhr: 11 Plätze frei',
      ]),
    )
    expect(where()).toContain(`bei=${ANNA}`)
    await click('gridcell', /11:00 Uhr/)
    const place = await eventuallyFind(/11:00 – 13:00 Uhr/)
    const [first, second] = all('listitem', undefined, place).map((one) => said(one))
    expect(first).toMatch(/Etage 3.*Anna Weber sitzt hier: A-2, 10:00 – 12:00 Uhr/)
    expect(second).toMatch(/Etage 4/)
    expect(second).not.toContain('Anna Weber')
    const to = find('link', /^Etage 3/, place).getAttribute('href') ?? ''
    const { pathname, searchParams } = new URL(to, 'http://haus.example')
    expect(pathname).toBe('/arbeitswelt/karte')
    expect(searchParams.get('ziel')).toBe(SEAT.gang)
    expect(searchParams.has('bei')).toBe(false)
  })

  test('say so if the colleague has booked nothing', async () => {
    await at(`?bei=${BEN}`)
    await eventually(() =>
      expect(said()).toContain('Ben Okafor hat in diesen zwei Wochen noch nichts gebucht.'),
    )
    expect(cells().join()).not.toContain('ist da')
  })

  test('of a colleague who does not share their bookings are the same as of nobody', async () => {
    await at(`?bei=${STRANGER}`)
    await eventually(() => expect(find<HTMLSelectElement>('combobox', FIELD).value).toBe(''))
    expect(said()).not.toContain('noch nichts gebucht')
    expect(cells().join()).not.toContain('ist da')
  })

  test.each([
    ['who shows themselves to nobody', { sichtbar: false }],
    ['reading rooms', { path: '/leseraum/frei' }],
  ])('are asked for by nobody of %s', async (_, how) => {
    const { server } = await at(`?bei=${ANNA}`, how)
    await eventually(() => expect(cells()).toHaveLength(3))
    expect(all('combobox', FIELD)).toEqual([])
    expect(server.asked(teamWire.listKollegen)).toEqual([])
    expect(cells().join()).not.toContain('Anna Weber')
  })
})

async function eventuallyFind(name: RegExp): Promise<HTMLElement> {
  await eventually(() => expect(all('region', name)).toHaveLength(1))
  return find('region', name)
}
