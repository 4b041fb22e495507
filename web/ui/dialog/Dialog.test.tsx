// @vitest-environment happy-dom
import { act, type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
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

/** The library moves the focus a moment after rendering. */
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

  test('is named by its title, and has no banner landmark', () => {
    expect(nameOf(dialog())).toBe('C-107 buchen')
    expect(dialog()?.querySelector('header')).toBeNull()
  })

  test('closes by its button and by Escape, and returns the focus', async () => {
    await press('Schließen')
    await closed()

    await open()
    await act(async () => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    })
    await closed()
  })

  test('announces in its title that its task is done, and focuses it', async () => {
    await press('Buchen')
    expect(nameOf(dialog())).toBe('C-107 ist gebucht')
    expect(document.activeElement?.textContent).toBe('C-107 ist gebucht')
  })
})

interface BeginningProps {
  readonly later?: boolean
}

function Beginning({ later = false }: BeginningProps) {
  const [opened, setOpened] = useState(false)
  const [there, setThere] = useState(!later)
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Öffnen
      </button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title="C-107 buchen">
        <button type="button" onClick={() => setThere(true)}>
          Laden
        </button>
        {there && (
          <button type="button" data-autofocus>
            Zuerst
          </button>
        )}
      </Dialog>
    </>
  )
}

const title = () => document.querySelector('[role="dialog"] h2')

async function show(part: ReactNode) {
  const { unmount } = await mount(part)
  onTestFinished(unmount)
}

describe('the initial focus of a dialog', () => {
  test('is on its title if nothing else is marked', async () => {
    await show(<Probe />)
    await press('Öffnen')
    await eventually(() => expect(document.activeElement).toBe(title()))
  })

  test('is on the marked element, the first time and every time', async () => {
    await show(<Beginning />)
    button('Öffnen').focus()
    for (let time = 0; time < 2; time += 1) {
      await press('Öffnen')
      await eventually(() => expect(document.activeElement).toBe(button('Zuerst')))
      await press('Schließen')
      await eventually(() => expect(document.activeElement).toBe(button('Öffnen')))
    }
  })

  test('moves to a marked element that comes later, as long as the focus is still on the title', async () => {
    await show(<Beginning later />)
    await press('Öffnen')
    await eventually(() => expect(document.activeElement).toBe(title()))
    await press('Laden')
    await eventually(() => expect(document.activeElement).toBe(button('Zuerst')))
  })

  test('does not move once the reader has gone on', async () => {
    await show(<Beginning later />)
    await press('Öffnen')
    await eventually(() => expect(document.activeElement).toBe(title()))
    button('Schließen').focus()
    await press('Laden')
    await eventually(() => expect(button('Zuerst')).toBeDefined())
    expect(document.activeElement).toBe(button('Schließen'))
  })
})
