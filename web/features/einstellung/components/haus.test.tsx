// @vitest-environment happy-dom
import type { EinstellungView } from '@platzwart/contract/einstellung'
import {
  countTouched,
  listHausEinstellungen,
  saveHausEinstellungen,
} from '@platzwart/contract/operations/einstellung'
import { describe, expect, test } from 'vitest'
import { viewsOf, type Werte } from '../../../testing/einstellungen.ts'
import {
  all,
  click,
  describedAs,
  eventually,
  find,
  isOff,
  key,
  leave,
  names,
  said,
  turn,
  write,
} from '../../../testing/find.ts'
import { type Visit, visit } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'
import { FAHRZEUG_SECTIONS, type Section, SYSTEM_SECTIONS } from '../model/fields.ts'
import { HausEinstellungen } from './HausEinstellungen.tsx'

const section = (name: Section['abschnitt']) =>
  FAHRZEUG_SECTIONS.filter(({ abschnitt }) => abschnitt === name)
const FENSTER = section('fenster')
const SAUBERKEIT = section('sauberkeit')

interface Shown extends Visit {
  /** All fields of a section are rendered, so a test limits the sections to those it needs. */
  readonly sections?: readonly Section[]
}

/** The house's settings, some with values of its own; the server accepts every change. */
async function show(own: Werte = {}, { sections = FENSTER, ...how }: Shown = {}) {
  let views = viewsOf(own)
  const house = await visit(<HausEinstellungen sections={sections} />, {
    answers: [
      answer(listHausEinstellungen, () => views),
      answer(countTouched, { personen: 120, von: 130, beispiele: [] }),
      answer(saveHausEinstellungen, ({ body }) => {
        views = after(views, (body as { aenderungen: readonly Aenderung[] }).aenderungen)
        return views
      }),
    ],
    ...how,
  })
  const saved = () => house.server.asked(saveHausEinstellungen).map(({ body }) => body)
  return { ...house, saved }
}

interface Aenderung {
  readonly name: string
  readonly wert: unknown
}

function after(views: readonly EinstellungView[], aenderungen: readonly Aenderung[]): EinstellungView[] {
  return views.map((view) => {
    const change = aenderungen.find(({ name }) => name === view.name)
    if (change === undefined) return view
    return change.wert === null
      ? { ...view, wert: view.standard, herkunft: 'default' }
      : { ...view, wert: change.wert as EinstellungView['wert'], herkunft: 'mandant' }
  })
}

const part = (name: string) => find('region', name)
const save = (name: string) => find<HTMLButtonElement>('button', `${name} speichern`)
const change = (name: string, wert: unknown, bisher: unknown) => ({ name: `fahrzeug.${name}`, wert, bisher })

describe('the settings of the house', () => {
  test('are grouped in sections, each with its origin', async () => {
    const sections = [...FAHRZEUG_SECTIONS, ...SYSTEM_SECTIONS]
    await show({ 'fahrzeug.tageImVoraus': 30 }, { sections })
    expect(all('region')).toHaveLength(sections.length)
    expect(names('region')).toContain('Buchungsfenster')
    const text = said(part('Buchungsfenster'))
    expect(text).toContain('Einstellung des Hauses')
    expect(text).toContain('Vorgabe von Platzwart')
    expect(find<HTMLInputElement>('textbox', 'Tage im Voraus').value).toBe('30 Tage')
  })

  test('can be retried when they could not be read', async () => {
    const problem = { status: 500, code: 'server.fehler' } as const
    const { server } = await show(
      {},
      { answers: [refuse(listHausEinstellungen, { ...problem, status: 404 })] },
    )
    expect(find('alert')).toBeDefined()
    server.now(answer(listHausEinstellungen, viewsOf()))
    await click('button', 'Noch einmal versuchen')
    await eventually(() => expect(names('region')).toContain('Buchungsfenster'))
  })

  test('are saved section by section, with their original values, and say so', async () => {
    const { saved } = await show({}, { sections: [...FENSTER, ...section('freigabe')] })
    expect(isOff(save('Buchungsfenster'))).toBe(true)
    await write('textbox', 'Tage im Voraus', '14')
    expect(said(part('Buchungsfenster'))).toContain('Noch nicht gespeichert.')
    expect(isOff(save('Sonderfahrten'))).toBe(true)
    await click('button', 'Buchungsfenster speichern')
    await eventually(() => expect(said(part('Buchungsfenster'))).toContain('Gespeichert.'))
    expect(saved()).toEqual([{ aenderungen: [change('tageImVoraus', 14, 90)] }])
    expect(said(part('Buchungsfenster'))).toContain('Einstellung des Hauses')
    expect(isOff(save('Buchungsfenster'))).toBe(true)
  })

  test('preview the changes before saving, and how many people they affect', async () => {
    const { server } = await show({ 'fahrzeug.tageImVoraus': 30 })
    await write('textbox', 'Tage im Voraus', '14')
    const fenster = part('Buchungsfenster')
    expect(said(fenster)).toContain('Tage im Voraus: 30 Tage → 14 Tage')
    await eventually(() => expect(said(fenster)).toContain('Ändert etwas für 120 von 130 Personen.'))
    expect(server.asked(countTouched).at(-1)?.query).toMatchObject({
      option: 'fahrzeug.tageImVoraus',
      wert: '14',
    })
    await write('textbox', 'Tage im Voraus', '731')
    expect(said(fenster)).not.toContain('→')
    await turn('combobox', 'Abstand, Einheit', 'stunden')
    await write('textbox', 'Abstand', '2')
    expect(said(fenster)).toContain('Gilt für alle im Haus.')
  })

  test('are unchanged when the original value is typed again', async () => {
    await show()
    await write('textbox', 'Tage im Voraus', '14')
    await write('textbox', 'Tage im Voraus', '90')
    expect(isOff(save('Buchungsfenster'))).toBe(true)
    expect(said(part('Buchungsfenster'))).not.toContain('Noch nicht gespeichert.')
  })

  test('are reset by a button of the section', async () => {
    const { saved } = await show()
    await write('textbox', 'Tage im Voraus', '14')
    await click('button', 'Buchungsfenster: Änderungen verwerfen')
    expect(find<HTMLInputElement>('textbox', 'Tage im Voraus').value).toBe('90 Tage')
    expect([isOff(save('Buchungsfenster')), saved()]).toEqual([true, []])
  })

  test('can be reset to the product’s defaults', async () => {
    const { saved } = await show({ 'fahrzeug.tageImVoraus': 30 })
    await click('button', 'Tage im Voraus: Zurück zur Vorgabe: 90 Tage')
    expect(said(part('Buchungsfenster'))).toContain('Wird beim Speichern zur Vorgabe von Platzwart.')
    expect(find<HTMLInputElement>('textbox', 'Tage im Voraus').value).toBe('90 Tage')
    await click('button', 'Buchungsfenster speichern')
    await eventually(() => expect(saved()).toEqual([{ aenderungen: [change('tageImVoraus', null, 30)] }]))
    await eventually(() => expect(all('button', /^Tage im Voraus: Zurück/)).toEqual([]))
  })

  test.each([
    ['', 'Das fehlt.'],
    ['731', '730'],
  ])('that break a rule say so at once and are not sent: %s', async (typed, says) => {
    const { saved } = await show()
    await write('textbox', 'Tage im Voraus', typed)
    await click('button', 'Buchungsfenster speichern')
    const field = find('textbox', 'Tage im Voraus')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    if (typed !== '') expect(describedAs(field)).toContain(says)
    expect(document.activeElement).toBe(field)
    expect(saved()).toEqual([])
  })

  test('show a refusal of the server at their field', async () => {
    const { server } = await show()
    const detail = 'Das geht hier nicht.'
    server.now(
      refuse(saveHausEinstellungen, {
        status: 422,
        code: 'einstellung.nichtGespeichert',
        detail: 'Nichts wurde gespeichert.',
        issues: [
          { code: 'einstellung.nichtGespeichert', data: {}, detail: 'Nichts wurde gespeichert.' },
          { code: 'einstellung.bereich', field: 'fahrzeug.tageImVoraus', data: {}, detail },
        ],
      }),
    )
    await write('textbox', 'Tage im Voraus', '14')
    await click('button', 'Buchungsfenster speichern')
    await eventually(() => expect(describedAs(find('textbox', 'Tage im Voraus'))).toContain(detail))
    // Stated once for the whole section.
    expect(said(part('Buchungsfenster')).split('Nichts wurde gespeichert.')).toHaveLength(2)
    expect(find<HTMLInputElement>('textbox', 'Tage im Voraus').value).toBe('14 Tage')
  })

  test('that somebody else has changed meanwhile are shown beside the edits, and saving again overwrites them', async () => {
    const { server, saved } = await show()
    const theirs = viewsOf({ 'fahrzeug.tageImVoraus': 60, 'fahrzeug.mindestabstand': 120 })
    server.now(
      refuse(saveHausEinstellungen, {
        status: 412,
        code: 'anfrage.versionVeraltet',
        current: theirs,
        geaendert: { von: 'Otto Ohne', zeit: '2026-11-23T08:03:00Z' },
      }),
      answer(listHausEinstellungen, theirs),
    )
    await write('textbox', 'Tage im Voraus', '14')
    await click('button', 'Buchungsfenster speichern')
    await eventually(() =>
      expect(said()).toContain('Otto Ohne hat das inzwischen geändert (23.11.2026, 09:03).'),
    )
    expect(find<HTMLInputElement>('textbox', 'Tage im Voraus').value).toBe('14 Tage')
    expect(said(part('Buchungsfenster'))).toContain('Inzwischen hat jemand anderes gespeichert: 60 Tage.')
    // Untouched fields follow, in the displayed unit.
    expect(find<HTMLInputElement>('textbox', 'Abstand').value).toBe('120')
    await click('button', 'Das inzwischen Gespeicherte nehmen')
    expect(find<HTMLInputElement>('textbox', 'Tage im Voraus').value).toBe('60 Tage')
    expect(all('button', 'Das inzwischen Gespeicherte nehmen')).toEqual([])
    await write('textbox', 'Tage im Voraus', '14')
    server.now(answer(saveHausEinstellungen, viewsOf({ 'fahrzeug.tageImVoraus': 14 })))
    await click('button', 'Buchungsfenster speichern')
    await eventually(() => expect(saved()).toHaveLength(2))
    expect(saved()[1]).toEqual({ aenderungen: [change('tageImVoraus', 14, 60)] })
  })
})

describe('a duration', () => {
  test('can be typed in any unit, and is stored in minutes', async () => {
    const { saved } = await show()
    expect(find<HTMLInputElement>('textbox', 'Abstand').value).toBe('15')
    await turn('combobox', 'Abstand, Einheit', 'stunden')
    await write('textbox', 'Abstand', '2')
    await click('button', 'Buchungsfenster speichern')
    await eventually(() => expect(saved()).toEqual([{ aenderungen: [change('mindestabstand', 120, 15)] }]))
  })

  test('beyond its limit says the limit in the selected unit', async () => {
    await show()
    await turn('combobox', 'Abstand, Einheit', 'stunden')
    await write('textbox', 'Abstand', '25')
    expect(describedAs(find('textbox', 'Abstand'))).toContain('24')
    expect(describedAs(find('textbox', 'Abstand'))).not.toContain('1.440')
  })
})

test.each([
  ['de', 'Tage im Voraus', 'Zurück zur Vorgabe: 90 Tage', 'Einstellung des Hauses'],
  ['en', 'Days ahead', '90 days', 'setting of the house'],
] as const)('The words are those of the language: %s', async (language, field, back, origin) => {
  await show({ 'fahrzeug.tageImVoraus': 30 }, { language })
  const found = find('button', new RegExp(`^${field}: .*${back}$`))
  expect(said(found.closest('div') ?? document.body)).toContain(origin)
})

describe('the states of cleanliness', () => {
  const states = () => all('textbox', /^Zustand \d/).map((one) => (one as HTMLInputElement).value)

  test('are renamed together with the thresholds that refer to them', async () => {
    const { saved } = await show({}, { sections: SAUBERKEIT })
    const first = states().indexOf('verschmutzt')
    await write('textbox', `Zustand ${first + 1}`, 'dreckig')
    await click('button', 'Sauberkeit speichern')
    await eventually(() => expect(saved()).toHaveLength(1))
    const [{ aenderungen }] = saved() as [{ aenderungen: readonly Aenderung[] }]
    expect(
      aenderungen.map(({ name, wert }) => [name, Array.isArray(wert) ? wert.includes('dreckig') : wert]),
    ).toEqual([
      ['fahrzeug.sauberkeitStufen', true],
      ['fahrzeug.sauberkeitMailAussen', 'dreckig'],
      ['fahrzeug.sauberkeitMailInnen', 'dreckig'],
    ])
  })

  test('are moved by Alt and an arrow key, and keep the focus', async () => {
    await show({}, { sections: SAUBERKEIT })
    const [first = '', second = ''] = states()
    find('textbox', 'Zustand 1').focus()
    expect(await key('ArrowDown', { altKey: true })).toBe(true)
    expect(states().slice(0, 2)).toEqual([second, first])
    expect(document.activeElement).toBe(find('textbox', 'Zustand 2'))
  })

  test('that a threshold refers to cannot be removed, and say why', async () => {
    await show({}, { sections: SAUBERKEIT })
    await click('button', 'verschmutzt entfernen')
    expect(states()).toContain('verschmutzt')
    expect(said(part('Sauberkeit'))).toContain('verschmutzt')
    expect(all('alert', undefined, part('Sauberkeit'))).toHaveLength(1)
  })

  test('just added and still empty are no error until they are submitted', async () => {
    const { saved } = await show({}, { sections: SAUBERKEIT })
    const before = states().length
    await click('button', 'Zustand hinzufügen')
    expect(states()).toHaveLength(before + 1)
    expect(document.activeElement).toBe(find('textbox', `Zustand ${before + 1}`))
    expect(all('alert', undefined, part('Sauberkeit'))).toEqual([])
    await click('button', 'Sauberkeit speichern')
    expect(all('alert', undefined, part('Sauberkeit'))).toHaveLength(1)
    expect(saved()).toEqual([])
    await leave()
  })
})
