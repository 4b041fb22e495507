// @vitest-environment happy-dom
import { Modal } from '@mantine/core'
import { act, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, key, names, said, write } from '../../testing/find.ts'
import { visit } from '../../testing/house.tsx'
import { Field, Fields } from '../form/Field.tsx'
import { FormBox, Submit } from '../form/FormBox.tsx'
import { FormFailure } from '../form/FormFailure.tsx'
import { text } from '../form/text.tsx'
import { useForm } from '../form/useForm.ts'
import { Dialog } from './Dialog.tsx'

const QUESTION = 'Noch nicht gespeichert'
const STAY = 'Hier bleiben'
const LEAVE = 'Änderungen verwerfen'

interface EntryProps {
  readonly send: () => Promise<unknown>
  readonly onDone: () => void
  readonly asksAbout?: readonly string[]
}

function Entry({ send, onDone, asksAbout }: EntryProps) {
  const form = useForm({
    start: { wert: 'alt', farbe: '' },
    fields: { wert: text({ label: 'Wert' }), farbe: text({ label: 'Farbe' }) },
    send,
    onDone,
  })
  return (
    <FormBox form={form} {...(asksAbout && { asksAbout })}>
      <Fields form={form} names={['wert']} />
      <Field form={form} name="farbe" />
      <FormFailure title="Abgelehnt" />
      <Submit>Speichern</Submit>
    </FormBox>
  )
}

interface ProbeProps extends Partial<Pick<EntryProps, 'send' | 'asksAbout'>> {
  readonly stackId?: string
}

function Probe({ send = async () => 'gut', stackId, ...entry }: ProbeProps) {
  const [opened, setOpened] = useState(true)
  const close = () => setOpened(false)
  return (
    <Modal.Stack>
      <Dialog opened={opened} onClose={close} title="Ein Wert" {...(stackId && { stackId })}>
        {opened && <Entry {...entry} send={send} onDone={close} />}
      </Dialog>
    </Modal.Stack>
  )
}

async function open(probe: ProbeProps = {}) {
  const shown = await visit(<Probe {...probe} />, { at: '/hier?stand=1' })
  await eventually(() => expect(all('dialog', 'Ein Wert')).toHaveLength(1))
  return shown
}

const asked = () => eventually(() => expect(names('dialog')).toContain(QUESTION))
const notAsked = () => eventually(() => expect(names('dialog')).not.toContain(QUESTION))
const closed = () => eventually(() => expect(all('dialog')).toEqual([]))
const wert = () => find<HTMLInputElement>('textbox', 'Wert').value

const WAYS = {
  'its button': () => click('button', 'Schließen'),
  Escape: () => key('Escape').then(() => undefined),
  'a press beside it': () =>
    act(async () => document.querySelector<HTMLElement>('.mantine-Modal-overlay')?.click()),
} as const

/** As in a busy browser: the key event arrives before any work that the input event deferred. */
async function typeAndEscape(input: HTMLElement, value: string): Promise<void> {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')
  const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  react.IS_REACT_ACT_ENVIRONMENT = false
  own?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  // React renders the changes of a keyboard event in a microtask.
  await Promise.resolve()
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  react.IS_REACT_ACT_ENVIRONMENT = true
}

describe.each([undefined, 'einer'])('a dialog with a form (in a stack: %s)', (stackId) => {
  const opened = (probe: ProbeProps = {}) => open({ ...probe, ...(stackId && { stackId }) })

  test.each(Object.entries(WAYS))('is closed by %s at once without changes', async (_, leave) => {
    await opened()
    await leave()
    await closed()
  })

  test.each(Object.entries(WAYS))('asks before %s discards changes', async (_, leave) => {
    await opened()
    await write('textbox', 'Wert', 'neu')
    await leave()
    await asked()
    await click('button', STAY)
    await notAsked()
    expect(wert()).toBe('neu')
    await leave()
    await asked()
    await click('button', LEAVE)
    await closed()
  })

  test('stays when the question is closed by Escape, and asks again', async () => {
    await opened()
    await write('textbox', 'Wert', 'neu')
    await key('Escape')
    await asked()
    await key('Escape')
    await notAsked()
    expect(wert()).toBe('neu')
    await key('Escape')
    await asked()
  })

  test('asks about a character that is followed by Escape in the next task', async () => {
    await opened()
    await typeAndEscape(find('textbox', 'Wert'), 'neu')
    await asked()
    expect(wert()).toBe('neu')
  })

  test('does not ask after it was submitted', async () => {
    await opened()
    await write('textbox', 'Wert', 'neu')
    await click('button', 'Speichern')
    await closed()
  })

  test('asks if the submission was refused', async () => {
    await opened({ send: () => Promise.reject(new Error('nein')) })
    await write('textbox', 'Wert', 'neu')
    await click('button', 'Speichern')
    await eventually(() => expect(said()).toContain('Abgelehnt'))
    await key('Escape')
    await asked()
  })

  test('does not ask if the values are the initial ones again', async () => {
    await opened()
    await write('textbox', 'Wert', 'neu')
    await write('textbox', 'Wert', 'alt')
    await key('Escape')
    await closed()
  })

  test('asks only about the fields that the form names', async () => {
    await opened({ asksAbout: ['wert'] })
    await write('textbox', 'Farbe', 'rot')
    await key('Escape')
    await closed()
  })
})

describe('a navigation', () => {
  const typed = async () => {
    const shown = await open()
    await write('textbox', 'Wert', 'neu')
    return shown
  }

  test('asks first', async () => {
    const { router, where } = await typed()
    await act(async () => void router.navigate({ to: '/dort' as '/' }))
    await asked()
    expect(where()).toBe('/hier?stand=1')
    await click('button', LEAVE)
    await eventually(() => expect(where()).toBe('/dort'))
  })

  test('does not count if it is the dialog’s own change of the address', async () => {
    const { router, where } = await typed()
    await act(() => router.navigate({ to: '.', search: { stand: 3 } as never }))
    expect(where()).toBe('/hier?stand=3')
    expect(names('dialog')).toEqual(['Ein Wert'])
    expect(wert()).toBe('neu')
  })
})
