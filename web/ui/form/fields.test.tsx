// @vitest-environment happy-dom
import type { Language } from '@platzwart/phrases/phrases'
import { describe, expect, test } from 'vitest'
import { ApiProblem } from '../../platform/problem.ts'
import {
  all,
  click,
  describedAs,
  eventually,
  find,
  key,
  leave,
  type Role,
  said,
  turn,
  write,
} from '../../testing/find.ts'
import { visit } from '../../testing/house.tsx'
import { check } from './check.tsx'
import { boxes, chips, choice, segment } from './choice.tsx'
import { day, moment, time } from './days.tsx'
import { Field } from './Field.tsx'
import { FormBox, Submit } from './FormBox.tsx'
import { file } from './file.tsx'
import { several } from './several.tsx'
import type { FieldSpec, FieldWords } from './spec.ts'
import { text } from './text.tsx'
import { useForm } from './useForm.ts'
import { count, whole } from './whole.tsx'

interface Held<T> {
  readonly wert: T
}

interface ProbeProps<T> {
  readonly start: T
  readonly as: FieldSpec<T>
  readonly send: (wert: T) => Promise<unknown>
}

/** A form with one field. */
function Probe<T>({ start, as, send }: ProbeProps<T>) {
  const form = useForm<Held<T>, unknown>({
    start: { wert: start },
    fields: { wert: as } as never,
    send: ({ wert }) => send(wert),
    onDone: () => {},
  })
  return (
    <FormBox form={form}>
      <Field form={form} name={'wert' as never} />
      <Submit>Speichern</Submit>
    </FormBox>
  )
}

interface Kind<T> {
  readonly start: T
  readonly spec: (words: FieldWords) => FieldSpec<T>
  readonly role: Role
  /** The person's actions. */
  readonly does: () => Promise<unknown>
  readonly sends: T
  readonly language?: Language
}

/** A row of the table below, with its type erased. */
const kind = <T,>(row: Kind<T>): Kind<unknown> => row as unknown as Kind<unknown>

const OPTIONS = [
  { value: 'rot', label: 'Rot' },
  { value: 'gelb', label: 'Gelb' },
  { value: 'blau', label: 'Blau' },
] as const

type Farbe = (typeof OPTIONS)[number]['value']

const NO_COLOURS: readonly Farbe[] = []

/** Replaces the text of the field and moves to the next one. */
async function types(role: Role, name: string | RegExp, value: string) {
  await write(role, name, value)
  await leave()
}

/** Selects a value, as the arrow keys do. */
const turns = (value: string) => turn('combobox', /^Wert/, value)

const KINDS: Readonly<Record<string, Kind<unknown>>> = {
  text: kind({
    start: '',
    spec: (words) => text(words),
    role: 'textbox',
    does: () => types('textbox', /^Wert/, 'Umzug'),
    sends: 'Umzug',
  }),
  'text of several lines': kind({
    start: 'alt',
    spec: (words) => text({ ...words, lines: 2 }),
    role: 'textbox',
    does: () => types('textbox', /^Wert/, 'eins\nzwei'),
    sends: 'eins\nzwei',
  }),
  'whole number': kind<number | null>({
    start: null,
    spec: (words) => whole({ ...words, min: 0, max: 500_000 }),
    role: 'textbox',
    does: () => types('textbox', /^Wert/, '120'),
    sends: 120,
  }),
  count: kind({
    start: 4,
    spec: (words) => count({ ...words, min: 1, max: 9 }),
    role: 'textbox',
    does: () => types('textbox', /^Wert/, '7'),
    sends: 7,
  }),
  choice: kind<Farbe>({
    start: 'rot',
    spec: (words) => choice({ ...words, options: OPTIONS }),
    role: 'combobox',
    does: () => turns('blau'),
    sends: 'blau',
  }),
  'choice of numbers': kind({
    start: 1,
    spec: (words) =>
      choice({ ...words, options: [1, 2, 3].map((value) => ({ value, label: `Stufe ${value}` })) }),
    role: 'combobox',
    does: () => turns('3'),
    sends: 3,
  }),
  segment: kind<Farbe>({
    start: 'rot',
    spec: (words) => segment({ ...words, options: OPTIONS }),
    role: 'group',
    does: () => click('radio', 'Gelb'),
    sends: 'gelb',
  }),
  chips: kind<readonly Farbe[]>({
    start: ['blau'],
    spec: (words) => chips({ ...words, options: OPTIONS }),
    role: 'group',
    does: () => click('checkbox', 'Rot'),
    sends: ['rot', 'blau'],
  }),
  boxes: kind<readonly Farbe[]>({
    start: NO_COLOURS,
    spec: (words) => boxes({ ...words, options: OPTIONS }),
    role: 'group',
    async does() {
      await click('checkbox', 'Blau')
      await click('checkbox', 'Gelb')
    },
    sends: ['gelb', 'blau'],
  }),
  several: kind<readonly Farbe[]>({
    start: ['gelb'],
    spec: (words) =>
      several({
        ...words,
        options: OPTIONS,
        filter: 'Farbe suchen',
        follows: (chosen) => `${chosen.length} gewählt`,
      }),
    role: 'group',
    does: () => click('checkbox', 'Rot'),
    sends: ['rot', 'gelb'],
  }),
  check: kind({
    start: false,
    spec: (words) => check(words),
    role: 'checkbox',
    does: () => click('checkbox', /^Wert/),
    sends: true,
  }),
  'day in German': kind({
    start: '',
    spec: (words) => day(words),
    role: 'textbox',
    does: () => types('textbox', /^Wert/, '24.12.2027'),
    sends: '2027-12-24',
  }),
  'day in English': kind({
    start: '',
    spec: (words) => day(words),
    role: 'textbox',
    language: 'en',
    does: () => types('textbox', /^Wert/, '24/12/2027'),
    sends: '2027-12-24',
  }),
  time: kind({
    start: '08:00',
    spec: (words) => time(words),
    role: 'textbox',
    does: () => types('textbox', /^Wert/, '930'),
    sends: '09:30',
  }),
  moment: kind({
    start: '',
    spec: (words) => moment(words),
    role: 'group',
    async does() {
      await types('textbox', 'Tag', '24.12.2027')
      await types('textbox', 'Uhrzeit', '7')
    },
    sends: '2027-12-24T07:00',
  }),
}

const WORDS = { label: 'Wert', hint: 'Wofür das gut ist.' }

async function show(name: string, words: FieldWords = WORDS, ...answers: readonly Error[]) {
  const { start, spec, language = 'de' } = KINDS[name] as Kind<unknown>
  const sent: unknown[] = []
  async function send(wert: unknown) {
    sent.push(wert)
    const failure = answers[sent.length - 1]
    if (failure !== undefined) throw failure
  }
  await visit(<Probe start={start} as={spec(words)} send={send} />, { language })
  return sent
}

const refused = new ApiProblem({
  status: 422,
  code: 'anfrage.ungueltig',
  issues: [{ code: 'anfrage.ungueltig', field: 'wert', data: {}, detail: 'Das gibt es nicht.' }],
})

/** The accessible description of the field and its parts. */
function heard(name: string) {
  const box = find((KINDS[name] as Kind<unknown>).role, /^Wert/)
  return [box, ...box.querySelectorAll('input')].map(describedAs).join(' ')
}

const hasFocus = () => document.querySelector('[data-field="wert"]')?.contains(document.activeElement)

describe.each(Object.keys(KINDS))('a field: %s', (name) => {
  test('submits its initial value, and a changed one', async () => {
    const sent = await show(name)
    await click('button', 'Speichern')
    await KINDS[name]?.does()
    await click('button', 'Speichern')
    await eventually(() => expect(sent).toEqual([KINDS[name]?.start, KINDS[name]?.sends]))
  })

  test('has an accessible name and description', async () => {
    await show(name)
    expect(heard(name)).toContain('Wofür das gut ist.')
  })

  test('shows a refusal about it, and gets the focus, until it is changed', async () => {
    const sent = await show(name, WORDS, refused)
    await click('button', 'Speichern')
    await eventually(() => expect(said()).toContain('Das gibt es nicht.'))
    expect(heard(name)).toContain('Das gibt es nicht.')
    expect(hasFocus()).toBe(true)
    await KINDS[name]?.does()
    await eventually(() => expect(said()).not.toContain('Das gibt es nicht.'))
    expect(sent).toHaveLength(1)
  })
})

/** Those that can be empty, and are so initially. */
const EMPTY = ['text', 'whole number', 'boxes', 'day in German', 'moment'] as const

test.each(EMPTY)('a required field is reported if it is empty: %s', async (name) => {
  const sent = await show(name, { ...WORDS, missing: 'Bitte angeben.' })
  expect(said()).not.toContain('Bitte angeben.')
  await click('button', 'Speichern')
  expect(heard(name)).toContain('Bitte angeben.')
  expect([sent, hasFocus()]).toEqual([[], true])
  await KINDS[name]?.does()
  await click('button', 'Speichern')
  await eventually(() => expect(sent).toEqual([KINDS[name]?.sends]))
})

describe('a number', () => {
  test('is null after clearing, and a count keeps its value', async () => {
    const none = await show('whole number')
    await types('textbox', /^Wert/, '12')
    await types('textbox', /^Wert/, '')
    await click('button', 'Speichern')
    await eventually(() => expect(none).toEqual([null]))
  })

  test('that is a count is never null', async () => {
    const sent = await show('count')
    await types('textbox', /^Wert/, '')
    await click('button', 'Speichern')
    await eventually(() => expect(sent).toEqual([4]))
  })

  test('beyond its limits is reported, and nothing is submitted', async () => {
    const sent = await show('count')
    await types('textbox', /^Wert/, '12')
    await click('button', 'Speichern')
    expect(said()).toContain('Die Zahl liegt zwischen 1 und 9.')
    expect(sent).toEqual([])
  })

  test('steps by the arrow keys', async () => {
    const sent = await show('count')
    find('textbox', /^Wert/).focus()
    await key('ArrowUp')
    await key('ArrowUp')
    await key('ArrowDown')
    await click('button', 'Speichern')
    await eventually(() => expect(sent).toEqual([5]))
  })
})

describe('a date and a time', () => {
  test.each([
    ['day in German', '31.2.2027'],
    ['day in English', '31/02/2027'],
    ['time', '25:00'],
  ])('that there is not is kept as typed and not sent: %s %s', async (name, typed) => {
    const sent = await show(name)
    await types('textbox', /^Wert/, typed)
    await click('button', 'Speichern')
    expect(find<HTMLInputElement>('textbox', /^Wert/).value).toBe(typed)
    expect(find('textbox', /^Wert/).getAttribute('aria-invalid')).toBe('true')
    expect([sent, hasFocus()]).toEqual([[], true])
  })

  test.each([
    ['day in German', '24.12.2027', 'Fr., 24.12.2027'],
    ['day in English', '24/12/2027', 'Fri, 24 Dec 2027'],
  ])('reads in the words of its language: %s', async (name, typed, shown) => {
    await show(name)
    await types('textbox', /^Wert/, typed)
    expect(find<HTMLInputElement>('textbox', /^Wert/).value).toBe(shown)
  })

  test('is no instant before both are entered', async () => {
    const sent = await show('moment')
    await types('textbox', 'Tag', '24.12.2027')
    await click('button', 'Speichern')
    await eventually(() => expect(sent).toEqual(['']))
  })
})

test('The consequence of a multiple choice is announced when it changes, and not before', async () => {
  const follows = (chosen: readonly Farbe[]) => `${chosen.length} Farben`
  const as = chips<Farbe>({ label: 'Farben', options: OPTIONS, follows })
  await visit(<Probe start={NO_COLOURS} as={as} send={async () => {}} />)
  const status = () => said(document.querySelector('[role="status"]') ?? document.body)
  expect(status()).not.toContain('Farben')
  await click('checkbox', 'Rot')
  await click('checkbox', 'Blau')
  await eventually(() => expect(status()).toBe('2 Farben'))
})

test('A file is submitted as it is, and can be removed again', async () => {
  const sent: (File | null)[] = []
  const as = file({ label: 'Beleg', accept: 'image/png', placeholder: 'Datei wählen' })
  const send = async (wert: File | null) => void sent.push(wert)
  await visit(<Probe<File | null> start={new File(['x'], 'beleg.png')} as={as} send={send} />)
  expect(said()).toContain('beleg.png')
  await click('button', 'Speichern')
  await eventually(() => expect(sent.map((one) => one?.name)).toEqual(['beleg.png']))
  const [clear] = all('button').filter((one) => !['Speichern', 'Beleg'].includes(said(one)))
  expect(clear).toBeDefined()
})
