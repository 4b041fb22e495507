// @vitest-environment happy-dom

import { live } from '@platzwart/contract/operations/live'
import * as wire from '@platzwart/contract/operations/start'
import type { Start } from '@platzwart/contract/start'
import { idOf } from '@platzwart/contract/testing/filled'
import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { useStart } from '../../platform/session/start.ts'
import { eventually } from '../../testing/find.ts'
import { startOf, visit } from '../../testing/house.tsx'
import { answer, answerAt } from '../../testing/server.ts'
import { OwnRights } from './OwnRights.tsx'

type Personalrat = NonNullable<Start['mandant']>['personalrat']

function Menu() {
  const { sitzung } = useStart()
  return (
    <>
      {sitzung !== null && <OwnRights sitzung={sitzung} />}
      <p>{sitzung?.menue.join(' ')}</p>
    </>
  )
}

/** A page whose stream reports one change, while the start data contain other rights. */
async function told(objekt: string, objektId: string, personalrat: Personalrat = null) {
  const rechte: Berechtigung[] = ['berechtigungs_pflege']
  const event = `id: 1\ndata: ${JSON.stringify({ art: 'stand', objekt, objektId })}\n\n`
  const stream = new TransformStream<Uint8Array, Uint8Array>()
  const news = new Response(stream.readable, { headers: { 'content-type': 'text/event-stream' } })
  const start = startOf({ rechte, start: { mandant: { personalrat } } })
  const { server, router, queryClient } = await visit(<Menu />, {
    answers: [answer(wire.start, start), answerAt('live', 'get', live.path, () => news)],
  })
  queryClient.setQueryData(['irgendwas'], 'mit Namen')
  const guarded = vi.spyOn(router, 'invalidate')
  const tells = stream.writable.getWriter().write(new TextEncoder().encode(event))
  await act(async () => tells)
  return {
    guarded,
    queryClient,
    starts: () => server.asked(wire.start).length,
    menu: () => document.querySelector('p')?.textContent,
  }
}

test('a person who gets a right sees its entries without a reload, and the guards run again', async () => {
  const { menu, guarded } = await told('benutzer', idOf(1))
  await eventually(() => expect(menu()).toContain('gruppen'))
  await eventually(() => expect(guarded).toHaveBeenCalledTimes(1))
})

test('so does one who gets it through a role or a group', async () => {
  const { menu } = await told('rolle', idOf(7))
  await eventually(() => expect(menu()).toContain('gruppen'))
})

test('when staff-council mode hides names, the pages are read again', async () => {
  const { queryClient } = await told('mandant', idOf(9), { seit: '2027-03-10T09:00:00Z', endet: null })
  await eventually(() => expect(queryClient.getQueryState(['irgendwas'])?.isInvalidated).toBe(true))
})

test('and not read again if the mode did not change', async () => {
  const { queryClient, starts } = await told('mandant', idOf(9))
  await eventually(() => expect(starts()).toBe(1))
  expect(queryClient.getQueryState(['irgendwas'])?.isInvalidated).toBe(false)
})

test('changes that concern others cause no request', async () => {
  const { menu, starts } = await told('benutzer', idOf(2))
  await eventually(() => expect(document.querySelector('p')).not.toBeNull())
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect([menu()?.includes('gruppen'), starts()]).toEqual([false, 0])
})
