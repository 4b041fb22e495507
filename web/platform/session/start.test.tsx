// @vitest-environment happy-dom
import { Suspense } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { said } from '../../testing/find.ts'
import { visit } from '../../testing/house.tsx'
import { forgetSessionEnd, noteSessionEnd } from '../sessionEnd.ts'
import { useSitzung } from './start.ts'

function Part() {
  return <p>{useSitzung().benutzer.vorname}</p>
}

const arrive = () =>
  visit(
    <Suspense fallback="Augenblick">
      <Part />
    </Suspense>,
    { start: { sitzung: null } },
  )

test('a chunk that arrives when the session has just ended suspends until the page is left', async () => {
  noteSessionEnd()
  onTestFinished(forgetSessionEnd)
  await arrive()
  expect(said()).toBe('Augenblick')
})

test('without a session it throws anywhere else', async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  await arrive()
  expect(said()).toContain('this page is for signed-in people')
  expect(silent).toHaveBeenCalled()
})
