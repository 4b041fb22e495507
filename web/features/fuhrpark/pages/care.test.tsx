// @vitest-environment happy-dom
import { showFahrzeug } from '@platzwart/contract/operations/fuhrpark'
import {
  createSchaden,
  createServiceheft,
  deleteServiceheft,
  listPruefungen,
  listSchaeden,
  listServiceheft,
  mendSchaden,
  savePruefungen,
  updateServiceheft,
} from '@platzwart/contract/operations/heft'
import { idOf } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { all, click, describedAs, eventually, find, said, turn, write } from '../../../testing/find.ts'
import { arrive, bodies, CAR, car } from '../../../testing/fleet.tsx'
import type { Visit } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'

describe('the inspections of a car', () => {
  const HU = { art: 'HU', faelligAm: '2027-05-31', intervallMonate: 24, stand: 'baldFaellig' } as const
  const open = () => arrive(car('pruefungen'), [answer(listPruefungen, [HU]), answer(savePruefungen, [HU])])
  const of = (art: string) => find('group', art)

  test('are shown with their due dates, and disabled ones without', async () => {
    await open()
    await eventually(() => expect(find('checkbox', 'Hauptuntersuchung (HU) führen')).toBeDefined())
    expect(said(of('Hauptuntersuchung (HU)'))).toContain('bald fällig')
    expect(find<HTMLInputElement>('textbox', 'Gültig bis', of('Hauptuntersuchung (HU)')).value).toBe(
      'Mo., 31.05.2027',
    )
    expect(all('textbox', undefined, of('Reifen'))).toEqual([])
  })

  test('are saved together, each with its interval', async () => {
    const { server } = await open()
    await eventually(() => expect(find('checkbox', 'Reifen führen')).toBeDefined())
    await click('checkbox', 'Reifen führen')
    await write('textbox', 'Fällig bei km', '20000', of('Reifen'))
    await click('button', 'Speichern')
    await eventually(() => expect(server.asked(savePruefungen)).toHaveLength(1))
    expect(bodies(server.asked(savePruefungen))).toEqual([
      [
        { art: 'HU', faelligAm: '2027-05-31', faelligKm: null, intervallMonate: 24, intervallKm: null },
        { art: 'REIFEN', faelligAm: null, faelligKm: 20_000, intervallMonate: 12, intervallKm: null },
      ],
    ])
  })

  test('with unsaved changes ask before they are left', async () => {
    const { where } = await open()
    await eventually(() => expect(find('checkbox', 'Reifen führen')).toBeDefined())
    await click('checkbox', 'Reifen führen')
    const at = where()
    await click('link', 'Zum Fuhrpark')
    await eventually(() => expect(all('dialog', 'Noch nicht gespeichert')).toHaveLength(1))
    expect(where()).toBe(at)
    await click('button', 'Hier bleiben')
    expect(find<HTMLInputElement>('checkbox', 'Reifen führen').checked).toBe(true)
  })

  test('that somebody else has changed keep the edited values, and adopt the others’ by one press', async () => {
    const { server } = await open()
    await eventually(() => expect(find('checkbox', 'Reifen führen')).toBeDefined())
    const monate = (art: string) => find<HTMLInputElement>('textbox', 'Alle … Monate', of(art)).value
    await write('textbox', 'Alle … Monate', '12', of('Hauptuntersuchung (HU)'))
    await click('checkbox', 'Reifen führen')
    server.now(
      refuse(savePruefungen, {
        status: 412,
        code: 'anfrage.versionVeraltet',
        geaendert: { von: 'Otto Ohne', zeit: '2027-03-10T08:03:00Z' },
      }),
      answer(listPruefungen, [{ ...HU, intervallMonate: 36 }]),
      answer(showFahrzeug, { ...CAR, version: 4 } as never),
    )
    await click('button', 'Speichern')
    await eventually(() => expect(said()).toContain('Inzwischen anders gespeichert: Hauptuntersuchung (HU).'))
    expect(said()).toContain('Otto Ohne hat das inzwischen geändert (10.03.2027, 09:03).')
    expect(monate('Hauptuntersuchung (HU)')).toBe('12')
    await click('button', 'Das inzwischen Gespeicherte nehmen')
    expect([monate('Hauptuntersuchung (HU)'), monate('Reifen')]).toEqual(['36', '12'])
    server.now(answer(savePruefungen, [HU]))
    await click('button', 'Speichern')
    await eventually(() => expect(server.asked(savePruefungen).map(({ version }) => version)).toEqual([3, 4]))
  })

  test('show a refusal at the field of their kind', async () => {
    const { server } = await open()
    const detail = 'Höchstens 120 Monate.'
    server.now(
      refuse(savePruefungen, {
        status: 422,
        code: 'anfrage.ungueltig',
        detail,
        issues: [{ code: 'anfrage.ungueltig', field: '1.intervallMonate', data: {}, detail }],
      }),
    )
    await eventually(() => expect(find('checkbox', 'Reifen führen')).toBeDefined())
    await click('checkbox', 'Reifen führen')
    await write('textbox', 'Alle … Monate', '500', of('Reifen'))
    await click('button', 'Speichern')
    const months = () => find('textbox', 'Alle … Monate', of('Reifen'))
    await eventually(() => expect(describedAs(months())).toContain(detail))
    expect(describedAs(find('textbox', 'Alle … Monate', of('Hauptuntersuchung (HU)')))).not.toContain(detail)
  })
})

describe('the service booklet of a car', () => {
  const ENTRY = {
    id: idOf(60),
    art: 'REPARATUR',
    beschreibung: 'Scheibe',
    von: '2027-03-01',
    bis: '2027-03-02',
    kilometerstand: 12_300,
    kostenCent: 123_450,
    benutzer: 'Frieda Fuhrpark',
    version: 2,
  } as const
  const open = (how: Visit = {}) =>
    arrive(
      car('serviceheft'),
      [answer(listServiceheft, [ENTRY]), answer(createServiceheft, ENTRY), answer(deleteServiceheft)],
      how,
    )

  test.each([
    ['de', '1.234,50 €', '12.300 km'],
    ['en', '€1,234.50', '12,300 km'],
  ] as const)('says in %s what it has cost to the cent: %s', async (language, cost, km) => {
    await open({ language })
    await eventually(() => expect(said()).toContain('Scheibe'))
    expect(said()).toContain(cost)
    expect(said()).toContain(km)
  })

  test('takes a new entry, with a price in euros', async () => {
    const { server } = await open()
    await eventually(() => expect(find('button', 'Eintrag schreiben')).toBeDefined())
    await click('button', 'Eintrag schreiben')
    await eventually(() => expect(find('dialog')).toBeDefined())
    await turn('combobox', 'Art', 'REIFEN')
    await write('textbox', 'Kosten in Euro', '89,5')
    await write('textbox', 'Beschreibung', 'Winterreifen')
    await click('checkbox', /^Die Prüfung dieser Art/)
    await click('button', 'Speichern', find('dialog'))
    await eventually(() => expect(server.asked(createServiceheft)).toHaveLength(1))
    expect(bodies(server.asked(createServiceheft))).toMatchObject([
      { art: 'REIFEN', kostenCent: 8950, von: '2027-03-10', bis: '2027-03-10', pruefungErledigt: true },
    ])
  })

  test('saves an edited entry with its current version, although somebody else was faster', async () => {
    const { server } = await open()
    await eventually(() => expect(find('button', 'Reparatur vom 01.03.2027 ändern')).toBeDefined())
    await click('button', 'Reparatur vom 01.03.2027 ändern')
    await eventually(() => expect(find('dialog')).toBeDefined())
    const of = (name: string) => find<HTMLInputElement>('textbox', name, find('dialog')).value
    await write('textbox', 'Beschreibung', 'Scheibe vorn', find('dialog'))
    server.now(
      refuse(updateServiceheft, {
        status: 412,
        code: 'anfrage.versionVeraltet',
        geaendert: { von: 'Otto Ohne', zeit: '2027-03-10T08:03:00Z' },
      }),
      answer(listServiceheft, [{ ...ENTRY, beschreibung: 'Glas', kostenCent: 1_000, version: 3 }]),
    )
    await click('button', 'Speichern', find('dialog'))
    await eventually(() =>
      expect(said(find('dialog'))).toContain('Inzwischen anders gespeichert: Beschreibung („Glas“).'),
    )
    expect([of('Beschreibung'), of('Kosten in Euro')]).toEqual(['Scheibe vorn', '10,00'])
    server.now(answer(updateServiceheft, { ...ENTRY, version: 4 }))
    await click('button', 'Speichern', find('dialog'))
    await eventually(() =>
      expect(server.asked(updateServiceheft).map(({ version }) => version)).toEqual([2, 3]),
    )
  })

  test('deletes an entry only after a confirmation', async () => {
    const { server } = await open()
    const name = 'Reparatur vom 01.03.2027 löschen'
    await eventually(() => expect(find('button', name)).toBeDefined())
    await click('button', name)
    expect(said()).toContain('Eintrag wirklich löschen?')
    await click('button', 'Abbrechen')
    expect(server.writes).toEqual([])
    await click('button', name)
    await click('button', name)
    await eventually(() => expect(said()).toContain('Der Eintrag ist gelöscht.'))
    expect(server.asked(deleteServiceheft)).toMatchObject([{ id: ENTRY.id, version: 2 }])
  })
})

describe('the damages of a car', () => {
  const DENT = {
    id: idOf(80),
    beschreibung: 'Delle',
    ansicht: 'links',
    x: 500,
    y: 500,
    version: 1,
    gemeldet: '2027-02-01T08:00:00Z',
    gemeldetVon: 'Ferdi Fahrer',
  } as const
  const open = () =>
    arrive(car('schaeden'), [
      answer(listSchaeden, [DENT]),
      answer(createSchaden, DENT),
      answer(mendSchaden, DENT),
    ])

  test('are marked as repaired by one press', async () => {
    const { server } = await open()
    await eventually(() => expect(said()).toContain('01.02.2027, 09:00, Ferdi Fahrer'))
    await click('button', 'Delle: als behoben eintragen')
    await eventually(() => expect(said()).toContain('Der Schaden ist als behoben eingetragen.'))
    expect(server.asked(mendSchaden)).toMatchObject([{ id: DENT.id, version: 1, body: { behoben: true } }])
  })

  test('that were found outside of a trip require a text and a place', async () => {
    const { server } = await open()
    await eventually(() => expect(find('button', 'Schaden eintragen')).toBeDefined())
    await click('button', 'Schaden eintragen')
    await click('button', 'Schaden eintragen')
    expect(said()).toContain('Bitte die Stelle auf der Zeichnung wählen.')
    expect(server.writes).toEqual([])
    await write('textbox', /^Was ist beschädigt/, 'Kratzer')
    await click('button', 'Neuer Schaden: Linke Seite, vorn, oben')
    await click('button', 'Schaden eintragen')
    await eventually(() => expect(said()).toContain('Der Schaden ist eingetragen.'))
    expect(bodies(server.asked(createSchaden))).toMatchObject([
      { beschreibung: 'Kratzer', ansicht: 'links', x: 167, y: 167, bildId: null },
    ])
  })
})
