// @vitest-environment happy-dom
import { act, useState } from 'react'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { keepDraftsOf } from '../../platform/session/drafts.ts'
import { show } from '../../platform/session/shown.ts'
import { forgetSessionEnd, noteSessionEnd } from '../../platform/sessionEnd.ts'
import { all, click, eventually, find, said, write } from '../../testing/find.ts'
import { visit } from '../../testing/house.tsx'
import { Field } from './Field.tsx'
import { FormBox, Submit } from './FormBox.tsx'
import { text } from './text.tsx'
import { useForm } from './useForm.ts'
import { whole } from './whole.tsx'

const LENA = { house: 'haus', person: 'lena' }
const BEN = { house: 'haus', person: 'ben' }

interface ProbeProps {
  readonly zweck?: string
}

function Probe({ zweck = '' }: ProbeProps) {
  const form = useForm({
    start: { zweck, km: null as number | null, code: '' },
    fields: {
      zweck: text({ label: 'Zweck' }),
      km: whole({ label: 'Kilometer', min: 0, max: 999 }),
      code: text({ label: 'Code', autoComplete: 'one-time-code' }),
    },
    send: async () => undefined,
    onDone: () => {},
  })
  return (
    <FormBox form={form}>
      <Field form={form} name="zweck" />
      <Field form={form} name="km" />
      <Field form={form} name="code" />
      <Submit>Senden</Submit>
    </FormBox>
  )
}

/** One of several forms with the same fields on a page. */
function Frist({ art }: { readonly art: string }) {
  const form = useForm({
    start: { monate: null as number | null },
    which: art,
    fields: { monate: whole({ label: `Monate ${art}`, min: 0, max: 999 }) },
    send: async () => undefined,
    onDone: () => {},
  })
  return (
    <FormBox form={form}>
      <Field form={form} name="monate" />
    </FormBox>
  )
}

let leave: () => void = () => undefined

function Left() {
  const [there, setThere] = useState(true)
  leave = () => setThere(false)
  return there && <Probe />
}

const value = (name: string) => find<HTMLInputElement>('textbox', name).value
const kept = () => Object.values(sessionStorage).join()

/** A new page in the same tab, without the previous DOM. */
async function comeBack(props: ProbeProps = {}) {
  document.body.replaceChildren()
  await visit(<Probe {...props} />)
}

async function type() {
  await visit(<Probe />)
  await write('textbox', 'Zweck', 'Kundentermin')
  await write('textbox', 'Kilometer', '120')
  await write('textbox', 'Code', '123456')
}

beforeEach(() => {
  sessionStorage.clear()
  show(LENA)
  onTestFinished(async () => {
    await act(async () => show(null))
    forgetSessionEnd()
  })
})

describe('a form’s draft', () => {
  test('is restored after a reload, except for secret fields', async () => {
    await type()
    expect(kept()).not.toContain('123456')
    await comeBack()
    expect([value('Zweck'), value('Kilometer'), value('Code')]).toEqual(['Kundentermin', '120', ''])
    expect(said()).toContain('Der Entwurf von vorhin ist wieder da.')
    await click('button', 'Entwurf verwerfen')
    expect(value('Zweck')).toBe('')
    expect(all('button', 'Entwurf verwerfen')).toEqual([])
    expect(kept()).toBe('')
  })

  test('is deleted once it was submitted', async () => {
    await type()
    await click('button', 'Senden')
    await eventually(() => expect(kept()).toBe(''))
  })

  test('belongs to one person, and does not exist if nobody is signed in', async () => {
    await type()
    show(BEN)
    await comeBack()
    expect(value('Zweck')).toBe('')
    show(null)
    await write('textbox', 'Zweck', 'Gast')
    await comeBack()
    expect(value('Zweck')).toBe('')
  })

  test('of another record, or of one that was changed meanwhile, is not restored', async () => {
    await type()
    await comeBack({ zweck: 'Lieferung' })
    expect(value('Zweck')).toBe('Lieferung')
    expect(said()).not.toContain('Entwurf')
  })

  test('ends with the sign-out, and with somebody else’s sign-in', async () => {
    for (const person of [null, 'ben']) {
      await type()
      keepDraftsOf('lena')
      expect(kept()).toContain('Kundentermin')
      keepDraftsOf(person)
      expect(kept()).toBe('')
      document.body.replaceChildren()
    }
  })
})

describe('a form that unmounts', () => {
  test.each([
    [false, false],
    [true, true],
  ])('keeps what was typed only where the session is over (%s)', async (over, stays) => {
    await visit(<Left />)
    await write('textbox', 'Zweck', 'Kundentermin')
    if (over) noteSessionEnd()
    await act(async () => leave())
    expect(kept().includes('Kundentermin')).toBe(stays)
  })

  test('is not confused with others on the page that have the same fields', async () => {
    const both = (
      <>
        <Frist art="Post" />
        <Frist art="Fahrten" />
      </>
    )
    await visit(both)
    await write('textbox', 'Monate Fahrten', '24')
    document.body.replaceChildren()
    await visit(both)
    expect([value('Monate Post'), value('Monate Fahrten')]).toEqual(['', '24'])
  })
})
