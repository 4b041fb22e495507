// @vitest-environment happy-dom
import type { GruppeView, RolleView } from '@platzwart/contract/berechtigung'
import * as benutzer from '@platzwart/contract/operations/benutzer'
import * as wire from '@platzwart/contract/operations/berechtigung'
import { PAGE } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { BERECHTIGUNGEN } from '@platzwart/domain/berechtigung/names'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, said, turn, write } from '../../../testing/find.ts'
import { type Visit, visitApp } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'

const FAHRER: RolleView = {
  id: idOf(72),
  name: 'Fahrer',
  direkt: 1,
  personen: 3,
  version: 2,
  berechtigungen: ['fahrzeug_buchen'],
  zweitfaktor: false,
  gruppen: [{ id: idOf(71), name: 'Außendienst' }],
}
const GRUPPE: GruppeView = {
  id: idOf(71),
  name: 'Außendienst',
  personen: 2,
  einstellungen: 0,
  version: 1,
  rollen: [{ id: FAHRER.id, name: 'Fahrer' }],
}
const NELE = {
  id: idOf(60),
  vorname: 'Nele',
  nachname: 'Neumann',
  email: 'nele@haus.example',
  status: 'aktiv',
  einladung: 'keine',
} as const
const DURCH = [{ gruppe: GRUPPE, rolle: FAHRER }]

const arrive = (at: string, how: Visit = {}) =>
  visitApp(at, {
    rechte: ['benutzer_pflegen', 'berechtigungs_pflege'],
    ...how,
    answers: [
      answer(wire.listRollen, [FAHRER]),
      answer(wire.listGruppen, [GRUPPE]),
      answer(benutzer.listBenutzer, { items: [], cursor: null }),
      answer(wire.listHolders, { items: [{ ...NELE, durch: DURCH }], cursor: null }),
      ...(how.answers ?? []),
    ],
  })

describe('a house without vehicles', () => {
  const rooms: Visit = { module: ['leseraum'] }

  test('grants no vehicle permissions', async () => {
    await arrive(`${PAGE.adminRollen}?neu=true`, rooms)
    await eventually(() => expect(find('dialog')).toBeDefined())
    const offered = () => all('checkbox', /ahrzeug|ahrten/, find('dialog'))
    expect(offered()).toEqual([])
    expect(all('rowheader', /ahrzeug|ahrten/)).toEqual([])
  })

  test('shows vehicle permissions that a role has already', async () => {
    await arrive(`${PAGE.adminRollen}?rolle=${FAHRER.id}`, rooms)
    await eventually(() => expect(all('checkbox', /ahrzeug|ahrten/, find('dialog'))).toHaveLength(1))
  })

  test('offers a group no role without effect', async () => {
    const other = { ...FAHRER, id: idOf(73), name: 'Pflege', berechtigungen: ['benutzer_pflegen'] as const }
    await arrive(`${PAGE.adminGruppen}?neu=true`, {
      ...rooms,
      answers: [answer(wire.listRollen, [FAHRER, { ...other, berechtigungen: [...other.berechtigungen] }])],
    })
    await eventually(() => expect(find('checkbox', 'Pflege')).toBeDefined())
    expect(all('checkbox', 'Fahrer')).toEqual([])
  })
})

describe('somebody who grants permissions without maintaining users', () => {
  const only = { rechte: ['berechtigungs_pflege'] as const }
  const OTTO = {
    ...NELE,
    id: idOf(61),
    vorname: 'Otto',
    nachname: 'Ohne',
    email: 'otto@haus.example',
    einladung: 'offen',
  } as const
  const people = answer(benutzer.listBenutzer, ({ query }) => ({
    items:
      query?.suche === undefined
        ? [{ ...NELE, gruppen: [GRUPPE] }]
        : [
            { ...OTTO, gruppen: [], rollen: [] },
            { ...NELE, gruppen: [GRUPPE], rollen: [] },
          ],
    cursor: null,
  }))

  test('is linked to no page that is closed to them', async () => {
    await arrive(PAGE.adminGruppen, only)
    await eventually(() => expect(said()).toContain('2 Personen'))
    expect(all('link', /2 Personen/)).toEqual([])
  })

  test('adds people to a group and removes them', async () => {
    const { server } = await arrive(`${PAGE.adminGruppen}?gruppe=${GRUPPE.id}`, {
      ...only,
      answers: [
        people,
        answer(benutzer.addGruppeToBenutzer, () => undefined),
        answer(benutzer.removeGruppeFromBenutzer, () => undefined),
      ],
    })
    await eventually(() => expect(said()).toContain('nele@haus.example'))
    await write('combobox', /^Person hinzufügen/, 'otto')
    await eventually(() => expect(said()).toContain('otto@haus.example'))
    expect(said()).toContain('schon dabei')
    expect(find('option', /schon dabei/).getAttribute('aria-disabled')).toBe('true')
    await click('option', /Otto Ohne/)
    await eventually(() =>
      expect(server.asked(benutzer.addGruppeToBenutzer)).toMatchObject([
        { id: OTTO.id, gruppeId: GRUPPE.id },
      ]),
    )
    await click('button', 'Nele Neumann entfernen: Außendienst')
    await eventually(() =>
      expect(server.asked(benutzer.removeGruppeFromBenutzer)).toMatchObject([
        { id: NELE.id, gruppeId: GRUPPE.id },
      ]),
    )
  })

  test('gives a role to people', async () => {
    const { server } = await arrive(`${PAGE.adminRollen}?rolle=${FAHRER.id}`, {
      ...only,
      answers: [people, answer(benutzer.addRolleToBenutzer, () => undefined)],
    })
    await eventually(() => expect(said()).toContain('Wer die Rolle selbst hat'))
    expect(said()).not.toContain('Einladung')
    await write('combobox', /^Person hinzufügen/, 'otto')
    await eventually(() => expect(said()).toContain('otto@haus.example'))
    expect(said()).toContain('Einladung offen')
    await click('option', /Otto Ohne/)
    await eventually(() =>
      expect(server.asked(benutzer.addRolleToBenutzer)).toMatchObject([{ id: OTTO.id, rolleId: FAHRER.id }]),
    )
  })
})

describe('roles', () => {
  test('show for every permission whether they have it, in plain words', async () => {
    await arrive(PAGE.adminRollen)
    await eventually(() => expect(find('table')).toBeDefined())
    expect(find('img', 'Fahrer hat: Fahrzeuge buchen')).toBeDefined()
    expect(find('img', 'Fahrer hat nicht: Führerscheine prüfen')).toBeDefined()
    expect(all('row')).toHaveLength(BERECHTIGUNGEN.length + 1)
    expect(said(find('table'))).toContain('3 Personen')
  })

  test('show the holders of a permission, with its origins', async () => {
    const { server, where } = await arrive(PAGE.adminRollen)
    await eventually(() => expect(find('combobox', 'Recht')).toBeDefined())
    await turn('combobox', 'Recht', 'fahrzeug_buchen')
    await eventually(() => expect(said()).toContain('durch Gruppe Außendienst → Rolle Fahrer'))
    expect(where()).toContain('recht=fahrzeug_buchen')
    expect(server.asked(wire.listHolders).at(-1)).toMatchObject({ berechtigung: 'fahrzeug_buchen' })
  })

  test('mark holders who have not come yet', async () => {
    const come = { ...NELE, durch: DURCH }
    const items = [come, { ...come, id: idOf(62), nachname: 'Neu', einladung: 'abgelaufen' as const }]
    await arrive(PAGE.adminRollen, { answers: [answer(wire.listHolders, { items, cursor: null })] })
    await eventually(() => expect(said()).toContain('Nele Neu'))
    expect(said().match(/Einladung|Aktiv/g)).toEqual(['Einladung'])
  })

  test('name somebody else who changed them, whose version can be taken over by one press', async () => {
    const { server } = await arrive(`${PAGE.adminRollen}?rolle=${FAHRER.id}`, {
      answers: [
        refuse(wire.updateRolle, {
          status: 412,
          code: 'anfrage.versionVeraltet',
          geaendert: { von: 'Otto Ohne', zeit: '2027-03-10T08:03:00Z' },
        }),
      ],
    })
    const name = () => find<HTMLInputElement>('textbox', 'Name', find('dialog')).value
    await eventually(() => expect(name()).toBe('Fahrer'))
    await write('textbox', 'Name', 'Fahrende', find('dialog'))
    server.now(answer(wire.listRollen, [{ ...FAHRER, name: 'Lenker', version: 3 }]))
    await click('button', 'Speichern', find('dialog'))
    await eventually(() =>
      expect(said(find('dialog'))).toContain('Otto Ohne hat das inzwischen geändert (10.03.2027, 09:03).'),
    )
    await eventually(() => expect(said()).toContain('Inzwischen anders gespeichert: Name („Lenker“).'))
    expect(name()).toBe('Fahrende')
    await click('button', 'Das inzwischen Gespeicherte nehmen')
    expect(name()).toBe('Lenker')
  })

  test('are created with a name and permissions; those that one does not hold are refused in words', async () => {
    const detail = 'Vergeben lässt sich nur, was man selbst darf.'
    const { server } = await arrive(`${PAGE.adminRollen}?neu=true`, {
      answers: [refuse(wire.createRolle, { status: 403, code: 'benutzer.nichtGehalten', detail })],
    })
    const dialog = () => find('dialog', 'Neue Rolle')
    await eventually(() => expect(dialog()).toBeDefined())
    await click('button', 'Anlegen')
    await eventually(() => expect(said(dialog())).toContain('Bitte einen Namen eingeben.'))
    await write('textbox', 'Name', 'Werkstatt')
    await click('checkbox', /^Fahrzeuge pflegen/)
    await click('button', 'Anlegen')
    await eventually(() => expect(said(find('alert'))).toContain(detail))
    server.now(answer(wire.createRolle, { ...FAHRER, name: 'Werkstatt', berechtigungen: [], gruppen: [] }))
    await click('button', 'Anlegen')
    await eventually(() => expect(said()).toContain('Werkstatt ist gespeichert.'))
    expect(server.asked(wire.createRolle).at(-1)?.body).toEqual({
      name: 'Werkstatt',
      berechtigungen: ['fahrzeug_pflege'],
    })
  })

  test('are deleted after saying whom that affects', async () => {
    const { server } = await arrive(`${PAGE.adminRollen}?rolle=${FAHRER.id}`, {
      answers: [answer(wire.deleteRolle)],
    })
    await eventually(() => expect(find('button', 'Löschen')).toBeDefined())
    await click('button', 'Löschen')
    expect(said()).toContain('3 Personen verlieren, was Fahrer erlaubt.')
    await click('button', 'Ja, löschen')
    await eventually(() => expect(said()).toContain('Fahrer ist gelöscht.'))
    expect(server.asked(wire.deleteRolle)[0]).toMatchObject({ id: FAHRER.id, version: 2 })
  })

  test('are also in English', async () => {
    await arrive(PAGE.adminRollen, { language: 'en' })
    await eventually(() => expect(find('img', 'Fahrer has: Book vehicles')).toBeDefined())
    expect(said(find('table'))).not.toMatch(/Rollen|Personen|Fahrzeuge/)
  })
})

describe('groups', () => {
  test('link to their members, with their number', async () => {
    await arrive(PAGE.adminGruppen)
    await eventually(() => expect(find('link', '2 Personen ansehen')).toBeDefined())
    expect(find('link', '2 Personen ansehen').getAttribute('href')).toBe(
      `${PAGE.adminBenutzer}?gruppe=${GRUPPE.id}`,
    )
    expect(said(find('list', 'Gruppen'))).toContain('Fahrer')
  })

  test.each([
    [0, '2 Personen verlieren, was Außendienst hat. Wirklich löschen?'],
    [1, 'was Außendienst hat. Eine Einstellung der Gruppe geht mit. Wirklich löschen?'],
    [3, 'was Außendienst hat. 3 Einstellungen der Gruppe gehen mit. Wirklich löschen?'],
  ])('are deleted with %i settings, which is said before', async (einstellungen, words) => {
    await arrive(`${PAGE.adminGruppen}?gruppe=${GRUPPE.id}`, {
      answers: [answer(wire.listGruppen, [{ ...GRUPPE, einstellungen }])],
    })
    await eventually(() => expect(find('checkbox', 'Fahrer')).toBeDefined())
    await click('button', /löschen/i)
    await eventually(() => expect(said()).toContain(words))
  })

  test('are changed with the version that was read', async () => {
    const { server } = await arrive(`${PAGE.adminGruppen}?gruppe=${GRUPPE.id}`, {
      answers: [answer(wire.updateGruppe, { ...GRUPPE, name: 'Innendienst', rollen: [] })],
    })
    await eventually(() => expect(find('checkbox', 'Fahrer')).toBeDefined())
    await write('textbox', 'Name', 'Innendienst')
    await click('checkbox', 'Fahrer')
    await click('button', 'Speichern')
    await eventually(() => expect(said()).toContain('Innendienst ist gespeichert.'))
    expect(server.asked(wire.updateGruppe)[0]).toMatchObject({
      version: 1,
      body: { name: 'Innendienst', rollenIds: [] },
    })
  })
})
