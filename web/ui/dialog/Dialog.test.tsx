// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { button, mount, press } from '../../testing/mount.tsx'
import { Dialog } from './Dialog.tsx'
import { useDialogTitle } from './DialogFrame.tsx'

function Done() {
  useDialogTitle('C-107 ist gebucht')
  return <p>Bis morgen.</p>
}

function Probe() {
  const [opened, setOpened] = useState(false)
  const [done, setDone] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Öffnen
      </button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title="C-107 buchen">
        {done ? (
          <Done />
        ) : (
          <button type="button" onClick={() => setDone(true)}>
            Buchen
          </button>
        )}
      </Dialog>
    </>
  )
}

const dialog = () => document.querySelector('[role="dialog"]')

function nameOf(element: Element | null): string | null {
  return document.getElementById(element?.getAttribute('aria-labelledby') ?? '')?.textContent ?? null
}

/** The library moves the focus a moment after it has drawn. */
async function eventually(holds: () => void): Promise<void> {
  await act(() => vi.waitFor(holds))
}

const closed = () =>
  eventually(() => {
    expect(dialog()).toBeNull()
    expect(document.activeElement).toBe(button('Öffnen'))
  })

const open = async () => {
  await press('Öffnen')
  await eventually(() => expect(dialog()?.contains(document.activeElement)).toBe(true))
}

describe('a dialog', () => {
  let shown: Awaited<ReturnType<typeof mount>>
  beforeEach(async () => {
    shown = await mount(<Probe />)
    button('Öffnen').focus()
    await open()
  })
  afterEach(() => shown.unmount())

  test('has the name of its title and no banner', () => {
    expect(nameOf(dialog())).toBe('C-107 buchen')
    expect(dialog()?.querySelector('header')).toBeNull()
  })

  test('closes by its button and by Escape, and gives the focus back', async () => {
    await press('Schließen')
    await closed()

    await open()
    await act(async () => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    })
    await closed()
  })

  test('says in its title that what it was opened for is done, and puts the focus there', async () => {
    await press('Buchen')
    expect(nameOf(dialog())).toBe('C-107 ist gebucht')
    expect(document.activeElement?.textContent).toBe('C-107 ist gebucht')
  })
})
