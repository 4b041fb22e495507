// @vitest-environment happy-dom
import * as planWire from '@platzwart/contract/operations/grundriss'
import * as schliessungWire from '@platzwart/contract/operations/leseraum/schliessung'
import * as wire from '@platzwart/contract/operations/leseraum/sperre'
import { idOf } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, names, said, write } from '../../../testing/find.ts'
import { visitApp } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'

const ID = idOf(500)
const seat = (nr: number) => ({ id: idOf(nr), bezeichnung: `P${nr}`, zone: nr % 2 ? 'Fenster' : 'Gang' })
const planOf = (seats: number) => ({
  id: ID,
  bezeichnung: 'Lesesaal',
  standort: { id: idOf(490), name: 'Haupthaus' },
  version: 3,
  oeffnungszeiten: [],
  sonderoeffnungszeiten: [],
  aktiv: true,
  leseraeume: Array.from({ length: seats }, (_, i) => seat(i + 1)),
})
// The test's time is Wednesday, 10 March 2027, 10:07 in Berlin.
const HOLDS = {
  id: idOf(900),
  leseraumIds: [idOf(2)],
  grund: 'Stuhl wackelt',
  von: '2027-03-09T07:00:00Z',
  bis: '2027-03-10T17:00:00Z',
}
const COMES = {
  id: idOf(901),
  leseraumIds: [1, 2, 3, 4].map((nr) => idOf(nr)),
  grund: '',
  von: '2027-03-12T07:00:00Z',
  bis: '2027-03-12T17:00:00Z',
}

async function arrive(locks: readonly object[] = [], seats = 4, rechte = ['buchung_pflege'] as const) {
  const there = await visitApp(`/admin/raeume/${ID}?reiter=sperren`, {
    rechte: ['ausstattungs_pflege', ...rechte],
    answers: [
      answer(planWire.showGrundriss, planOf(seats) as never),
      answer(wire.listSperren, locks as never),
      answer(schliessungWire.listSchliessungen, []),
      answer(schliessungWire.proposeSchliessung, { anzahl: 0 } as never),
      answer(wire.lockLeseraeume, { ids: [idOf(900)] }),
      answer(wire.releaseSperre),
    ],
  })
  await eventually(() => expect(names('heading')).toContain('Sperren'))
  return there
}

const open = async () => {
  await eventually(() => expect(all('button', 'Sperren …')).toHaveLength(1))
  await click('button', 'Sperren …')
}
const press = () => click('button', 'Sperren', find('dialog', 'Sperren'))

describe('a plan’s locks', () => {
  test('show subject, period and reason, mark the current one, and are lifted by a button that says so', async () => {
    const { server } = await arrive([HOLDS, COMES])
    await eventually(() => expect(said()).toContain('Stuhl wackelt'))
    expect(said()).toMatch(/P2\s?09.03.2027, 08:00 bis 10.03.2027, 18:00 Uhr\s?Stuhl wackelt gilt jetzt/)
    expect(said()).toMatch(/Der ganze Grundriss\s?12.03.2027, 08:00 bis 18:00 Uhr kommt noch/)
    server.now(answer(wire.listSperren, [COMES] as never))
    await click('button', 'P2, 09.03.2027, 08:00 bis 10.03.2027, 18:00 Uhr: Sperre aufheben')
    await eventually(() => expect(said()).toContain('Aufgehoben: P2 lässt sich wieder buchen.'))
    expect(server.asked(wire.releaseSperre)).toMatchObject([{ id: HOLDS.id }])
    await eventually(() => expect(said()).not.toContain('Stuhl wackelt'))
  })

  test('are only for people who maintain bookings', async () => {
    await visitApp(`/admin/raeume/${ID}?reiter=sonder`, {
      rechte: ['ausstattungs_pflege', 'oeffnungszeiten_pflege'],
      answers: [
        answer(planWire.showGrundriss, planOf(0) as never),
        answer(schliessungWire.listSchliessungen, []),
      ],
    })
    await eventually(() => expect(names('link')).toContain('Sonderöffnungszeiten'))
    expect(names('link')).not.toContain('Sperren')
  })
})

describe('a new lock', () => {
  test('is for the whole plan until the end of the day by default', async () => {
    const { server } = await arrive()
    await open()
    await write('textbox', 'Grund', 'Bodenpflege')
    await press()
    await eventually(() => expect(said()).toContain('Gesperrt: Der ganze Grundriss.'))
    const sperre = { grundrissId: ID, von: '2027-03-10T10:00:00Z', bis: '2027-03-10T23:00:00Z' }
    expect(server.asked(schliessungWire.proposeSchliessung)).toMatchObject([{ body: { sperre } }])
    const [asked] = server.asked(wire.lockLeseraeume)
    expect(asked?.body).toEqual({ ...sperre, grund: 'Bodenpflege' })
    await eventually(() => expect(all('dialog')).toEqual([]))
  })

  test('for single seats requires at least one, and for a zone includes all of it', async () => {
    const { server } = await arrive()
    await open()
    await click('radio', 'Einzelne Plätze')
    await press()
    await eventually(() => expect(said()).toContain('Bitte mindestens einen Platz wählen.'))
    expect(server.asked(schliessungWire.proposeSchliessung)).toEqual([])
    await click('checkbox', 'P3')
    await click('radio', 'Eine Zone')
    await press()
    await eventually(() => expect(server.asked(wire.lockLeseraeume)).toHaveLength(1))
    expect(server.asked(wire.lockLeseraeume)).toMatchObject([{ body: { leseraumIds: [idOf(1), idOf(3)] } }])
  })

  test('finds a seat among hundreds, and keeps the previous selection', async () => {
    const { server } = await arrive([], 300)
    await open()
    await click('radio', 'Einzelne Plätze')
    expect(said()).toContain('240 weitere passen')
    await click('checkbox', 'P7')
    await write('searchbox', 'Platz suchen', 'p299')
    expect(names('checkbox')).toEqual(['P299'])
    await click('checkbox', 'P299')
    expect(said()).toContain('2 Plätze gewählt.')
    await press()
    await eventually(() => expect(server.asked(wire.lockLeseraeume)).toHaveLength(1))
    expect(server.asked(wire.lockLeseraeume)).toMatchObject([{ body: { leseraumIds: [idOf(7), idOf(299)] } }])
  })

  test('over bookings asks for a decision, and is saved with it', async () => {
    const { server } = await arrive()
    const hit = {
      id: idOf(601),
      leseraumId: idOf(1),
      bezeichnung: 'P1',
      status: 'reserviert',
      gruppengroesse: 1,
      von: '2027-03-10T12:00:00Z',
      bis: '2027-03-10T13:00:00Z',
      ersatz: null,
      bucher: { name: 'Ada Ahorn', email: 'ada@haus.example' },
    }
    const vorschlag = { stand: 'eins', bleibt: false, anzahl: 1, verschiebbar: 0, buchungen: [hit] }
    server.now(
      answer(schliessungWire.proposeSchliessung, vorschlag as never),
      answer(schliessungWire.applySchliessung, {} as never),
    )
    await open()
    await press()
    await eventually(() => expect(said()).toContain('Das trifft 1 Buchung.'))
    expect(server.asked(wire.lockLeseraeume)).toEqual([])
    await click('button', 'So speichern')
    await eventually(() => expect(server.asked(schliessungWire.applySchliessung)).toHaveLength(1))
    expect(server.asked(schliessungWire.applySchliessung)).toMatchObject([
      { anlass: 'sperre', body: { sperre: { grundrissId: ID }, stand: 'eins' } },
    ])
    await eventually(() => expect(said()).toContain('Gesperrt: Der ganze Grundriss.'))
  })

  test('shows a refusal at its field', async () => {
    const { server } = await arrive()
    server.now(
      refuse(schliessungWire.proposeSchliessung, {
        status: 422,
        code: 'zeitraum.startNichtVorEnde',
        issues: [
          {
            code: 'zeitraum.startNichtVorEnde',
            field: 'sperre.bis',
            detail: 'Nicht vor dem Anfang.',
            data: {},
          },
        ],
      } as never),
    )
    await open()
    await press()
    await eventually(() => expect(said(find('group', 'Bis'))).toContain('Nicht vor dem Anfang.'))
  })
})
