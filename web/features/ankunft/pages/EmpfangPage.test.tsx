// @vitest-environment happy-dom
import type { BuchungView } from '@platzwart/contract/leseraum'
import * as raumWire from '@platzwart/contract/operations/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum/ankunft'
import { PAGE } from '@platzwart/contract/paths'
import { idOf, type Part } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, names, said, turn, write } from '../../../testing/find.ts'
import { type Visit, visitApp } from '../../../testing/house.tsx'
import { buchung, PLAN, saal, TWO_PLANS, wall } from '../../../testing/leseraum.ts'
import { answer, refuse } from '../../../testing/server.ts'

/** It is 10:07; `andere` is somebody other than the person at the desk. */
const of = (nr: number, name: string, von: string, more: Part<BuchungView> = {}): Part<BuchungView> => ({
  ...buchung({ von: wall(von), bis: wall('14:00') }),
  id: idOf(nr),
  bezeichnung: `A-${nr}`,
  rolle: 'andere',
  ruecknahmeBis: null,
  zweite: null,
  bucher: { name, email: `${name.split(' ')[0]?.toLowerCase()}@haus.example` },
  ...more,
})
const TODAY = [
  of(1, 'Ada Früh', '09:30'),
  of(2, 'Ben Pünktlich', '10:00', { zweite: { name: 'Carl Mit', email: 'carl@haus.example' } }),
  of(3, 'Dora Später', '12:00'),
  of(4, 'Emil Da', '09:00', { status: 'durchgeführt' }),
  of(5, 'Frida Offen', '11:00', { status: 'vorgemerkt' }),
  of(6, 'Gerd Zeitig', '10:15', { status: 'durchgeführt' }),
]

const listed = (items = TODAY) => answer(raumWire.listLeseraumBuchungen, { items, cursor: null })

async function sit(search = '?auswahl=alle', how: Visit = {}) {
  const there = await visitApp(`${PAGE.empfang}${search}`, {
    rechte: ['buchung_pflege'],
    answers: [...saal(), listed()],
    ...how,
  })
  await eventually(() => expect(all('listitem', undefined, list()).length).toBeGreaterThan(0))
  return there
}

const list = () => find('list', /^(Heute am Empfang|Today at the desk)$/)

const row = (name: string) => {
  const [found] = all('listitem', undefined, list()).filter((one) => said(one).startsWith(name))
  if (found === undefined) throw new Error(`nobody is called ${name}`)
  return found
}

describe('today at the desk', () => {
  test('shows the state of each booking, and the possible actions', async () => {
    await sit()
    expect(said(row('Ada Früh'))).toContain('A-109:30 – 14:00 Uhr')
    expect(said(row('Ada Früh'))).toContain('verspätet')
    expect(said(row('Ben Pünktlich'))).toContain('ben@haus.example · mit Carl Mit')
    expect(said(row('Ben Pünktlich'))).toContain('wird erwartet')
    expect(said(row('Dora Später'))).toContain('Check-in ab 11:45 Uhr')
    expect(said(row('Frida Offen'))).toContain('noch nicht bestätigt')
    expect(said(row('Gerd Zeitig'))).toContain('ist da')
    expect(names('button', list())).toEqual([
      'Ist da: Ada Früh, A-1, 09:30 Uhr',
      'Ist da: Ben Pünktlich, A-2, 10:00 Uhr',
      'Ist gegangen: Emil Da, A-4, 09:00 Uhr',
      'Ist gegangen: Gerd Zeitig, A-6, 10:15 Uhr',
    ])
  })

  test('checks a person in, and says so', async () => {
    const { server } = await sit()
    const there = of(1, 'Ada Früh', '09:30', { status: 'durchgeführt' })
    server.now(answer(wire.checkInAmEmpfang, there), listed([there, ...TODAY.slice(1)]))
    await click('button', 'Ist da: Ada Früh, A-1, 09:30 Uhr')
    await eventually(() => expect(said()).toContain('Ada Früh ist da: A-1 bis 14:00 Uhr.'))
    expect(server.asked(wire.checkInAmEmpfang)).toMatchObject([{ id: idOf(1) }])
    await eventually(() => expect(said(row('Ada Früh'))).toContain('ist da'))
  })

  test('ends a booking, and can undo that for some seconds', async () => {
    const { server } = await sit()
    const gone = of(4, 'Emil Da', '09:00', {
      status: 'durchgeführt',
      bis: wall('10:00'),
      ruecknahmeBis: wall('10:09'),
    })
    server.now(answer(wire.checkOutLeseraumBuchung, gone), listed([gone]))
    await click('button', 'Ist gegangen: Emil Da, A-4, 09:00 Uhr')
    await eventually(() => expect(said()).toContain('A-4 wird gleich für andere frei.'))
    await eventually(() => expect(said(row('Emil Da'))).toContain('gerade gegangen'))
    server.now(answer(wire.undoCheckOutLeseraumBuchung, TODAY[3] as Part<BuchungView>), listed())
    await click('button', 'Doch noch da: Emil Da, A-4, 09:00 Uhr')
    await eventually(() => expect(said()).toContain('Emil Da ist noch da: A-4 bis 14:00 Uhr.'))
    expect(server.writes).toEqual(['checkOutLeseraumBuchung', 'undoCheckOutLeseraumBuchung'])
  })

  test('starts and ends a pause, with text and time', async () => {
    const there = { status: 'durchgeführt' as const, checkInMitCode: true }
    const emil = of(4, 'Emil Da', '09:00', { ...there, pauseBis: null, pauseMinuten: 20 })
    const away = of(4, 'Emil Da', '09:00', { ...there, pauseBis: wall('10:27'), pauseMinuten: 20 })
    const { server } = await sit('?auswahl=alle', {
      rechte: ['buchung_pflege'],
      answers: [...saal(), listed([emil]), answer(wire.pauseLeseraumBuchung, away)],
    })
    expect(names('button', list())).toEqual([
      'Ist gegangen: Emil Da, A-4, 09:00 Uhr',
      'Pause: Emil Da, A-4, 09:00 Uhr',
    ])
    server.now(listed([away]))
    await click('button', 'Pause: Emil Da, A-4, 09:00 Uhr')
    await eventually(() => expect(said()).toContain('Emil Da ist in der Pause: A-4 bleibt bis 10:27 Uhr.'))
    await eventually(() => expect(said(row('Emil Da'))).toContain('Pause bis 10:27 Uhr'))
    server.now(answer(wire.resumeLeseraumBuchung, emil), listed([emil]))
    await click('button', 'Ist zurück: Emil Da, A-4, 09:00 Uhr')
    await eventually(() => expect(said()).toContain('Emil Da ist zurück: A-4 bis 14:00 Uhr.'))
    expect(server.writes).toEqual(['pauseLeseraumBuchung', 'resumeLeseraumBuchung'])
  })

  test('says why somebody cannot be checked in', async () => {
    const { server } = await sit()
    const detail = 'Der Platz ist außer Betrieb.'
    server.now(refuse(wire.checkInAmEmpfang, { status: 422, code: 'leseraum.inaktiv', detail }))
    await click('button', 'Ist da: Ada Früh, A-1, 09:30 Uhr')
    await eventually(() => expect(said()).toContain(detail))
  })

  test('sends the search and the selection to the server', async () => {
    const { server, where } = await sit()
    const asked = () => server.asked(raumWire.listLeseraumBuchungen).at(-1)?.query
    expect(asked()).toMatchObject({ von: wall('00:00') })
    server.now(listed([]))
    await write('searchbox', 'Name oder Platz', 'Zoe')
    await eventually(() => expect(said()).toContain('Niemand von heute passt zur Suche'))
    expect(asked()?.suche).toBe('Zoe')
    expect(where()).toBe('/empfang?auswahl=alle&suche=Zoe')
    await click('button', 'Suche und Filter aufheben')
    await click('radio', 'Kommen noch')
    await eventually(() => expect(said()).toContain('Heute kommt niemand mehr'))
    expect(asked()).toMatchObject({ status: 'reserviert', bis: wall('00:00', '2027-03-11') })
    expect(asked()?.von?.startsWith('2027-03-10T09:0')).toBe(true)
    await click('radio', 'Sind da')
    await eventually(() => expect(said()).toContain('Gerade ist niemand eingecheckt'))
    expect(asked()?.status).toBe('durchgeführt')
  })

  test('is also in English', async () => {
    await sit('?auswahl=alle', { language: 'en' })
    expect(names('button', list())[0]).toBe('Is here: Ada Früh, A-1, 09:30')
  })
})

describe('the desk of a house with several floor plans', () => {
  test('shows the plan of each booking, unless one is selected', async () => {
    const { server } = await sit('?auswahl=alle', {
      rechte: ['buchung_pflege'],
      answers: [...saal({ plans: TWO_PLANS }), listed()],
    })
    expect(said(row('Ada Früh'))).toContain('A-1, Lesesaal')
    await turn('combobox', 'Grundriss', PLAN.studio)
    await eventually(() => expect(said(row('Ada Früh'))).not.toContain('A-1, Lesesaal'))
    expect(server.asked(raumWire.listLeseraumBuchungen).at(-1)?.query?.grundrissId).toBe(PLAN.studio)
  })
})

describe('the link to the desk', () => {
  test('is in the header of people who maintain bookings', async () => {
    const { where } = await visitApp('/gibt-es-nicht', {
      rechte: ['buchung_pflege'],
      answers: [...saal(), listed([])],
    })
    await click('link', 'Empfang')
    await eventually(() => expect(where()).toBe(PAGE.empfang))
    await eventually(() => expect(said()).toContain('Heute kommt niemand mehr'))
  })

  test.each([
    ['who does not', { rechte: ['ausstattungs_pflege'] }],
    ['a house without rooms', { rechte: ['buchung_pflege'], module: ['fahrzeugbuchung'] }],
  ] as const)('is none for %s', async (_, how) => {
    await visitApp(PAGE.empfang, { ...how, answers: [...saal(), listed()] })
    await eventually(() => expect(said()).toContain('Seite nicht gefunden: /empfang'))
    expect(all('link', 'Empfang')).toEqual([])
  })
})
