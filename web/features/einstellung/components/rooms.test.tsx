// @vitest-environment happy-dom
import {
  countTouched,
  listHausEinstellungen,
  saveHausEinstellungen,
} from '@platzwart/contract/operations/einstellung'
import { describe, expect, test } from 'vitest'
import { viewsOf, type Werte } from '../../../testing/einstellungen.ts'
import { all, click, eventually, find, said, turn, write } from '../../../testing/find.ts'
import { type Visit, visit } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'
import { sectionsOf } from '../model/fields.ts'
import { HausEinstellungen } from './HausEinstellungen.tsx'

/** The settings of the reading rooms and of the house, of which some are the house's own. */
async function show(own: Werte = {}, how: Visit = {}) {
  const house = await visit(<HausEinstellungen sections={sectionsOf(['leseraum'])} />, {
    ...how,
    answers: [
      answer(listHausEinstellungen, viewsOf(own)),
      answer(saveHausEinstellungen, viewsOf(own)),
      answer(countTouched, { personen: 1, von: 9, beispiele: [] }),
      ...(how.answers ?? []),
    ],
  })
  const saved = () =>
    house.server
      .asked(saveHausEinstellungen)
      .map(({ body }) => (body as { aenderungen: object[] }).aenderungen)
  return { ...house, saved }
}

describe('a setting is written as its type asks:', () => {
  test('days of the week by a chip each, from Monday on, and kept from Sunday on', async () => {
    const { saved } = await show()
    const days = all('checkbox').map((one) => one.closest('div')?.textContent ?? '')
    expect(days.filter((day) => /tag$|woch$/.test(day))[0]).toBe('Montag')
    await click('checkbox', 'Montag')
    await click('checkbox', 'Samstag')
    const change =
      'Buchbare Wochentage: Montag, Dienstag, Mittwoch, Donnerstag, Freitag, Samstag und Sonntag →'
    expect(said().replaceAll(' und ', ', ')).toContain(change.replaceAll(' und ', ', '))
    await click('button', 'Wann Plätze buchbar sind speichern')
    await eventually(() => expect(saved()).toHaveLength(1))
    expect(saved()[0]).toMatchObject([{ name: 'leseraum.buchbareWochentage', wert: [0, 2, 3, 4, 5] }])
  })

  test('a break in hours and halves of hours', async () => {
    const { saved } = await show()
    await write('textbox', 'Pause', '1,5')
    await click('button', 'Dauer und Zahl der Platzbuchungen speichern')
    await eventually(() => expect(saved()).toHaveLength(1))
    expect(saved()[0]).toMatchObject([{ name: 'leseraum.mindestpause', wert: 1.5, bisher: 0 }])
  })

  test('the start page by its name', async () => {
    const { saved } = await show()
    await turn('combobox', 'Startseite', 'leseraum')
    expect(said()).toContain('Startseite: Fahrzeuge → Leseräume')
    expect(said()).toContain('Gilt für alle im Haus.')
    await click('button', 'Nach der Anmeldung speichern')
    await eventually(() =>
      expect(saved()[0]).toMatchObject([{ name: 'system.startseite', wert: 'leseraum' }]),
    )
  })

  test('the start page by none that the house does not have, but for the one that is chosen', async () => {
    await show()
    const names = [...find<HTMLSelectElement>('combobox', 'Startseite').options].map(({ value }) => value)
    expect(names.toSorted()).toEqual(['fahrzeuge', 'leseraum'])
  })

  test('a count of people, with its unit', async () => {
    await show({ 'leseraum.zweitePersonAbGruppe': 3 })
    expect(find<HTMLInputElement>('textbox', 'Zweite Person ab').value).toBe('3 Personen')
    expect(said()).toContain('Zurück zur Vorgabe: 2 Personen')
  })
})

describe('before it is saved', () => {
  test('it says so when it changes something for one person alone', async () => {
    await show()
    await write('textbox', 'Buchungen in der Woche', '3')
    await eventually(() => expect(said()).toContain('Ändert etwas für eine von 9 Personen.'))
  })

  test('it says so when it changes nothing for anybody', async () => {
    await show({}, { answers: [answer(countTouched, { personen: 0, von: 9, beispiele: [] })] })
    await write('textbox', 'Buchungen in der Woche', '3')
    await eventually(() => expect(said()).toContain('Ändert für niemanden etwas'))
  })

  test('it says nothing of whom it touches when that cannot be told, and can be saved', async () => {
    const problem = { status: 404, code: 'nichtGefunden' } as const
    const { saved } = await show({}, { answers: [refuse(countTouched, problem)] })
    await write('textbox', 'Buchungen in der Woche', '3')
    await eventually(() => expect(said()).not.toContain('Wird gezählt'))
    await click('button', 'Dauer und Zahl der Platzbuchungen speichern')
    await eventually(() => expect(saved()).toHaveLength(1))
  })
})
