// @vitest-environment happy-dom
import type { GrundrissListItem } from '@platzwart/contract/leseraum'
import type { Kollegen, Sichtbarkeit } from '@platzwart/contract/leseraum/team'
import { listGeraete } from '@platzwart/contract/operations/benachrichtigung'
import { showKalenderLink } from '@platzwart/contract/operations/kalender'
import * as wire from '@platzwart/contract/operations/leseraum/team'
import { PAGE } from '@platzwart/contract/paths'
import { idOf, type Part } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, nameOf, names, said } from '../../../testing/find.ts'
import { type Visit, visitApp } from '../../../testing/house.tsx'
import { PLAN, type Saal, SEAT, saal, wall } from '../../../testing/leseraum.ts'
import { answer, refuse } from '../../../testing/server.ts'

/** The test's time is Wednesday, 10:07. */
const FRIDAY = '2027-03-12'
const LENA = idOf(1)
const ANNA = idOf(2)
const BEN = idOf(3)
const TEAM = idOf(31)
const OTHER = idOf(32)

const PLANS: readonly Part<GrundrissListItem>[] = [
  {
    id: PLAN.studio,
    bezeichnung: 'Etage 3',
    aktiv: true,
    bereich: 'arbeitswelt',
    standort: { name: 'Haus' },
  },
]

const sees = (sichtbar: boolean, aus: Sichtbarkeit['aus'] = null): Sichtbarkeit => ({
  aus,
  gruppen: [
    { id: TEAM, name: 'Planung', sichtbar },
    { id: OTHER, name: 'Technik', sichtbar: false },
  ],
})

const anna = { id: ANNA, name: 'Anna Weber', gruppen: ['Planung'], ich: false }
const ben = { id: BEN, name: 'Ben Okafor', gruppen: ['Planung'], ich: false }
const ich = { id: LENA, name: 'Lena Lesch', gruppen: ['Planung'], ich: true }

const sitz = (
  kollegeId: string,
  seat: string,
  tag: string,
  more: Part<Kollegen['buchungen'][number]> = {},
) => ({
  id: idOf(900),
  kollegeId,
  leseraumId: seat,
  bezeichnung: 'A-2',
  grundrissId: PLAN.studio,
  grundriss: 'Etage 3',
  standort: 'Haus',
  tag,
  von: wall('10:00', tag),
  bis: wall('12:00', tag),
  ...more,
})

const TEAM_WEEK: Part<Kollegen> = {
  kollegen: [ich, anna, ben],
  buchungen: [sitz(ANNA, SEAT.gang, FRIDAY)],
  mehr: false,
}

interface Shown extends Visit {
  readonly raum?: Saal
  readonly chosen?: Sichtbarkeit
  readonly week?: Part<Kollegen>
}

const team = (
  at: string = PAGE.arbeitsweltTeam,
  { raum = {}, chosen = sees(true), week = TEAM_WEEK, answers = [], ...how }: Shown = {},
) =>
  visitApp(at, {
    module: ['arbeitswelt', 'einstellungen'],
    rechte: [],
    ...how,
    answers: [
      ...saal({ plans: PLANS, ...raum }),
      answer(wire.showSichtbarkeit, chosen),
      answer(wire.listKollegen, week),
      ...answers,
    ],
  })

const cells = () =>
  [...find('table').querySelectorAll('tbody tr')].map((row) => [...row.children].map((one) => said(one)))
const heads = () => [...find('table').querySelectorAll('thead th')].map((one) => said(one))

describe('a person who is not visible', () => {
  test('gets an explanation and the switches, and nothing of others is requested', async () => {
    const { server } = await team(undefined, { chosen: sees(false) })
    await eventually(() => expect(said()).toContain('Sitzt zusammen, wenn ihr wollt'))
    expect(names('switch')).toEqual(
      ['Planung', 'Technik'].map(
        (name) =>
          `Der Gruppe ${name} zeigen, wann und wo ich sitze Niemand aus dieser Gruppe sieht dich, und du siehst niemanden.`,
      ),
    )
    expect(said()).toContain('Nur gegenseitig')
    expect(server.asked(wire.listKollegen)).toEqual([])
  })

  test('sees the team as soon as they choose to be visible', async () => {
    let chosen = sees(false)
    const { server } = await team(undefined, {
      answers: [
        answer(wire.showSichtbarkeit, () => chosen),
        answer(wire.setSichtbarkeit, () => {
          chosen = sees(true)
          return chosen
        }),
      ],
    })
    await eventually(() => expect(all('switch')).toHaveLength(2))
    await click('switch', /Planung/)
    await eventually(() => expect(said(find('table'))).toContain('Anna Weber'))
    expect(server.asked(wire.setSichtbarkeit)).toMatchObject([{ id: TEAM, body: { sichtbar: true } }])
    await eventually(() => expect(said()).toContain('Du zeigst dich der Gruppe Planung.'))
  })

  test('reads the server’s refusal at the switch', async () => {
    await team(undefined, {
      chosen: sees(false),
      answers: [
        refuse(wire.setSichtbarkeit, {
          status: 403,
          code: 'team.ausgeschaltet',
          detail: 'Das Haus will es nicht.',
        }),
      ],
    })
    await eventually(() => expect(all('switch')).toHaveLength(2))
    await click('switch', /Planung/)
    await eventually(() => expect(said()).toContain('Das Haus will es nicht.'))
    await eventually(() => expect(find<HTMLInputElement>('switch', /Planung/).checked).toBe(false))
  })
})

describe('a house without visibility', () => {
  test.each([
    ['haus', 'Das Haus hat es ausgeschaltet'],
    ['personalrat', 'gilt der Personalratsmodus'],
  ] as const)('says why (%s), lets it be ended and not begun', async (aus, words) => {
    const { server } = await team(undefined, { chosen: sees(true, aus) })
    await eventually(() => expect(said()).toContain(words))
    expect(all('switch').map((one) => (one as HTMLInputElement).disabled)).toEqual([false, true])
    expect(server.asked(wire.listKollegen)).toEqual([])
  })
})

describe('the week', () => {
  test('is a table of people and days, from today on', async () => {
    const { server } = await team()
    await eventually(() => expect(all('table')).toHaveLength(1))
    expect(heads()).toEqual(['Person', 'Mi., 10.03.2027', 'Do., 11.03.2027', 'Fr., 12.03.2027'])
    expect(cells()).toEqual([
      ['DuPlanung', 'nicht da', 'nicht da', 'nicht da'],
      ['Anna WeberPlanung', 'nicht da', 'nicht da', 'Etage 3, A-210:00 – 12:00 UhrDaneben buchen'],
      ['Ben OkaforPlanung', 'nicht da', 'nicht da', 'nicht da'],
    ])
    expect(server.asked(wire.listKollegen).at(-1)?.query).toEqual({ von: '2027-03-08', bis: '2027-03-14' })
  })

  test('pages to the next one and back, and not before today', async () => {
    const { server } = await team()
    await eventually(() => expect(all('table')).toHaveLength(1))
    expect(find<HTMLButtonElement>('button', 'Vorige Woche').disabled).toBe(true)
    await click('button', 'Nächste Woche')
    await eventually(() =>
      expect(server.asked(wire.listKollegen).at(-1)?.query).toMatchObject({ von: '2027-03-15' }),
    )
    await eventually(() => expect(heads()).toHaveLength(6))
    expect(find<HTMLButtonElement>('button', 'Vorige Woche').disabled).toBe(false)
  })

  test('says in English if nobody else is visible yet', async () => {
    await team(undefined, { language: 'en', week: { kollegen: [ich], buchungen: [], mehr: false } })
    await eventually(() => expect(said()).toContain('Nobody else of your groups shows themselves yet'))
    expect(said()).toContain('You take part.')
  })

  test('says if there are more people than shown', async () => {
    await team(undefined, { week: { ...TEAM_WEEK, mehr: true } })
    await eventually(() => expect(said()).toContain('noch mehr Personen'))
  })
})

describe('booking beside a colleague', () => {
  const beside = async (raum: Saal = {}) => {
    const there = await team(undefined, { raum })
    await eventually(() => expect(all('button', /^Daneben buchen: Anna Weber/)).toHaveLength(1))
    await click('button', 'Daneben buchen: Anna Weber, Fr., 12.03.2027, 10:00 – 12:00 Uhr')
    await eventually(() => expect(nameOf(find('dialog'))).toBe('Neben Anna Weber buchen'))
    return there
  }

  test('offers the free desks, the nearest first, and links to the map with time and desk', async () => {
    await beside({ held: [{ seat: SEAT.gang, von: '10:00', bis: '12:00' }] })
    await eventually(() => expect(all('link', /^Arbeitsplatz/, find('dialog'))).toHaveLength(2))
    expect(names('link', find('dialog')).slice(0, 2)).toEqual([
      'Arbeitsplatz A-1 buchen, 2 m entfernt',
      'Arbeitsplatz A-10 buchen, 2,8 m entfernt',
    ])
    const [first] = all('link', /A-1 buchen/, find('dialog'))
    const to = new URL(first?.getAttribute('href') ?? '', 'http://haus')
    expect(Object.fromEntries(to.searchParams)).toEqual({
      grundriss: PLAN.studio,
      tag: FRIDAY,
      modus: 'frei',
      von: '10:00',
      bis: '12:00',
      platz: SEAT.fenster,
    })
  })

  test('excludes desks that are taken for a part of that time', async () => {
    await beside({ held: [{ seat: SEAT.fenster, von: '11:00', bis: '13:00' }] })
    await eventually(() => expect(all('link', /^Arbeitsplatz/, find('dialog'))).toHaveLength(1))
    expect(names('link', find('dialog'))[0]).toBe('Arbeitsplatz A-10 buchen, 2,8 m entfernt')
  })

  test('says if nothing is free', async () => {
    const held = [SEAT.fenster, SEAT.wand].map((seat) => ({ seat, von: '08:00', bis: '20:00' }))
    await beside({ held })
    await eventually(() => expect(said(find('dialog'))).toContain('kein Platz mehr frei'))
  })
})

describe('the map and the list', () => {
  const held = [{ seat: SEAT.gang, von: '09:00', bis: '19:00' }] as const
  const on = (at: string, how: Shown = {}) =>
    team(at, {
      ...how,
      raum: { held },
      week: {
        kollegen: [anna],
        mehr: false,
        buchungen: [sitz(ANNA, SEAT.gang, '2027-03-10', { von: wall('09:00'), bis: wall('19:00') })],
      },
    })

  test('name a colleague at their seat: initials on screen, the full name for screen readers', async () => {
    const { server } = await on(PAGE.arbeitsweltKarte)
    const name =
      'Arbeitsplatz A-2, Steckdose, reserviert, frei ab 19:00 Uhr, AW: Anna Weber 09:00 – 19:00 Uhr'
    await eventually(() => expect(names('button', find('application' as 'grid'))).toContain(name))
    expect(document.querySelector('[data-teil="kuerzel"]')?.textContent).toBe('AW')
    expect(document.querySelectorAll('[data-teil="kuerzel"]')).toHaveLength(1)
    const day = { von: '2027-03-10', bis: '2027-03-10', grundrissId: PLAN.studio }
    expect(server.asked(wire.listKollegen).at(-1)?.query).toEqual(day)
  })

  test('request nobody for a person who is not visible', async () => {
    const { server } = await on(PAGE.arbeitsweltKarte, { chosen: sees(false) })
    await eventually(() => expect(server.asked(wire.showSichtbarkeit)).not.toEqual([]))
    expect(server.asked(wire.listKollegen)).toEqual([])
    expect(document.querySelector('[data-teil="kuerzel"]')).toBeNull()
  })

  test('name them in the row of the list', async () => {
    await on(PAGE.arbeitsweltListe)
    await eventually(() => expect(said(find('table'))).toContain('Anna Weber 09:00 – 19:00 Uhr'))
  })
})

describe('one’s own settings', () => {
  test('have the switches, too', async () => {
    const { server } = await team(PAGE.eigeneEinstellungen, {
      answers: [
        answer(wire.setSichtbarkeit, sees(false)),
        answer(showKalenderLink, { link: null }),
        answer(listGeraete, { geraete: [] }),
      ],
    })
    await eventually(() => expect(all('switch', /Planung/)).toHaveLength(1))
    await click('switch', /Planung/)
    await eventually(() =>
      expect(server.asked(wire.setSichtbarkeit)).toMatchObject([{ body: { sichtbar: false } }]),
    )
  })
})
