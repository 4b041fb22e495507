// @vitest-environment happy-dom
import * as wire from '@platzwart/contract/operations/benutzer'
import { live } from '@platzwart/contract/operations/live'
import { idOf } from '@platzwart/contract/testing/filled'
import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { useStart } from '../../features/sitzung/api/start.ts'
import { eventually } from '../../testing/find.ts'
import { startOf, visit } from '../../testing/house.tsx'
import { answer, answerAt } from '../../testing/server.ts'
import { OwnRights } from './OwnRights.tsx'

function Menu() {
  const { sitzung } = useStart()
  return (
    <>
      {sitzung !== null && <OwnRights sitzung={sitzung} />}
      <p>{sitzung?.menue.join(' ')}</p>
    </>
  )
}

/** A page whose stream tells of one change, when the start has other rights. */
async function told(objekt: string, objektId: string) {
  const rechte: Berechtigung[] = ['berechtigungs_pflege']
  const event = `id: 1\ndata: ${JSON.stringify({ art: 'stand', objekt, objektId })}\n\n`
  const stream = new TransformStream<Uint8Array, Uint8Array>()
  const news = new Response(stream.readable, { headers: { 'content-type': 'text/event-stream' } })
  const { server, router } = await visit(<Menu />, {
    answers: [answer(wire.start, startOf({ rechte })), answerAt('live', 'get', live.path, () => news)],
  })
  const guarded = vi.spyOn(router, 'invalidate')
  const tells = stream.writable.getWriter().write(new TextEncoder().encode(event))
  await act(async () => tells)
  return {
    guarded,
    starts: () => server.asked(wire.start).length,
    menu: () => document.querySelector('p')?.textContent,
  }
}

test('who is given a right sees its entries without a reload, and the guards look again', async () => {
  const { menu, guarded } = await told('benutzer', idOf(1))
  await eventually(() => expect(menu()).toContain('gruppen'))
  await eventually(() => expect(guarded).toHaveBeenCalledTimes(1))
})

test('so does who has it through a role or a group', async () => {
  const { menu } = await told('rolle', idOf(7))
  await eventually(() => expect(menu()).toContain('gruppen'))
})

test('what happens to others is nothing to ask for', async () => {
  const { menu, starts } = await told('benutzer', idOf(2))
  await eventually(() => expect(document.querySelector('p')).not.toBeNull())
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect([menu()?.includes('gruppen'), starts()]).toEqual([false, 0])
})
