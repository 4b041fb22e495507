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

/** The settings of the reading rooms and of the house, some with values of the house's own. */
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

describe('the input of a setting depends on its type:', () => {
  test('days of the week as chips, from Monday on, stored from Sunday on', async () => {
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

  test('a break in hours and half hours', async () => {
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

  test('only start pages that the house has, and the current one', async () => {
    await show()
    const names = [...find<HTMLSelectElement>('combobox', 'Startseite').options].map(({ value }) => value)
    expect(names.toSorted()).toEqual(['fahrzeuge', 'leseraum'])
  })

  test('a number of people, with its unit', async () => {
    await show({ 'leseraum.zweitePersonAbGruppe': 3 })
    expect(find<HTMLInputElement>('textbox', 'Zweite Person ab').value).toBe('3 Personen')
    expect(said()).toContain('Zurück zur Vorgabe: 2 Personen')
  })
})

describe('the preview before saving', () => {
  test('says if it affects a single person', async () => {
    await show()
    await write('textbox', 'Buchungen in der Woche', '3')
    await eventually(() => expect(said()).toContain('Ändert etwas für eine von 9 Personen.'))
  })

  test('says if it affects nobody', async () => {
    await show({}, { answers: [answer(countTouched, { personen: 0, von: 9, beispiele: [] })] })
    await write('textbox', 'Buchungen in der Woche', '3')
    await eventually(() => expect(said()).toContain('Ändert für niemanden etwas'))
  })

  test('says nothing if the count fails, and saving is possible', async () => {
    const problem = { status: 404, code: 'nichtGefunden' } as const
    const { saved } = await show({}, { answers: [refuse(countTouched, problem)] })
    await write('textbox', 'Buchungen in der Woche', '3')
    await eventually(() => expect(said()).not.toContain('Wird gezählt'))
    await click('button', 'Dauer und Zahl der Platzbuchungen speichern')
    await eventually(() => expect(saved()).toHaveLength(1))
  })
})
