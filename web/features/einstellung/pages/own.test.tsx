// @vitest-environment happy-dom

import { listGeraete } from '@platzwart/contract/operations/benachrichtigung'
import { clearEinstellung, saveEinstellung } from '@platzwart/contract/operations/einstellung'
import { listGrundrisse } from '@platzwart/contract/operations/grundriss'
import { showKalenderLink } from '@platzwart/contract/operations/kalender'
import { showLeseraum } from '@platzwart/contract/operations/leseraum'
import { changeSprache } from '@platzwart/contract/operations/start'
import { PAGE } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { keepingOwn, type Werte } from '../../../testing/einstellungen.ts'
import { all, click, eventually, find, said, turn } from '../../../testing/find.ts'
import { type Visit, visitApp } from '../../../testing/house.tsx'
import { answer } from '../../../testing/server.ts'

const SEAT = idOf(11)
const PLANS = [
  { id: idOf(21), bezeichnung: 'Lesesaal Nord', aktiv: true, standort: { name: 'Hauptstelle' } },
  { id: idOf(22), bezeichnung: 'Lesesaal Süd', aktiv: true, standort: { name: 'Hauptstelle' } },
  { id: idOf(23), bezeichnung: 'Alter Saal', aktiv: false, standort: { name: 'Hauptstelle' } },
]

async function own(first: Werte = {}, how: Visit = {}) {
  const house = await visitApp(PAGE.eigeneEinstellungen, {
    answers: [
      ...keepingOwn(first),
      answer(listGrundrisse, PLANS),
      answer(showLeseraum, {
        id: SEAT,
        bezeichnung: 'Platz 217',
        zone: 'Nord',
        beschreibung: '',
        aktiv: true,
      }),
      answer(changeSprache),
      answer(showKalenderLink, { link: null }),
      answer(listGeraete, { geraete: [] }),
    ],
    ...how,
  })
  const saved = () =>
    house.server.asked(saveEinstellung).map(({ name, body }) => [name, (body as { wert: unknown }).wert])
  return { ...house, saved }
}

describe('one’s own settings', () => {
  test.each([
    [/^Vormerkung /, 'benachrichtigung.vormerkung'],
    [/^Bestätigung /, 'benachrichtigung.bestaetigung'],
    [/^Änderung /, 'benachrichtigung.aenderung'],
    [/^Storno /, 'benachrichtigung.storno'],
    [/^Erinnerung /, 'leseraum.erinnerungBeiStart'],
  ])('have a switch %s for each mail about seats', async (label, name) => {
    const { saved } = await own()
    await eventually(() => expect(find<HTMLInputElement>('switch', label).checked).toBe(true))
    await click('switch', label)
    await eventually(() => expect(saved()).toEqual([[name, false]]))
    expect(said()).toContain('Immer kommt')
    await eventually(() => expect(all('button', 'Adresse anlegen')).toHaveLength(1))
  })

  test('select the plan that opens first, and clear it', async () => {
    const { saved, server } = await own()
    await eventually(() => expect(all('combobox', 'Zuerst geöffnet')).toHaveLength(1))
    await eventually(() => expect(said()).toContain('Lesesaal Süd'))
    expect(said()).not.toContain('Alter Saal')
    await turn('combobox', 'Zuerst geöffnet', idOf(22))
    await eventually(() => expect(saved()).toEqual([['leseraum.favoritGrundriss', idOf(22)]]))
    await click('button', /^Zuerst geöffnet: Zurück/)
    await eventually(() => expect(server.asked(clearEinstellung)).toHaveLength(1))
  })

  test('show a selected plan that is gone as such', async () => {
    await own({ 'leseraum.favoritGrundriss': idOf(23) })
    await eventually(() => expect(said()).toContain('Nicht mehr buchbar'))
  })

  test('remove a seat from the favourites', async () => {
    const { saved } = await own({ 'leseraum.favoritPlaetze': [SEAT] })
    await eventually(() => expect(said()).toContain('Platz 217'))
    await click('button', 'Platz 217 aus den Lieblingsplätzen nehmen')
    await eventually(() => expect(saved()).toEqual([['leseraum.favoritPlaetze', []]]))
    await eventually(() => expect(said()).toContain('Platz 217 ist kein Lieblingsplatz mehr.'))
  })

  test('show the booking limits with their origin, read-only', async () => {
    await own()
    await eventually(() => expect(said()).toContain('Tage im Voraus für Plätze'))
    expect(said()).toContain('14 Tage')
    expect(all('textbox')).toEqual([])
  })

  test('in a house without own choices show the values, and no switch, favourite or plan', async () => {
    const module = ['leseraum', 'systemeinstellungen', 'fahrzeugbuchung']
    await own({ 'leseraum.favoritPlaetze': [SEAT] }, { module, rechte: ['fahrzeug_buchen'] })
    await eventually(() => expect(said()).toContain('Tage im Voraus für Plätze'))
    expect(all('switch')).toEqual([])
    expect(all('combobox')).toEqual([])
    expect(said()).not.toContain('Lieblingsplätze')
    expect(said()).not.toContain('Art von E-Mails abschaltet')
    expect(said()).toContain('Welche E-Mails kommen, legt das Haus fest.')
    expect(all('link', 'Was beim Buchen von Fahrzeugen gilt')).toHaveLength(1)
  })

  test('in a house without seats are language and colours, and a link to those of vehicles', async () => {
    const { server } = await own(
      {},
      { module: ['fahrzeugbuchung', 'einstellungen'], rechte: ['fahrzeug_buchen'] },
    )
    await eventually(() => expect(all('link', /zu Fahrzeugen$/)).toHaveLength(1))
    expect(all('switch')).toEqual([])
    await click('radio', 'English')
    await eventually(() => expect(said()).toContain('My settings'))
    await eventually(() => expect(server.asked(changeSprache)).toMatchObject([{ body: { sprache: 'en' } }]))
  })
})
