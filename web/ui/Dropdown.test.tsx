// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { button, mount, press } from '../testing/mount.tsx'
import { Dropdown, DropdownEntry } from './Dropdown.tsx'

let chosen: string[]
let shown: Awaited<ReturnType<typeof mount>>

function Entry({ name, checked }: { readonly name: string; readonly checked?: boolean }) {
  return (
    <DropdownEntry
      sign={null}
      onChosen={() => chosen.push(name)}
      {...(checked === undefined ? {} : { checked })}
    >
      {name}
    </DropdownEntry>
  )
}

async function show(checked?: string) {
  shown = await mount(
    <>
      <Dropdown label="Sprache" face="DE" head={<p>Angemeldet als Ada</p>}>
        {['Deutsch', 'English', 'Auto'].map((name) => (
          <Entry key={name} name={name} {...(checked === undefined ? {} : { checked: name === checked })} />
        ))}
      </Dropdown>
      <button type="button">Daneben</button>
    </>,
  )
}

const menu = () => document.querySelector('[role="menu"]')
const focused = () => document.activeElement?.textContent
const key = (name: string) =>
  act(async () => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  })

beforeEach(() => {
  chosen = []
})
afterEach(() => shown.unmount())

describe('a menu', () => {
  test('opens when its button is pressed, is named like it, and closes with the next press', async () => {
    await show()
    expect([menu(), button('Sprache').getAttribute('aria-expanded')]).toEqual([null, 'false'])
    await press('Sprache')
    expect(menu()?.getAttribute('aria-label')).toBe('Sprache')
    expect(button('Sprache').getAttribute('aria-controls')).toBe(menu()?.id)
    expect(document.body.textContent).toContain('Angemeldet als Ada')
    await press('Sprache')
    expect(menu()).toBeNull()
  })

  test.each([
    [undefined, 'Deutsch'],
    ['English', 'English'],
    ['nichts', 'Deutsch'],
  ])('begins where the choice %s stands: %s', async (checked, first) => {
    await show(checked)
    await press('Sprache')
    expect(focused()).toBe(first)
  })

  test.each([
    [['ArrowDown'], 'English'],
    [['ArrowDown', 'ArrowDown', 'ArrowDown'], 'Deutsch'],
    [['ArrowUp'], 'Auto'],
    [['End'], 'Auto'],
    [['End', 'Home'], 'Deutsch'],
    [['x'], 'Deutsch'],
  ])('goes by %s to %s', async (keys, to) => {
    await show()
    await press('Sprache')
    for (const one of keys) await key(one)
    expect(focused()).toBe(to)
  })

  test('performs the chosen entry once, and returns the focus', async () => {
    await show()
    await press('Sprache')
    await press('English')
    expect([chosen, menu()]).toEqual([['English'], null])
    expect(document.activeElement).toBe(button('Sprache'))
  })

  test('closes by Escape without a choice', async () => {
    await show()
    await press('Sprache')
    await key('Escape')
    expect([chosen, menu()]).toEqual([[], null])
    expect(document.activeElement).toBe(button('Sprache'))
  })

  test.each(['pointerdown', 'focusin'])('closes by a %s outside, and not by one inside', async (name) => {
    await show()
    await press('Sprache')
    await act(async () => void button('English').dispatchEvent(new Event(name, { bubbles: true })))
    expect(menu()).not.toBeNull()
    await act(async () => void button('Daneben').dispatchEvent(new Event(name, { bubbles: true })))
    expect(menu()).toBeNull()
  })

  test('marks the chosen entry of several, and no entry that is an action', async () => {
    await show('Auto')
    await press('Sprache')
    const states = () =>
      [...(menu()?.children ?? [])].map((one) => [one.getAttribute('role'), one.getAttribute('aria-checked')])
    expect(states()).toEqual([
      ['menuitemradio', 'false'],
      ['menuitemradio', 'false'],
      ['menuitemradio', 'true'],
    ])
    await shown.unmount()
    await show()
    await press('Sprache')
    expect(states()[0]).toEqual(['menuitem', null])
  })
})
