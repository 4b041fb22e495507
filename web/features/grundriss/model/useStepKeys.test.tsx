// @vitest-environment happy-dom
import { act, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { find, key, said } from '../../../testing/find.ts'
import { visit } from '../../../testing/house.tsx'
import { firstStep, stepped, steppedBy } from './steps.ts'
import { useStepKeys } from './useStepKeys.ts'

const TWO = stepped(stepped(firstStep(1), 2), 3)

/** A draft, and elements that can have the focus. */
function Thought() {
  const [steps, setSteps] = useState(TWO)
  useStepKeys((way) => setSteps(steppedBy(way)))
  return (
    <>
      <p>Stand {steps.now}</p>
      <button type="button">Druck</button>
      <input aria-label="Name" type="text" />
      <input aria-label="Haken" type="checkbox" />
      <textarea aria-label="Text" />
      <div role="dialog" aria-label="Frage">
        <button type="button">Ja</button>
      </div>
    </>
  )
}

async function focused(role: 'button' | 'textbox' | 'checkbox', name: string) {
  await visit(<Thought />)
  await act(async () => find(role, name).focus())
}

const Z = { ctrlKey: true }

describe('undo and redo by keyboard', () => {
  test('goes as far as there are steps, and reports whether a key was handled', async () => {
    await focused('button', 'Druck')
    for (const stand of [2, 1, 1]) {
      expect(await key('z', Z)).toBe(true)
      expect(said()).toContain(`Stand ${stand}`)
    }
    for (const stand of [2, 3, 3]) {
      await key('Z', { ...Z, shiftKey: true })
      expect(said()).toContain(`Stand ${stand}`)
    }
  })

  test.each([
    ['Cmd with Z', 'z', { metaKey: true }, 2],
    ['Z alone', 'z', {}, 3],
    ['Alt with Ctrl and Z', 'z', { ctrlKey: true, altKey: true }, 3],
    ['Ctrl and Cmd together', 'z', { ctrlKey: true, metaKey: true }, 3],
    ['another letter', 'x', { ctrlKey: true }, 3],
    ['Cmd with Y, which belongs to the browser', 'y', { metaKey: true }, 3],
  ])('by %s', async (_, pressed, how, stand) => {
    await focused('button', 'Druck')
    expect(await key(pressed, how)).toBe(stand !== 3)
    expect(said()).toContain(`Stand ${stand}`)
  })

  test('Ctrl with Y redoes', async () => {
    await focused('button', 'Druck')
    await key('z', Z)
    await key('y', Z)
    expect(said()).toContain('Stand 3')
  })

  test.each([
    ['textbox', 'Name'],
    ['textbox', 'Text'],
    ['button', 'Ja'],
  ] as const)(
    'is not meant in a %s called %s, where text is typed or something is asked',
    async (role, name) => {
      await focused(role, name)
      expect(await key('z', Z)).toBe(false)
      expect(said()).toContain('Stand 3')
    },
  )

  test('works on a focused checkbox, which has no text', async () => {
    await focused('checkbox', 'Haken')
    await key('z', Z)
    expect(said()).toContain('Stand 2')
  })
})
