// @vitest-environment happy-dom
import * as wire from '@platzwart/contract/operations/standort'
import { PAGE } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { all, click, describedAs, eventually, find, said, write } from '../../../testing/find.ts'
import { visitApp } from '../../../testing/house.tsx'
import { type Answer, answer, refuse } from '../../../testing/server.ts'

const HOUSE = {
  id: idOf(3),
  name: 'Stammhaus',
  adresse: 'Markt 1\n12345 Lindenau',
  version: 4,
  abstellplaetze: [
    { id: idOf(31), name: 'Hof 1' },
    { id: idOf(32), name: 'Hof 2' },
  ],
} as const
const CAR = { id: idOf(40), kennzeichen: 'BI-PW 104', abstellplatzId: idOf(31), deaktiviert: false }
const AT = `${PAGE.adminLokationen}/${HOUSE.id}`

const arrive = (at: string, answers: readonly Answer[] = []) =>
  visitApp(at, {
    rechte: ['objekt_pflege'],
    answers: [
      answer(wire.listStandorte, [HOUSE]),
      answer(wire.listStandortGebrauch, { fahrzeuge: [CAR] }),
      answer(wire.saveStandort, { ...HOUSE, version: 5 }),
      ...answers,
    ],
  })

describe('the locations', () => {
  test('are listed with address and parking spaces, and link to their pages', async () => {
    const { where } = await arrive(PAGE.adminLokationen)
    await eventually(() => expect(find('link', 'Stammhaus: öffnen')).toBeDefined())
    expect(said()).toContain('Markt 1, 12345 Lindenau')
    expect(said()).toContain('2 Abstellplätze')
    await click('link', 'Stammhaus: öffnen')
    await eventually(() => expect(where()).toBe(AT))
  })

  test('of a house without any say how to start', async () => {
    await arrive(PAGE.adminLokationen, [answer(wire.listStandorte, [])])
    await eventually(() => expect(said()).toContain('Noch kein Standort'))
    expect(all('link', 'Standort anlegen')).toHaveLength(2)
  })

  test('are closed to people who do not maintain rooms, with the specification’s text', async () => {
    await visitApp(PAGE.adminLokationen, { rechte: ['benutzer_pflegen'] })
    await eventually(() => expect(said()).toContain('no objektPflege'))
  })
})

describe('one location', () => {
  test('is created with its parking spaces; a new row takes the focus, and one without a name is an error', async () => {
    const { server, where } = await arrive(`${PAGE.adminLokationen}/neu`)
    await eventually(() => expect(find('button', 'Anlegen')).toBeDefined())
    await click('button', 'Anlegen')
    expect(server.writes).toEqual([])
    await write('textbox', /^Name/, 'Stammhaus')
    await click('button', 'Abstellplatz hinzufügen')
    expect(document.activeElement).toBe(find('textbox', 'Abstellplatz 1'))
    await write('textbox', 'Abstellplatz 1', 'Hof 1')
    await click('button', 'Abstellplatz hinzufügen')
    expect(document.activeElement).toBe(find('textbox', 'Abstellplatz 2'))
    await click('button', 'Anlegen')
    expect(server.writes).toEqual([])
    expect(describedAs(find('textbox', 'Abstellplatz 2'))).toContain('braucht einen Namen')
    await click('button', 'Abstellplatz 2 entfernen')
    expect(document.activeElement).toBe(find('textbox', 'Abstellplatz 1'))
    await click('button', 'Anlegen')
    await eventually(() => expect(where()).toBe(AT))
    expect(server.asked(wire.saveStandort)).toMatchObject([
      { body: { name: 'Stammhaus', adresse: '', abstellplaetze: [{ name: 'Hof 1' }] } },
    ])
    expect(server.asked(wire.saveStandort)[0]?.version).toBeUndefined()
  })

  test('keeps a parking space with a car, and removes an empty one', async () => {
    const { server } = await arrive(AT)
    await eventually(() => expect(said()).toContain('Hier steht BI-PW 104'))
    expect(find<HTMLButtonElement>('button', 'Abstellplatz Hof 1 entfernen').disabled).toBe(true)
    await click('button', 'Abstellplatz Hof 2 entfernen')
    await click('button', 'Speichern')
    await eventually(() => expect(server.asked(wire.saveStandort)).toHaveLength(1))
    expect(server.asked(wire.saveStandort)).toMatchObject([
      { id: HOUSE.id, version: 4, body: { abstellplaetze: [{ id: idOf(31), name: 'Hof 1' }] } },
    ])
  })

  test('asks before unsaved changes are discarded', async () => {
    const { where } = await arrive(AT)
    await eventually(() => expect(find('textbox', /^Name/)).toBeDefined())
    await write('textbox', /^Name/, 'Altbau')
    await click('link', 'Zu den Standorten')
    await eventually(() => expect(find('dialog', 'Noch nicht gespeichert')).toBeDefined())
    await click('button', 'Hier bleiben')
    expect(where()).toBe(AT)
    await click('link', 'Zu den Standorten')
    await eventually(() => expect(find('button', 'Änderungen verwerfen')).toBeDefined())
    await click('button', 'Änderungen verwerfen')
    await eventually(() => expect(where()).toBe(PAGE.adminLokationen))
  })

  test('that somebody else has saved meanwhile says so, and keeps the edited values', async () => {
    const { server } = await arrive(AT)
    await eventually(() => expect(find('textbox', /^Name/)).toBeDefined())
    await write('textbox', /^Name/, 'Altbau')
    server.now(
      refuse(wire.saveStandort, { status: 412, code: 'anfrage.versionVeraltet' }),
      answer(wire.listStandorte, [{ ...HOUSE, name: 'Neubau', version: 5 }]),
    )
    await click('button', 'Speichern')
    await eventually(() => expect(said()).toContain('Inzwischen anders gespeichert: Name'))
    expect(find<HTMLInputElement>('textbox', /^Name/).value).toBe('Altbau')
  })

  test('is deleted after a confirmation; a refusal names what is at the location', async () => {
    const detail = 'Hier stehen noch Fahrzeuge: BI-PW 104.'
    const { server, where } = await arrive(AT, [
      refuse(wire.deleteStandort, {
        status: 409,
        code: 'standort.hatFahrzeuge',
        detail,
        issues: [{ code: 'standort.hatFahrzeuge', data: {}, detail }],
      }),
    ])
    await eventually(() => expect(find('button', 'Löschen')).toBeDefined())
    await click('button', 'Löschen')
    expect(server.asked(wire.deleteStandort)).toEqual([])
    await click('button', 'Ja, endgültig löschen')
    await eventually(() => expect(said()).toContain(detail))
    server.now(answer(wire.deleteStandort), answer(wire.listStandorte, []))
    await click('button', 'Ja, endgültig löschen')
    await eventually(() => expect(where()).toBe(PAGE.adminLokationen))
    expect(server.asked(wire.deleteStandort)).toMatchObject([{ id: HOUSE.id, version: 4 }, { version: 4 }])
  })
})
