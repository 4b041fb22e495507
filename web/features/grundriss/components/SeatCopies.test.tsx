// @vitest-environment happy-dom
import * as wire from '@platzwart/contract/operations/leseraum'
import { idOf } from '@platzwart/contract/testing/filled'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { all, click, eventually, find, key, said, write } from '../../../testing/find.ts'
import {
  chooseThree,
  chosen,
  focus,
  openSeats,
  press,
  queryClient,
  router,
  SEATS,
  seat,
  server,
} from '../../../testing/manySeats.tsx'
import { type Answer, answer, type RefusedWith, refuse } from '../../../testing/server.ts'

beforeEach(openSeats)

test('Copies are placed beside their originals under the next names, and become the selection', async () => {
  await chooseThree()
  await key('c', { ctrlKey: true })
  expect(said()).toContain('3 Plätze gemerkt')
  const made = [5, 6, 7].map((nr) => seat(nr, 100 * nr, 400))
  server.now(answer(wire.createLeseraeume, { version: 5, leseraeume: [...SEATS, ...made] }))
  server.now(answer(wire.listLeseraeume, { version: 5, leseraeume: [...SEATS, ...made] }))
  await key('v', { metaKey: true })
  await eventually(() => expect(said()).toContain('3 Kopien sind angelegt und gewählt.'))
  expect(server.asked(wire.createLeseraeume)).toMatchObject([
    {
      version: 4,
      body: {
        leseraeume: [
          { bezeichnung: 'A-5', x: 590, y: 200, zone: 'Nord' },
          { bezeichnung: 'A-6', x: 690, y: 210 },
          { bezeichnung: 'A-7', x: 890, y: 220, zone: 'Süd' },
        ],
        tische: [{ art: 'tisch' }, { art: 'tisch' }, { art: 'tisch' }],
      },
    },
  ])
  await eventually(() => expect(chosen()).toBe(3))
})

/** Pastes copies of the first three seats with predictable ids. */
async function copyThree(first: number, version: number) {
  const made = [0, 1, 2].map((nr) =>
    seat(first + nr, 100 * (5 + nr), 400, { bezeichnung: `A-${5 + nr}`, version: 1 }),
  )
  const leseraeume = [...SEATS, ...made]
  server.now(answer(wire.createLeseraeume, { version, leseraeume }))
  server.now(answer(wire.listLeseraeume, { version, leseraeume }))
  return made
}

async function copiedThree() {
  await chooseThree()
  await copyThree(5, 5)
  await click('button', '3 Plätze kopieren')
  await eventually(() => expect(chosen()).toBe(3))
}

/** Exactly those three are deleted. */
async function expectTakenBack() {
  await eventually(() => expect(said()).toContain('3 Plätze sind wieder weg.'))
  expect(server.asked(wire.deleteLeseraeume)).toMatchObject([
    { body: { leseraeume: [5, 6, 7].map((nr) => ({ id: idOf(nr), version: 1 })) } },
  ])
}

test('Copies are undone in one step, redone in one step, and other copies are moved then', async () => {
  await copiedThree()
  await focus('A-5')
  for (const pressed of [' ', 'ArrowDown', ' ']) await key(pressed)
  await key('z', { ctrlKey: true })
  server.now(answer(wire.deleteLeseraeume, { version: 6, leseraeume: SEATS }))
  server.now(answer(wire.listLeseraeume, { version: 6, leseraeume: SEATS }))
  await key('z', { ctrlKey: true })
  await expectTakenBack()
  await eventually(() => expect(all('button', /^A-5/)).toEqual([]))
  expect(find<HTMLButtonElement>('button', 'Rückgängig').disabled).toBe(true)
  await copyThree(15, 7)
  await click('button', 'Wiederholen')
  await eventually(() => expect(said()).toContain('3 Plätze sind wieder da.'))
  expect(server.asked(wire.createLeseraeume).at(-1)).toMatchObject({
    version: 6,
    body: { leseraeume: [{ bezeichnung: 'A-5' }, { bezeichnung: 'A-6' }, { bezeichnung: 'A-7' }] },
  })
  await eventually(() => expect(chosen()).toBe(3))
  await click('button', 'Wiederholen')
  server.now(answer(wire.moveLeseraeume, { version: 8, leseraeume: SEATS }))
  await click('button', /^3 Verschiebung/)
  await eventually(() => expect(server.asked(wire.moveLeseraeume)).toHaveLength(1))
  expect(server.asked(wire.moveLeseraeume)[0]?.body).toMatchObject({
    leseraeume: [15, 16, 17].map((nr) => ({ id: idOf(nr), y: 410 })),
  })
})

/** Moves a seat and then copies three, with this answer of the server. */
async function moveAndCopy(answered: Answer) {
  await focus('A-4')
  for (const pressed of [' ', 'ArrowDown', ' ']) await key(pressed)
  await chooseThree()
  server.now(answered)
  await click('button', '3 Plätze kopieren')
}

test('Steps requested during a copy are queued, and run in order', async () => {
  const there = Promise.withResolvers<object>()
  await moveAndCopy(answer(wire.createLeseraeume, () => there.promise))
  await key('z', { ctrlKey: true })
  await key('z', { ctrlKey: true })
  expect(find('button', '1 Verschiebung speichern')).toBeTruthy()
  const made = [5, 6, 7].map((nr) => seat(nr, 100 * nr, 400, { version: 1 }))
  const copied = { version: 5, leseraeume: [...SEATS, ...made] }
  server.now(answer(wire.listLeseraeume, copied))
  server.now(answer(wire.deleteLeseraeume, { version: 6, leseraeume: SEATS }))
  server.now(answer(wire.listLeseraeume, { version: 6, leseraeume: SEATS }))
  there.resolve(copied)
  await expectTakenBack()
  await eventually(() => expect(find<HTMLButtonElement>('button', 'Nichts verschoben').disabled).toBe(true))
})

test('A step after a failed copy does not run', async () => {
  const lost = Promise.withResolvers<RefusedWith>()
  await moveAndCopy(refuse(wire.createLeseraeume, () => lost.promise))
  await key('z', { ctrlKey: true })
  lost.resolve({ status: 500, code: 'server.fehler' })
  await eventually(() => expect(find('alert').textContent).toContain('Das wurde nicht gespeichert'))
  expect(find('button', '1 Verschiebung speichern')).toBeTruthy()
})

test('Copies that somebody has changed or booked meanwhile are kept with a message, and the step before is reachable', async () => {
  await focus('A-4')
  for (const pressed of [' ', 'ArrowDown', ' ']) await key(pressed)
  await copiedThree()
  server.now(refuse(wire.deleteLeseraeume, { status: 412, code: 'anfrage.versionVeraltet' }))
  await click('button', 'Rückgängig')
  await eventually(() =>
    expect(said()).toContain('Inzwischen ist davon etwas geändert oder gelöscht worden.'),
  )
  expect(find('button', '1 Verschiebung speichern')).toBeTruthy()
  await click('button', 'Rückgängig')
  expect(find<HTMLButtonElement>('button', 'Nichts verschoben').disabled).toBe(true)
  expect(all('note' as 'article')).toEqual([])
  expect(server.asked(wire.deleteLeseraeume)).toHaveLength(1)
})

test('If the server is unreachable, undoing copies can be retried', async () => {
  await copiedThree()
  server.now(refuse(wire.deleteLeseraeume, { status: 500, code: 'server.fehler' }))
  await key('z', { ctrlKey: true })
  await eventually(() => expect(find('alert').textContent).toContain('Das wurde nicht gespeichert'))
  server.now(answer(wire.listLeseraeume, { version: 9, leseraeume: SEATS }))
  server.now(answer(wire.deleteLeseraeume, { version: 9, leseraeume: SEATS }))
  await key('z', { ctrlKey: true })
  await eventually(() => expect(said()).toContain('3 Plätze sind wieder weg.'))
})

test('Ctrl with V says why nothing was pasted, whatever panel is open', async () => {
  await focus('A-1')
  await key('v', { ctrlKey: true })
  expect(said(find('note' as 'article'))).toContain('Es ist nichts gemerkt.')
  await chooseThree()
  expect(all('note' as 'article')).toEqual([])
  await key('c', { ctrlKey: true })
  await key('Escape')
  server.now(refuse(wire.createLeseraeume, { status: 500, code: 'server.fehler' }))
  await key('v', { ctrlKey: true, repeat: true })
  expect(server.asked(wire.createLeseraeume)).toEqual([])
  await key('v', { ctrlKey: true })
  await eventually(() => expect(find('alert').textContent).toContain('Das wurde nicht gespeichert'))
  const there = Promise.withResolvers<object>()
  server.now(answer(wire.createLeseraeume, () => there.promise))
  await key('v', { ctrlKey: true })
  await eventually(() => expect(said()).toContain('Kopien werden angelegt.'))
  there.resolve({ version: 5, leseraeume: SEATS })
  await eventually(() => expect(said()).not.toContain('Kopien werden angelegt.'))
})

test('Deleted seats on the clipboard cannot be pasted, and a message says so', async () => {
  await focus('A-4')
  await key(' ', { ctrlKey: true })
  await key('c', { ctrlKey: true })
  server.now(answer(wire.listLeseraeume, { version: 5, leseraeume: SEATS.slice(0, 3) }))
  await act(async () => queryClient.invalidateQueries({ queryKey: ['leseraeume'] }))
  await eventually(() => expect(all('button', /^A-4/)).toEqual([]))
  await focus('A-1')
  await key('v', { ctrlKey: true })
  expect(said()).toContain('Die gemerkten Plätze gibt es nicht mehr.')
  expect(server.asked(wire.createLeseraeume)).toEqual([])
})

test('Unsaved changes of the form of several ask before they are discarded, and only then', async () => {
  await chooseThree()
  await write('textbox', 'Vorsatz', 'B-')
  await press('A-4', { ctrlKey: true })
  expect(all('button', 'Hier bleiben')).toEqual([])
  await focus('A-4')
  await key('Escape')
  await click('button', 'Hier bleiben')
  expect([chosen(), find<HTMLInputElement>('textbox', 'Vorsatz').value]).toEqual([4, 'B-'])
  await act(async () => void router.navigate({ to: '/admin' }))
  await eventually(() => expect(find('button', 'Hier bleiben')).toBeTruthy())
  await click('button', 'Hier bleiben')
  await press('A-1')
  await click('button', 'Änderungen verwerfen')
  expect(chosen()).toBe(0)
  expect(find('heading', 'A-1')).toBeTruthy()
})

test('Unsaved changes of one seat, or of a new one, ask before several are selected', async () => {
  await press('A-1')
  await write('textbox', 'Bedingungen', 'Nur leise')
  await press('A-1')
  expect(all('button', 'Hier bleiben')).toEqual([])
  for (const instead of [
    () => press('A-2'),
    () => press('A-2', { shiftKey: true }),
    () => key('a', { ctrlKey: true }),
    () => click('button', 'Einzelplatz'),
    () => key('v', { ctrlKey: true }),
  ]) {
    await focus('A-1')
    await instead()
    await click('button', 'Hier bleiben')
    expect(find<HTMLInputElement>('textbox', 'Bedingungen').value).toBe('Nur leise')
  }
  await click('button', 'Einzelplatz')
  await click('button', 'Änderungen verwerfen')
  await write('textbox', 'Bedingungen', 'Nur laut')
  await focus('A-1')
  await key('a', { ctrlKey: true })
  await click('button', 'Änderungen verwerfen')
  expect(chosen()).toBe(4)
})
