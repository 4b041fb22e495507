// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { ApiProblem, Unreachable } from '../../platform/problem.ts'
import { isOff } from '../../testing/find.ts'
import { button, describedBy, inputOf, mount, press, type } from '../../testing/mount.tsx'
import { Field, Fields } from './Field.tsx'
import { FormBox, Submit } from './FormBox.tsx'
import { FormFailure } from './FormFailure.tsx'
import { text } from './text.tsx'
import { useForm } from './useForm.ts'
import type { Sending } from './useSending.ts'

interface Meldung {
  readonly grund: string
  readonly kosten: string
  readonly schaeden: readonly { readonly text: string }[]
}

const START: Meldung = { grund: '', kosten: '', schaeden: [{ text: '' }, { text: '' }] }

type Send = (values: Meldung, sending: Sending<boolean>) => Promise<string>

interface ProbeProps {
  readonly send: Send
  readonly onDone?: (answer: string) => void
}

function Probe({ send, onDone = () => {} }: ProbeProps) {
  const form = useForm({
    start: START,
    fields: {
      grund: text({ label: 'Grund', missing: 'Bitte den Grund angeben.' }),
      kosten: text({ label: 'Kosten' }),
    },
    check: ({ kosten }) => new Map(kosten === 'viel' ? [['kosten', 'Bitte eine Zahl.']] : []),
    send,
    onDone,
    asks: (failure) =>
      failure instanceof ApiProblem ? ((failure.current as string | undefined) ?? null) : null,
    nameOf: (field) => (field === 'kostenCent' ? 'kosten' : field),
  })
  return (
    <FormBox form={form}>
      <Fields form={form} />
      <Field form={form} name="schaeden.0.text" as={text({ label: 'Schaden 0' })} />
      <Field form={form} name="schaeden.1.text" as={text({ label: 'Schaden 1' })} />
      <FormFailure title="Nicht gespeichert" />
      {form.question !== null && (
        <button type="button" onClick={() => form.answer(true)}>
          {form.question}
        </button>
      )}
      <Submit>Speichern</Submit>
    </FormBox>
  )
}

function refusal(fields: readonly (string | undefined)[], status = 422): ApiProblem {
  const issues = fields.map((field) => ({
    code: 'anfrage.ungueltig' as const,
    data: {},
    detail: `${field ?? 'das Ganze'} passt nicht`,
    ...(field === undefined ? {} : { field }),
  }))
  return new ApiProblem({ status, code: 'anfrage.ungueltig', detail: 'Das geht so nicht.', issues })
}

/** Answers in order, and records the requests. */
function server(...answers: readonly (string | Error)[]) {
  const asked: { readonly values: Meldung; readonly sending: Sending<boolean> }[] = []
  const send: Send = async (values, sending) => {
    const answer = answers[asked.push({ values, sending }) - 1]
    if (typeof answer !== 'string') throw answer
    return answer
  }
  return { asked, send }
}

let shown: Awaited<ReturnType<typeof mount>> | undefined
afterEach(async () => {
  await shown?.unmount()
})

const alertText = () => document.querySelector('[role="alert"]')?.textContent ?? null

describe('a form', () => {
  test('reports missing values at their fields before it submits', async () => {
    const { asked, send } = server('gut')
    shown = await mount(<Probe send={send} />)
    expect(inputOf('Grund').getAttribute('aria-invalid')).not.toBe('true')

    await press('Speichern')
    expect(asked).toEqual([])
    expect(inputOf('Grund').getAttribute('aria-invalid')).toBe('true')
    expect(describedBy('Grund')).toContain('Bitte den Grund angeben.')
    expect(document.activeElement).toBe(inputOf('Grund'))

    await type('Grund', 'Stau')
    expect(inputOf('Grund').getAttribute('aria-invalid')).not.toBe('true')
    await press('Speichern')
    expect(asked.map(({ values }) => values.grund)).toEqual(['Stau'])
  })

  test('reports its own rule at the field, and focuses it', async () => {
    const { asked, send } = server('gut')
    shown = await mount(<Probe send={send} />)
    await type('Grund', 'Stau')
    await type('Kosten', 'viel')
    await press('Speichern')
    expect(asked).toEqual([])
    expect(describedBy('Kosten')).toContain('Bitte eine Zahl.')
    expect(document.activeElement).toBe(inputOf('Kosten'))
  })

  test('shows each issue of the server at its field, the others in the summary, and focuses the first', async () => {
    const { send } = server(refusal(['schaeden.1.text', 'kostenCent', 'kennzeichen', undefined]))
    shown = await mount(<Probe send={send} />)
    await type('Grund', 'Stau')
    await press('Speichern')

    expect(describedBy('Schaden 1')).toContain('schaeden.1.text passt nicht')
    expect(describedBy('Schaden 0')).not.toContain('passt nicht')
    expect(describedBy('Kosten')).toContain('kostenCent passt nicht')
    expect(document.activeElement).toBe(inputOf('Kosten'))
    expect(alertText()).toBe('Nicht gespeichertkennzeichen passt nichtdas Ganze passt nicht')
  })

  test('shows the server’s one sentence if every issue is at a field', async () => {
    const { send } = server(refusal(['grund']))
    shown = await mount(<Probe send={send} />)
    await type('Grund', 'Stau')
    await press('Speichern')
    expect(alertText()).toBe('Nicht gespeichertDas geht so nicht.')
  })

  test('clears a refusal as soon as something is changed', async () => {
    const { send } = server(refusal(['kosten', undefined]))
    shown = await mount(<Probe send={send} />)
    await type('Grund', 'Stau')
    await press('Speichern')
    expect(inputOf('Kosten').getAttribute('aria-invalid')).toBe('true')
    await type('Grund', 'Unfall')
    expect(inputOf('Kosten').getAttribute('aria-invalid')).not.toBe('true')
    expect(alertText()).toBeNull()
  })

  test('is busy until the answer, and submits once meanwhile', async () => {
    const waiting: ((answer: string) => void)[] = []
    const done: string[] = []
    const send = () => new Promise<string>((resolve) => waiting.push(resolve))
    shown = await mount(<Probe send={send} onDone={(answer) => done.push(answer)} />)
    await type('Grund', 'Stau')
    await press('Speichern')
    const form = document.querySelector('form')
    await act(async () => form?.requestSubmit())
    expect(waiting).toHaveLength(1)
    expect(isOff(button('Speichern'))).toBe(true)
    await act(async () => waiting[0]?.('gut'))
    expect(done).toEqual(['gut'])
    expect(isOff(button('Speichern'))).toBe(false)
  })

  test('repeats its key while the outcome is unknown, and has another one for another request', async () => {
    const { asked, send } = server(
      new Unreachable('away'),
      refusal([], 502),
      refusal([]),
      new Unreachable('away'),
      'gut',
      'gut',
    )
    shown = await mount(<Probe send={send} />)
    await type('Grund', 'Stau')
    for (let i = 0; i < 4; i += 1) await press('Speichern')
    await type('Grund', 'Unfall')
    for (let i = 0; i < 2; i += 1) await press('Speichern')
    const keys = asked.map(({ sending }) => sending.key)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).toBe(keys[0])
    // Refused by 422: certainly not written.
    expect(new Set(keys.slice(2)).size).toBe(4)
  })

  test('shows a refusal that is a question as one, and submits again with the answer', async () => {
    const question = new ApiProblem({
      status: 409,
      code: 'anfrage.ungueltig',
      current: 'Zwei Fahrten absagen?',
    })
    const { asked, send } = server(question, 'gut')
    shown = await mount(<Probe send={send} />)
    await type('Grund', 'Stau')
    await press('Speichern')
    expect(alertText()).toBeNull()
    await press('Zwei Fahrten absagen?')
    expect(asked.map(({ values, sending }) => [values.grund, sending.word])).toEqual([
      ['Stau', undefined],
      ['Stau', true],
    ])
    expect(asked[1]?.sending.key).not.toBe(asked[0]?.sending.key)
  })
})

interface Entry {
  readonly email: string
  readonly von: string
}

interface EntryProbeProps {
  readonly send: (values: Entry, sending: Sending<string>) => Promise<string>
  readonly asksFirst?: (values: Entry) => string | null
  readonly refusedBefore?: unknown
  readonly offline?: boolean
}

function EntryProbe({ send, asksFirst, refusedBefore, offline = false }: EntryProbeProps) {
  const form = useForm({
    start: { email: '', von: '' },
    fields: {
      email: text({ label: 'E-Mail', filled: true, first: true }),
      von: text({ label: 'Von' }),
    },
    check: ({ email }, word?: string) =>
      new Map(word === undefined && email === '' ? [['email', 'Wohin?']] : []),
    send,
    onDone: () => {},
    ...(asksFirst === undefined ? {} : { asksFirst }),
    refusedBefore,
    offline,
  })
  return (
    <FormBox form={form} takesFocus>
      <Fields form={form} />
      <FormFailure />
      {form.question !== null && (
        <button type="button" onClick={() => form.answer('ja')}>
          {form.question}
        </button>
      )}
      <button type="button" onClick={() => form.send('demo')}>
        Demo
      </button>
      <Submit>Los</Submit>
    </FormBox>
  )
}

describe('a form that the browser fills in', () => {
  const asked: (readonly [Entry, string | undefined])[] = []
  const send = async (values: Entry, { word }: Sending<string>) => {
    asked.push([values, word])
    return 'gut'
  }
  afterEach(() => {
    asked.length = 0
  })

  test('focuses the first field, and submits autofilled values without events', async () => {
    shown = await mount(<EntryProbe send={send} />)
    expect(document.activeElement).toBe(inputOf('E-Mail'))
    inputOf('E-Mail').value = 'a@b.example'
    await type('Von', 'hier')
    expect(inputOf('E-Mail').value).toBe('a@b.example')
    await press('Los')
    expect(asked).toEqual([[{ email: 'a@b.example', von: 'hier' }, undefined]])
  })

  test('does not validate the fields when another button submits on its own', async () => {
    shown = await mount(<EntryProbe send={send} />)
    await press('Demo')
    expect(asked.map(([, word]) => word)).toEqual(['demo'])
    expect(inputOf('E-Mail').getAttribute('aria-invalid')).not.toBe('true')
  })
})

describe('a form with a question before it is submitted', () => {
  test('submits with the answer, and asks again after a change', async () => {
    const asked: unknown[] = []
    const send = async (values: Entry, { word }: Sending<string>) => {
      asked.push([values.von, word])
      return 'gut'
    }
    shown = await mount(<EntryProbe send={send} asksFirst={({ von }) => `Wirklich von ${von}?`} />)
    await type('E-Mail', 'a@b.example')
    await type('Von', '8')
    await press('Los')
    expect(asked).toEqual([])
    expect(button('Wirklich von 8?')).toBeDefined()
    await type('Von', '9')
    expect(() => button('Wirklich von 8?')).toThrow()
    await press('Los')
    await press('Wirklich von 9?')
    expect(asked).toEqual([['9', 'ja']])
  })
})

test('a form can begin with the refusal that led back to it, at its field, until something is changed', async () => {
  const refused = new ApiProblem({
    status: 422,
    code: 'anfrage.ungueltig',
    detail: 'So nicht.',
    issues: [{ code: 'anfrage.ungueltig', field: 'von', data: {}, detail: 'Das ist zu früh.' }],
  })
  shown = await mount(<EntryProbe send={async () => 'gut'} refusedBefore={refused} />)
  expect(describedBy('Von')).toContain('Das ist zu früh.')
  expect(document.activeElement).toBe(inputOf('Von'))
  expect(alertText()).toBe('So nicht.')
  await type('Von', '9')
  expect(describedBy('Von')).not.toContain('früh')
  expect(alertText()).toBeNull()
})

test.each([
  [true, ['gesendet']],
  [false, []],
])('without a network a form is sent at once only when it needs none (%s)', async (offline, sent) => {
  const asked: string[] = []
  const send = async () => {
    asked.push('gesendet')
    return 'gut'
  }
  onlineManager.setOnline(false)
  try {
    shown = await mount(<EntryProbe send={send} offline={offline} />)
    await type('E-Mail', 'a@b.example')
    await press('Los')
    expect(asked).toEqual(sent)
  } finally {
    await act(async () => onlineManager.setOnline(true))
  }
})
