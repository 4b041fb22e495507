// @vitest-environment happy-dom
import type { Code } from '@platzwart/contract/codes'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { ApiProblem } from '../../../platform/problem.ts'
import { mount, press } from '../../../testing/mount.tsx'
import { type Sending, useSending } from '../../../ui/form/useSending.ts'
import { useShownFirst } from './useShownFirst.ts'

interface Betroffene {
  readonly id: string
}

const problem = (status: number, code: Code, current?: unknown) => new ApiProblem({ status, code, current })

const hits = (...ids: string[]) =>
  problem(
    409,
    'fahrzeug.betroffeneBuchungen',
    ids.map((id) => ({ id })),
  )

let shown: Awaited<ReturnType<typeof mount>>
afterEach(() => shown.unmount())

interface ProbeProps {
  readonly send: (word: boolean | undefined) => Promise<string>
  readonly onDone: (answer: string) => void
}

function Probe({ send, onDone }: ProbeProps) {
  const save = useSending({
    ...useShownFirst<string, Betroffene>(['fuhrpark'], onDone),
    send: (_: null, { word }: Sending<boolean>) => send(word),
  })
  return (
    <>
      <button type="button" onClick={() => save.mutate(null)}>
        Speichern
      </button>
      <button type="button" onClick={() => save.answer(true)}>
        Stornieren
      </button>
      <button type="button" onClick={() => save.drop()}>
        Doch nicht
      </button>
      <ul>
        {save.question?.map(({ id }) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
    </>
  )
}

/** A change with these answers, one per press: the words sent, and the outcomes. */
async function changing(...answers: (ApiProblem | string)[]) {
  const said: (boolean | undefined)[] = []
  const done: string[] = []
  const queryClient = new QueryClient()
  queryClient.setQueryData(['fuhrpark', 'a'], 1)
  async function send(word: boolean | undefined) {
    said.push(word)
    const answer = answers.shift()
    if (answer instanceof ApiProblem) throw answer
    return answer ?? ''
  }
  shown = await mount(<Probe send={send} onDone={(answer) => done.push(answer)} />, queryClient)
  const asked = () => [...document.querySelectorAll('li')].map((one) => one.textContent)
  const isStale = () => queryClient.getQueryState(['fuhrpark', 'a'])?.isInvalidated
  return { said, done, asked, isStale }
}

test('A change first shows the affected trips, and is made after a decision', async () => {
  const { said, done, asked } = await changing(hits('eins'), 'gespeichert')
  await press('Speichern')
  expect([asked(), done]).toEqual([['eins'], []])
  await press('Stornieren')
  expect([said, done, asked()]).toEqual([[undefined, true], ['gespeichert'], []])
})

test('A trip that was booked meanwhile is shown again', async () => {
  const { done, asked } = await changing(hits('eins'), hits('eins', 'zwei'), 'gespeichert')
  await press('Speichern')
  await press('Stornieren')
  expect([asked(), done]).toEqual([['eins', 'zwei'], []])
  await press('Stornieren')
  expect(done).toEqual(['gespeichert'])
})

test('Going back changes nothing', async () => {
  const { said, done, asked } = await changing(hits('eins'))
  await press('Speichern')
  await press('Doch nicht')
  expect([said, done, asked()]).toEqual([[undefined], [], []])
})

test('After a conflict the data are read again, and nothing is asked', async () => {
  const { asked, isStale } = await changing(problem(412, 'anfrage.versionVeraltet'))
  await press('Speichern')
  expect([asked(), isStale()]).toEqual([[], true])
})
