// @vitest-environment happy-dom
import { ActionIcon, Button } from '@mantine/core'
import { act, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { click, eventually, find } from '../testing/find.ts'
import { visit } from '../testing/house.tsx'
import { Fields } from './form/Field.tsx'
import { FormBox, Submit } from './form/FormBox.tsx'
import { text } from './form/text.tsx'
import { useForm } from './form/useForm.ts'

/** A pending action that the test resolves, and how often it was started. */
function pending() {
  let go: () => void = () => undefined
  const over = new Promise<void>((done) => {
    go = done
  })
  let begun = 0
  return {
    send: () => {
      begun += 1
      return over
    },
    end: () => act(async () => go()),
    begun: () => begun,
  }
}

const KINDS = { Button, ActionIcon } as const

interface PressProps {
  readonly kind: keyof typeof KINDS
  readonly send: () => Promise<void>
  readonly offAfter?: boolean
}

function Press({ kind, send, offAfter = false }: PressProps) {
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const Kind = KINDS[kind]
  const start = async () => {
    setBusy(true)
    await send()
    setBusy(false)
    setDone(true)
  }
  return (
    <Kind loading={busy} disabled={offAfter && done} onClick={() => void start()}>
      Los
    </Kind>
  )
}

const button = () => find<HTMLButtonElement>('button', 'Los')
const press = () => act(async () => button().click())

describe.each(['Button', 'ActionIcon'] as const)('a pressed %s', (kind) => {
  test('keeps the focus while it is busy, says so, and ignores a second press', async () => {
    const { send, end, begun } = pending()
    await visit(<Press kind={kind} send={send} />)
    button().focus()
    await press()
    expect(document.activeElement).toBe(button())
    expect([
      button().disabled,
      button().getAttribute('aria-disabled'),
      button().getAttribute('aria-busy'),
    ]).toEqual([false, 'true', 'true'])
    await press()
    expect(begun()).toBe(1)
    await end()
    expect(document.activeElement).toBe(button())
    expect(button().hasAttribute('aria-busy')).toBe(false)
    await press()
    expect(begun()).toBe(2)
  })

  test('keeps the focus if its own action disables it, until the focus moves on', async () => {
    const { send, end, begun } = pending()
    await visit(<Press kind={kind} send={send} offAfter />)
    button().focus()
    await press()
    await end()
    expect([button().disabled, button().getAttribute('aria-disabled')]).toEqual([false, 'true'])
    await press()
    expect(begun()).toBe(1)
    await act(async () => button().blur())
    expect(button().disabled).toBe(true)
  })
})

test('A button without focus is disabled as usual, and one in a form submits only if it is a submit button', async () => {
  await visit(
    <>
      <Button disabled>Aus</Button>
      <Button>Nur so</Button>
      <Button type="submit">Senden</Button>
    </>,
  )
  expect(find<HTMLButtonElement>('button', 'Aus').disabled).toBe(true)
  expect(['Nur so', 'Senden'].map((name) => find<HTMLButtonElement>('button', name).type)).toEqual([
    'button',
    'submit',
  ])
})

function Entry({ send }: { readonly send: () => Promise<unknown> }) {
  const form = useForm({
    start: { wert: '' },
    fields: { wert: text({ label: 'Wert' }) },
    send,
    onDone: () => undefined,
  })
  return (
    <FormBox form={form}>
      <Fields form={form} />
      <Submit>Speichern</Submit>
    </FormBox>
  )
}

test('A form’s button keeps the focus from the press to the answer, and Enter in a field submits once', async () => {
  const { send, end, begun } = pending()
  await visit(<Entry send={send} />)
  const submit = find<HTMLButtonElement>('button', 'Speichern')
  submit.focus()
  await click('button', 'Speichern')
  await eventually(() => expect(submit.getAttribute('aria-busy')).toBe('true'))
  expect(document.activeElement).toBe(submit)
  await act(async () => submit.click())
  expect(begun()).toBe(1)
  await end()
  await eventually(() => expect(submit.hasAttribute('aria-busy')).toBe(false))
  expect(document.activeElement).toBe(submit)
})
