import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { startLanguage } from '../platform/language.ts'
import { announcer } from '../ui/announce/announcer.ts'
import { theme } from '../ui/theme.ts'

// React asks for it, so that whatever a test does has been drawn when it goes on.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function newQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { mutations: { retry: false } } })
}

/** Shows a part of the screens as the app does, in German, in a document without a layout. */
export async function mount(part: ReactNode, queryClient = newQueryClient()) {
  await startLanguage('de', 'fehler')
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <MantineProvider theme={theme} env="test">
        <QueryClientProvider client={queryClient}>{part}</QueryClientProvider>
      </MantineProvider>,
    ),
  )
  return {
    async unmount() {
      await act(async () => {
        announcer.silence()
        root.unmount()
      })
      place.remove()
    },
  }
}

/** The input that a label names. */
export function inputOf(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find((one) => one.textContent?.startsWith(label))
  const input = document.getElementById(found?.htmlFor ?? '')
  if (!(input instanceof HTMLElement)) throw new Error(`there is no field called ${label}`)
  return input as HTMLInputElement
}

export function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  )
  if (found === undefined) throw new Error(`there is no button called ${name}`)
  return found
}

/** Writes into a field, as typing does. */
export async function type(label: string, value: string): Promise<void> {
  const input = inputOf(label)
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')
  await act(async () => {
    own?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

export async function press(name: string): Promise<void> {
  await act(async () => button(name).click())
}

/** What a screen reader says of a field beside its name. */
export function describedBy(label: string): string {
  return (inputOf(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
}
