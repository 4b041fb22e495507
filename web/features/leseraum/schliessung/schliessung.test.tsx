// @vitest-environment happy-dom
import * as planWire from '@platzwart/contract/operations/grundriss'
import * as raumWire from '@platzwart/contract/operations/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum/schliessung'
import * as zeitWire from '@platzwart/contract/operations/oeffnungszeit'
import * as standortWire from '@platzwart/contract/operations/standort'
import { PAGE } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { click, eventually, find, said, turn, write } from '../../../testing/find.ts'
import { visitApp } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'

const ID = idOf(500)
const FEAST = {
  id: idOf(511),
  gueltigVon: '2026-12-24',
  gueltigBis: '2026-12-24',
  von: '08:00',
  bis: '18:00',
  status: 'geschlossen',
  grund: 'Heiligabend',
}
const PLAN = {
  id: ID,
  bezeichnung: 'Lesesaal',
  standort: { id: idOf(490), name: 'Haupthaus' },
  version: 3,
  oeffnungszeiten: [],
  sonderoeffnungszeiten: [FEAST],
  aktiv: true,
  leseraeume: [],
}
const DAY = { von: '2026-12-24T08:00:00Z', bis: '2026-12-24T10:00:00Z' }
const hit = (nr: number, more: object) => ({
  id: idOf(nr),
  leseraumId: idOf(600),
  status: 'reserviert',
  gruppengroesse: 1,
  ...DAY,
  bucher: { name: 'Ada Ahorn', email: 'ada@haus.example' },
  ersatz: null,
  ...more,
})
const MOVED = hit(601, {
  bezeichnung: 'P1',
  ersatz: {
    art: 'andererGrundriss',
    leseraumId: idOf(700),
    bezeichnung: 'O7',
    grundriss: 'Obergeschoss',
    ...DAY,
  },
})
const vorschlag = (stand: string, ...buchungen: object[]) => ({
  stand,
  bleibt: true,
  anzahl: buchungen.length,
  verschiebbar: 1,
  buchungen,
})
const CLOSED = {
  id: idOf(800),
  anlass: 'sonder',
  grundrissId: ID,
  grundriss: 'Lesesaal',
  verschoben: 1,
  storniert: 1,
  belassen: 0,
  erstellt: '2026-11-23T08:00:00Z',
  bis: '2026-11-23T08:10:00Z',
} as const

const arrive = async (...open: object[]) => {
  const there = await visitApp(PAGE.adminSonderoeffnungszeiten, {
    rechte: ['oeffnungszeiten_pflege', 'buchung_pflege'],
    answers: [
      answer(zeitWire.listOeffnungszeiten, [PLAN as never]),
      answer(standortWire.listStandorte, []),
      answer(planWire.showGrundriss, PLAN as never),
      answer(raumWire.listSchliessungBetroffene, { anzahl: 2 }),
      answer(wire.listSchliessungen, open as never),
    ],
  })
  await eventually(() => expect(said()).toContain('Heiligabend'))
  return there
}

async function save(): Promise<void> {
  await click('button', '24.12.2026: bearbeiten')
  await write('textbox', 'Grund', 'Fest')
  await click('button', 'Speichern', find('dialog', 'Sonderöffnungszeit ändern'))
}

describe('a special opening time that affects bookings', () => {
  test('shows people and alternatives, and is saved with the decision for each', async () => {
    const { server } = await arrive()
    const other = hit(602, { bezeichnung: 'P2' })
    server.now(answer(wire.proposeSchliessung, vorschlag('eins', MOVED, other) as never))
    await save()
    await eventually(() => expect(find('heading', 'Das trifft Buchungen')).toBe(document.activeElement))
    const dialog = find('dialog', 'Sonderöffnungszeit ändern')
    expect(dialog.textContent).toContain('Das trifft 2 Buchungen. Für 1 gibt es')
    expect(dialog.textContent).toContain('Stattdessen: O7 (Obergeschoss), zur selben Zeit')
    expect(dialog.textContent).toContain('Nichts anderes frei')
    expect(dialog.textContent).toContain('Verschoben: 1, storniert: 1, belassen: 0.')
    await turn('combobox', 'P2, 24.12.2026, 09:00 bis 11:00 Uhr: Was geschieht damit?', 'belassen')
    expect(dialog.textContent).toContain('Verschoben: 1, storniert: 0, belassen: 1.')
    server.now(answer(wire.applySchliessung, CLOSED as never))
    await click('button', 'So speichern', dialog)
    await eventually(() => expect(said()).not.toContain('Erster Tag'))
    expect(server.asked(wire.applySchliessung)).toMatchObject([
      {
        version: 3,
        body: {
          stand: 'eins',
          alle: 'verschieben',
          sonst: 'stornieren',
          sonder: { grundrissId: ID, zeiten: [{ grund: 'Fest' }] },
          ausnahmen: [{ buchungId: other.id, umgang: 'belassen' }],
        },
      },
    ])
    expect(server.asked(zeitWire.replaceSonderoeffnungszeiten)).toEqual([])
  })

  test('is shown again if bookings have changed meanwhile, and saves nothing until then', async () => {
    const { server } = await arrive()
    server.now(answer(wire.proposeSchliessung, vorschlag('eins', MOVED) as never))
    await save()
    await eventually(() => expect(find('heading', 'Das trifft Buchungen')).toBe(document.activeElement))
    server.now(
      refuse(wire.applySchliessung, { status: 409, code: 'schliessung.anders' }),
      answer(wire.proposeSchliessung, vorschlag('zwei', MOVED, hit(603, { bezeichnung: 'P3' })) as never),
    )
    await click('button', 'So speichern', find('dialog', 'Sonderöffnungszeit ändern'))
    await eventually(() => expect(said()).toContain('Inzwischen haben sich Buchungen geändert.'))
    server.now(answer(wire.applySchliessung, CLOSED as never))
    await click('button', 'So speichern', find('dialog', 'Sonderöffnungszeit ändern'))
    await eventually(() => expect(server.asked(wire.applySchliessung)).toHaveLength(2))
    expect(server.asked(wire.applySchliessung)[1]).toMatchObject({ body: { stand: 'zwei' } })
  })

  test('is saved at once if it affects nobody', async () => {
    const { server } = await arrive()
    server.now(
      answer(wire.proposeSchliessung, vorschlag('keins') as never),
      answer(zeitWire.replaceSonderoeffnungszeiten),
    )
    await save()
    await eventually(() => expect(server.asked(zeitWire.replaceSonderoeffnungszeiten)).toHaveLength(1))
  })

  test('can be undone, and lists what could not be restored', async () => {
    const { server } = await arrive(CLOSED)
    await eventually(() =>
      expect(said()).toContain('Bis 09:10 Uhr lässt sich die letzte Änderung zurücknehmen.'),
    )
    server.now(
      answer(wire.undoSchliessung, {
        zurueck: 1,
        nicht: [{ id: idOf(602), bezeichnung: 'P2', ...DAY, grund: 'belegt' }],
      } as never),
      answer(wire.listSchliessungen, []),
    )
    await click('button', 'Rückgängig machen')
    await eventually(() => expect(said()).toContain('1 Buchung ist wieder, wo sie war.'))
    expect(said()).toContain('P2, 24.12.2026, 09:00: der Platz ist inzwischen vergeben')
    expect(server.asked(wire.undoSchliessung)).toMatchObject([{ id: CLOSED.id }])
  })
})
