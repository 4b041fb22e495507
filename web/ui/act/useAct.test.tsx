// @vitest-environment happy-dom
import { Notifications, notifications } from '@mantine/notifications'
import { QueryClient } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { ApiProblem, Unreachable } from '../../platform/problem.ts'
import { eventually } from '../../testing/find.ts'
import { button, mount, press } from '../../testing/mount.tsx'
import { type Act, useAct } from './useAct.ts'

interface Asked {
  readonly wish: string
  readonly key: string
}

/** Performs something, and waits until all its effects have rendered. */
function settled(does: () => void): Promise<void> {
  return act(async () => {
    does()
    await new Promise((resolve) => setTimeout(resolve))
  })
}

/** A server that answers when the test says so, in order. */
function server() {
  const asked: Asked[] = []
  const open: PromiseWithResolvers<string>[] = []
  return {
    asked,
    send(wish: string, key: string) {
      asked.push({ wish, key })
      const answer = Promise.withResolvers<string>()
      open.push(answer)
      return answer.promise
    },
    answer: (text: string) => settled(() => open.shift()?.resolve(text)),
    refuse: (failure: Error) => settled(() => open.shift()?.reject(failure)),
  }
}

const refusal = (status: number) =>
  new ApiProblem({ status, code: 'anfrage.ungueltig', detail: 'Das ist schon vorbei.' })

type Probed = Act<string, string>

function Probe(recipe: Probed) {
  const step = useAct(recipe)
  return (
    <>
      <button type="button" onClick={() => step.start('an')}>
        An
      </button>
      <button type="button" onClick={() => step.start('aus')}>
        Aus
      </button>
      <button
        type="button"
        onClick={() => {
          step.start('zweimal')
          step.start('zweimal')
        }}
      >
        Doppelt
      </button>
      <p data-failure>{step.failure === null ? 'nichts' : step.failure.message}</p>
      <p data-busy>{step.busy ? (step.wish ?? '') : 'frei'}</p>
      <Notifications />
    </>
  )
}

let shown: Awaited<ReturnType<typeof mount>> | undefined
afterEach(async () => {
  await act(async () => notifications.clean())
  await shown?.unmount()
})

const show = async (recipe: Probed, queryClient?: QueryClient) => {
  shown = await mount(<Probe {...recipe} />, queryClient)
}
const textOf = (name: string) => document.querySelector(`[data-${name}]`)?.textContent
/** Waits until it has rendered. */
const shows = (name: string, text: string) => eventually(() => expect(textOf(name)).toBe(text))
const announced = () => [...document.querySelectorAll('[role="alert"]')].map((one) => one.textContent)

describe('an act', () => {
  test('is sent once, however often it is pressed while pending', async () => {
    const { asked, send, answer } = server()
    await show({ send })
    await press('Doppelt')
    await press('An')
    expect(asked.map(({ wish }) => wish)).toEqual(['zweimal'])
    await shows('busy', 'zweimal')
    await answer('gut')
    await shows('busy', 'frei')
    await press('An')
    expect(asked.map(({ wish }) => wish)).toEqual(['zweimal', 'an'])
  })

  test('keeps its key while the answer is lost, and has another one after each answer', async () => {
    const { asked, send, answer, refuse } = server()
    await show({ send })
    await press('An')
    await refuse(new Unreachable('away'))
    await press('An')
    await refuse(refusal(502))
    await press('An')
    await refuse(refusal(409))
    await press('An')
    await answer('gut')
    await press('An')
    const keys = asked.map(({ key }) => key)
    expect(new Set(keys.slice(0, 3)).size).toBe(1)
    expect(new Set(keys.slice(2)).size).toBe(3)
  })

  test('announces its failure with the reason, and replaces an earlier notification about the same record', async () => {
    const { send, answer, refuse } = server()
    await show({ send, says: (text) => `${text} gemacht`, about: () => 'buchung' })
    await press('An')
    await refuse(refusal(409))
    expect(announced()).toEqual(['Das hat nicht geklapptDas ist schon vorbei.'])
    await press('An')
    await answer('gut')
    expect(announced().join()).toContain('gut gemacht')
    expect(announced().join()).not.toContain('vorbei')
  })

  test('shows its failure beside the button if it is told to', async () => {
    const { send, refuse } = server()
    await show({ send, failsBeside: true })
    await press('An')
    await refuse(refusal(409))
    expect(announced()).toEqual([])
    expect(textOf('failure')).toBe('Das ist schon vorbei.')
    await press('An')
    await shows('failure', 'nichts')
  })

  test('invalidates what it changes, even after a refusal', async () => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(['fahrten', 'eigene'], [])
    queryClient.setQueryData(['plan'], [])
    const stale = (key: readonly string[]) => queryClient.getQueryState(key)?.isInvalidated
    const { send, refuse } = server()
    await show({ send, refreshes: [['fahrten']] }, queryClient)
    await press('An')
    expect(stale(['fahrten', 'eigene'])).toBe(false)
    await refuse(refusal(409))
    expect(stale(['fahrten', 'eigene'])).toBe(true)
    expect(stale(['plan'])).toBe(false)
  })
})

describe('a switch', () => {
  test('is optimistic, sends its requests one after the other, and reads again after the last', async () => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(['wert'], 'aus')
    const { asked, send, answer } = server()
    await show(
      {
        send,
        inTurn: 'schalter',
        refreshes: [['wert']],
        ahead: (wish) => queryClient.setQueryData(['wert'], wish),
      },
      queryClient,
    )
    await press('An')
    await press('An')
    await press('Aus')
    expect(queryClient.getQueryData(['wert'])).toBe('aus')
    expect(asked.map(({ wish }) => wish)).toEqual(['an'])
    await answer('gut')
    expect(asked.map(({ wish }) => wish)).toEqual(['an', 'aus'])
    expect(queryClient.getQueryState(['wert'])?.isInvalidated).toBe(false)
    await answer('gut')
    expect(queryClient.getQueryState(['wert'])?.isInvalidated).toBe(true)
    expect(button('An').disabled).toBe(false)
  })
})
