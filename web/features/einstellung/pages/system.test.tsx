// @vitest-environment happy-dom
import * as gruppen from '@platzwart/contract/operations/berechtigung'
import * as wire from '@platzwart/contract/operations/einstellung'
import { PAGE } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { viewsOf } from '../../../testing/einstellungen.ts'
import { all, click, eventually, find, names, said, turn, write } from '../../../testing/find.ts'
import { type Visit, visitApp } from '../../../testing/house.tsx'
import { type Answer, answer, refuse } from '../../../testing/server.ts'

const DAYS = 'leseraum.tageImVoraus'
const wissenschaft = { id: idOf(3), name: 'Wissenschaft' }
const emre = { id: idOf(4), name: 'Emre Kaya', email: 'emre@haus.example' }

const wert = (more: object = {}) => ({
  id: idOf(5),
  name: DAYS,
  wert: 28,
  schicht: 'gruppe' as const,
  version: 3,
  gruppe: wissenschaft,
  benutzer: null,
  ...more,
})

const line = (more: object = {}) => ({
  name: DAYS,
  wert: 14,
  herkunft: 'default' as const,
  dann: null,
  beitraege: [{ schicht: 'default' as const, gruppe: null, wert: 14, gilt: true }],
  ...more,
})

async function show(at: string, answers: readonly Answer[] = [], how: Visit = {}) {
  const shown = await visitApp(`${PAGE.adminEinstellungen}${at}`, {
    rechte: ['customizing_mandant_pflege'],
    module: ['leseraum', 'systemeinstellungen'],
    ...how,
    answers: [
      answer(wire.listHausEinstellungen, viewsOf()),
      answer(wire.listWerte, { items: [wert()], cursor: null }),
      answer(wire.showWert, wert()),
      answer(wire.countTouched, { personen: 2, von: 40, beispiele: [] }),
      answer(wire.findPersonen, [emre]),
      answer(gruppen.listGruppen, [wissenschaft]),
      ...answers,
    ],
  })
  await eventually(() =>
    expect(all('heading', /^(?:Einstellungen des Hauses|House settings)$/)).toHaveLength(1),
  )
  return shown
}

describe('the settings of the house', () => {
  test('are listed by section, each with an address and a page of its own', async () => {
    const { where } = await show('', [
      answer(wire.listHausEinstellungen, viewsOf({ 'leseraum.tageImVoraus': 21 })),
    ])
    await eventually(() => expect(all('link', /^Wann Plätze buchbar sind/)).toHaveLength(1))
    expect(said(find('link', /^Wann Plätze buchbar sind/))).toContain('eine vom Haus gesetzt')
    expect(names('region')).not.toContain('Wann Plätze buchbar sind')
    expect(all('textbox')).toEqual([])
    await click('link', /^Wann Plätze buchbar sind/)
    await eventually(() => expect(where()).toContain('abschnitt=raumFenster'))
    expect(names('region').filter((name) => name === 'Wann Plätze buchbar sind')).toHaveLength(1)
    expect(document.activeElement?.textContent).toBe('Wann Plätze buchbar sind')
    expect(all('textbox', 'Tage im Voraus für Plätze')).toHaveLength(1)
    await click('link', 'Alle Einstellungen')
    await eventually(() => expect(where()).not.toContain('abschnitt'))
  })

  test('that are rare are behind a button, except those that the house has set', async () => {
    await show('?abschnitt=raumFenster', [
      answer(wire.listHausEinstellungen, viewsOf({ 'leseraum.fensterStunde': 8 })),
    ])
    await eventually(() => expect(all('textbox', 'Frühestens')).toHaveLength(1))
    expect(all('textbox', 'Stunde dafür')).toHaveLength(1)
    expect(all('combobox', 'Neue Tage für Plätze kommen')).toEqual([])
    await click('button', '2 selten gebrauchte Einstellungen')
    expect(all('combobox', 'Neue Tage für Plätze kommen')).toHaveLength(1)
  })

  test('have one menu each for rare actions', async () => {
    const { where } = await show('?abschnitt=raumFenster')
    await eventually(() => expect(all('textbox', 'Frühestens')).toHaveLength(1))
    await click('button', 'Mehr zu: Tage im Voraus für Plätze')
    await eventually(() => expect(names('menuitem')).toEqual(['Verlauf', 'Ausnahmen']))
    await click('menuitem', 'Ausnahmen')
    await eventually(() => expect(where()).toContain('reiter=ausnahmen'))
    expect(where()).toContain(`option=${DAYS}`)
  })

  test('of an unknown section show the list', async () => {
    await show('?abschnitt=gibtesnicht')
    await eventually(() => expect(all('link', /^Wann Plätze buchbar sind/)).toHaveLength(1))
  })

  test('can be searched, and filtered by being set', async () => {
    await show('', [answer(wire.listHausEinstellungen, viewsOf({ 'leseraum.mindestpause': 2 }))])
    await eventually(() => expect(all('link', /^Wann Plätze buchbar sind/)).toHaveLength(1))
    await write('searchbox', 'Einstellung suchen', 'zwischen zwei Buchungen')
    await eventually(() => expect(said()).toContain('Eine Einstellung'))
    expect(all('textbox', 'Pause')).toHaveLength(1)
    expect(all('textbox', 'Frühestens')).toEqual([])
    await write('searchbox', 'Einstellung suchen', 'gibtesnicht')
    await eventually(() => expect(said()).toContain('Keine Einstellung passt dazu'))
    await click('button', 'Alle zeigen')
    await click('checkbox', 'Nur vom Haus gesetzte')
    await eventually(() => expect(all('textbox', 'Frühestens')).toEqual([]))
    expect(all('textbox', 'Pause')).toHaveLength(1)
  })

  test('with unsaved changes stay visible, whatever is searched', async () => {
    await show('?abschnitt=raumFenster')
    await eventually(() => expect(all('textbox', 'Frühestens')).toHaveLength(1))
    await write('textbox', 'Tage im Voraus für Plätze', '21')
    await write('searchbox', 'Einstellung suchen', 'zwischen zwei Buchungen')
    await eventually(() => expect(all('textbox', 'Frühestens')).toEqual([]))
    expect(find<HTMLInputElement>('textbox', 'Tage im Voraus für Plätze').value).toBe('21 Tage')
  })
})

describe('the exceptions', () => {
  test('list values by owner, and are filtered by option and layer', async () => {
    const { server } = await show('?reiter=ausnahmen')
    await eventually(() => expect(said()).toContain('28 Tage'))
    expect(said()).toContain('Gruppe Wissenschaft')
    await turn('combobox', 'Einstellung', DAYS)
    await turn('combobox', 'Für', 'benutzer')
    await eventually(() =>
      expect(server.asked(wire.listWerte).at(-1)?.query).toMatchObject({ option: DAYS, schicht: 'benutzer' }),
    )
  })

  test('are changed with the version that was read; saving again overwrites somebody else’s value', async () => {
    const { server } = await show(`?reiter=ausnahmen&wert=${idOf(5)}`, [
      refuse(wire.updateWert, {
        status: 412,
        code: 'anfrage.versionVeraltet',
        current: wert({ wert: 60, version: 4 }),
      }),
    ])
    const field = 'Tage im Voraus für Plätze'
    await eventually(() => expect(all('textbox', field)).toHaveLength(1))
    await write('textbox', field, '30')
    await eventually(() => expect(said()).toContain('Ändert etwas für 2 von 40 Personen.'))
    server.now(answer(wire.showWert, wert({ wert: 60, version: 4 })))
    await click('button', 'Speichern')
    await eventually(() => expect(said()).toContain('Inzwischen anders gespeichert: 60 Tage.'))
    server.now(answer(wire.updateWert, wert({ wert: 30, version: 5 })))
    await click('button', 'Speichern')
    await eventually(() => expect(server.asked(wire.updateWert)).toHaveLength(2))
    const [first, second] = server.asked(wire.updateWert)
    expect([first?.body, second?.body]).toEqual([{ wert: 30 }, { wert: 30 }])
  })

  test('name the other editor, can take over their value, and ask before unsaved changes are lost', async () => {
    const { where } = await show(`?reiter=ausnahmen&wert=${idOf(5)}`, [
      refuse(wire.updateWert, {
        status: 412,
        code: 'anfrage.versionVeraltet',
        current: wert({ wert: 60, version: 4 }),
        geaendert: { von: 'Otto Ohne', zeit: '2027-03-10T08:03:00Z' },
      }),
    ])
    const field = () => find<HTMLInputElement>('textbox', 'Tage im Voraus für Plätze')
    await eventually(() => expect(field()).toBeDefined())
    await write('textbox', 'Tage im Voraus für Plätze', '30')
    await click('button', 'Speichern')
    await eventually(() =>
      expect(said()).toContain('Otto Ohne hat das inzwischen geändert (10.03.2027, 09:03).'),
    )
    const at = where()
    await click('button', 'Schließen')
    await eventually(() => expect(names('dialog')).toContain('Noch nicht gespeichert'))
    await click('button', 'Hier bleiben')
    expect([where(), field().value]).toEqual([at, '30 Tage'])
    await click('button', 'Das inzwischen Gespeicherte nehmen')
    expect(field().value).toBe('60 Tage')
    await click('button', 'Schließen')
    await eventually(() => expect(where()).not.toContain(idOf(5)))
  })

  test('that are reopened at once start from the saved version', async () => {
    const { server } = await show(`?reiter=ausnahmen&wert=${idOf(5)}`, [
      answer(wire.updateWert, wert({ wert: 30, version: 4 })),
      answer(wire.deleteWert, undefined),
    ])
    const field = 'Tage im Voraus für Plätze'
    await eventually(() => expect(all('textbox', field)).toHaveLength(1))
    await write('textbox', field, '30')
    // From now on the connection is slow.
    server.now(answer(wire.showWert, () => new Promise<never>(() => undefined)))
    await click('button', 'Speichern')
    await eventually(() => expect(all('textbox', field)).toEqual([]))
    await click('button', /ändern: Gruppe Wissenschaft$/)
    await eventually(() => expect(all('button', 'Löschen')).toHaveLength(1))
    await click('button', 'Löschen')
    await click('button', 'Ja, endgültig löschen')
    await eventually(() => expect(server.asked(wire.deleteWert)).toMatchObject([{ version: 4 }]))
  })

  test('are added for a person found by name; a missing person is reported at the field', async () => {
    const { server } = await show(`?reiter=ausnahmen&neu=true&option=${DAYS}`, [
      answer(wire.createWert, wert({ gruppe: null, benutzer: emre })),
    ])
    await eventually(() => expect(all('radio', 'Eine Person')).toHaveLength(1))
    await click('radio', 'Eine Person')
    await click('button', 'Hinzufügen')
    expect(said()).toContain('Welche Person?')
    await write('combobox', 'Eine Person', 'emre')
    await eventually(() => expect(all('option', /^Emre Kaya/)).toHaveLength(1))
    await click('option', /^Emre Kaya/)
    await write('textbox', 'Tage im Voraus für Plätze', '40')
    await click('button', 'Hinzufügen')
    await eventually(() =>
      expect(server.asked(wire.createWert)[0]?.body).toEqual({ name: DAYS, wert: 40, benutzerId: emre.id }),
    )
    await eventually(() => expect(said()).toContain('gilt jetzt so für Emre Kaya'))
  })

  test('that are removed are not requested again, though their dialog is still mounted', async () => {
    const { server } = await show(`?reiter=ausnahmen&wert=${idOf(5)}`, [answer(wire.deleteWert, undefined)])
    await eventually(() => expect(all('button', 'Löschen')).toHaveLength(1))
    const before = server.asked(wire.listWerte).length
    await click('button', 'Löschen')
    await click('button', 'Ja, endgültig löschen')
    await eventually(() => expect(server.asked(wire.listWerte).length).toBeGreaterThan(before))
    await eventually(() => expect(all('button', 'Ja, endgültig löschen')).toEqual([]))
    expect(server.asked(wire.showWert)).toHaveLength(1)
  })

  test('that somebody has removed meanwhile are reported as gone', async () => {
    await show(`?reiter=ausnahmen&wert=${idOf(5)}`, [
      refuse(wire.showWert, { status: 404, code: 'nichtGefunden' }),
    ])
    await eventually(() => expect(said()).toContain('Diese Ausnahme gibt es nicht mehr.'))
  })
})

describe('the history', () => {
  const item = (more: object = {}) => ({
    id: idOf(7),
    zeit: '2027-03-09T10:00:00Z',
    schicht: 'mandant' as const,
    vorher: 14,
    nachher: 21,
    akteur: { id: idOf(1), name: 'Lena Lesch' },
    gruppe: null,
    benutzer: null,
    steht: true,
    ...more,
  })

  test('undoes the last change, and a refusal says why', async () => {
    const { server } = await show(`?verlauf=${DAYS}`, [
      answer(wire.listHistory, {
        items: [item(), item({ id: idOf(8), steht: false, akteur: null, vorher: null, nachher: 14 })],
        cursor: null,
      }),
      refuse(wire.undoEinstellung, {
        status: 409,
        code: 'einstellung.inzwischenGeaendert',
        detail: 'Zu spät.',
      }),
    ])
    await eventually(() => expect(said()).toContain('14 Tage → 21 Tage'))
    expect(said()).toContain('kein eigener Wert → 14 Tage')
    expect(said()).toContain('Das System')
    expect(all('button', /^Zurücknehmen/)).toHaveLength(1)
    await click('button', /^Zurücknehmen/)
    await eventually(() => expect(said()).toContain('Zu spät.'))
    server.now(answer(wire.undoEinstellung, undefined))
    await click('button', /^Zurücknehmen/)
    await eventually(() => expect(said()).toContain('Zurückgenommen.'))
  })
})

describe('a person’s effective settings', () => {
  const answered = (more: object = {}) =>
    answer(wire.explainEinstellungen, {
      benutzer: emre,
      gruppen: [],
      items: [line(more), line({ name: 'leseraum.mindestpause', wert: 0 })],
    })

  test('are shown with their layers, and with the difference in another group', async () => {
    const then = { dann: { wert: 28, herkunft: 'gruppe' as const } }
    const { server } = await show(`?reiter=auskunft&person=${emre.id}`, [answered()])
    await eventually(() => expect(find<HTMLInputElement>('combobox', 'Eine Person').value).toBe('Emre Kaya'))
    expect(said()).toContain('durch die Vorgabe von Platzwart')
    server.now(answered(then))
    await turn('combobox', 'auch in der Gruppe', wissenschaft.id)
    await eventually(() => expect(said()).toContain('Eine Einstellung wäre anders.'))
    expect(said()).toContain('Dann: 28 Tage, durch eine Gruppe')
    expect(server.asked(wire.explainEinstellungen).at(-1)?.query).toMatchObject({ dazu: wissenschaft.id })
    await click('checkbox', 'Nur was nicht Vorgabe ist')
    await eventually(() => expect(said()).not.toContain('Leseräume: Pause'))
  })

  test('need a person to be chosen', async () => {
    await show('?reiter=auskunft')
    expect(said()).toContain('Zuerst eine Person wählen')
  })

  test.each([
    ['de', 'Was gilt für wen'],
    ['en', 'What holds for whom'],
  ] as const)('is called in the words of the language: %s', async (language, words) => {
    await show('?reiter=auskunft', [], { language })
    expect(names('link')).toContain(words)
  })
})
