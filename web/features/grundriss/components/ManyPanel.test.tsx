// @vitest-environment happy-dom
import * as wire from '@platzwart/contract/operations/leseraum'
import { idOf } from '@platzwart/contract/testing/filled'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { all, click, describedAs, eventually, find, isOff, key, said, write } from '../../../testing/find.ts'
import {
  chooseThree,
  chosen,
  DESK,
  focus,
  LAMP,
  openSeats,
  places,
  pointer,
  press,
  queryClient,
  SEATS,
  saveMoves,
  seatNamed,
  server,
} from '../../../testing/manySeats.tsx'
import { answer, refuse } from '../../../testing/server.ts'

beforeEach(openSeats)

test('Several seats are selected by keyboard and pointer, and their number is announced', async () => {
  await chooseThree()
  expect(chosen()).toBe(3)
  expect(said()).toContain('3 Plätze gewählt')
  await key('ArrowLeft', { shiftKey: true })
  expect(chosen()).toBe(2)
  await press('A-4', { ctrlKey: true })
  await press('A-1', { shiftKey: true })
  expect(chosen()).toBe(2)
  await key('a', { ctrlKey: true })
  expect(chosen()).toBe(4)
  await key('Escape')
  expect(chosen()).toBe(0)
  await key(' ', { ctrlKey: true })
  expect(chosen()).toBe(1)
  await press('A-2')
  expect([chosen(), find('heading', 'A-2').textContent]).toEqual([0, 'A-2'])
  // The open seat is part of the selection.
  await press('A-3', { shiftKey: true })
  expect(find('heading', '2 Plätze gewählt')).toBeTruthy()
})

test('Without Shift, a switch lets every press add a seat to the selection', async () => {
  await click('button', 'Mehrere wählen')
  await press('A-1')
  await press('A-2')
  expect(chosen()).toBe(2)
  await press('A-2')
  expect(chosen()).toBe(1)
  await click('button', 'Mehrere wählen')
  await press('A-2')
  expect(chosen()).toBe(0)
})

test('Selected seats are moved together, and one undo step reverts all of them', async () => {
  await chooseThree()
  await key(' ')
  expect(said()).toContain('3 Plätze aufgenommen')
  for (let i = 0; i < 3; i++) await key('ArrowDown')
  await key(' ')
  expect(said()).toContain('3 Plätze abgesetzt')
  await click('button', 'Rückgängig')
  expect(isOff(find('button', 'Nichts verschoben'))).toBe(true)
  await click('button', 'Wiederholen')
  await saveMoves(3)
  expect(places()).toEqual([
    [200, 230],
    [300, 240],
    [500, 250],
  ])
})

test('Escape puts all of them back', async () => {
  await chooseThree()
  await key(' ')
  await key('ArrowDown', { shiftKey: true })
  await key('Escape')
  expect(said()).toContain('3 Plätze zurückgestellt')
  expect(isOff(find('button', 'Nichts verschoben'))).toBe(true)
  expect(chosen()).toBe(3)
})

test('Any other action drops the lifted seats, and keeps every undo step', async () => {
  await focus('A-1')
  for (const pressed of [' ', 'ArrowDown']) await key(pressed)
  await focus('A-4')
  expect(said()).toContain('A-1 abgesetzt')
  await focus('A-1')
  expect(await key('Enter')).toBe(true)
  await focus('A-4')
  for (const pressed of [' ', 'ArrowDown']) await key(pressed)
  await key('Control', { ctrlKey: true })
  await key('ArrowDown')
  await key('z', { ctrlKey: true })
  expect(said()).toContain('A-4 abgesetzt')
  // The seat is dropped: the arrow moves the focus to the next one, and the first move remains.
  await key('ArrowUp')
  expect(find('button', '1 Verschiebung speichern')).toBeTruthy()
  await focus('A-2')
  await key(' ')
  await pointer('pointerdown', [300, 210], seatNamed('A-3'))
  expect(said()).toContain('A-2 abgesetzt')
  await saveMoves(1)
  expect(places()).toEqual([[200, 210]])
})

test('They are aligned, distributed evenly and turned, each as one undo step', async () => {
  await chooseThree()
  await click('button', 'Oben bündig')
  await click('button', 'Nebeneinander verteilen')
  await saveMoves(2)
  expect(places()).toEqual([
    [350, 200],
    [500, 200],
  ])
  await click('button', 'Um 90° nach rechts')
  expect(find('button', '3 Verschiebungen speichern')).toBeTruthy()
})

test('Numbers are assigned in reading order; a duplicate name is reported at the field', async () => {
  await chooseThree()
  await write('textbox', 'Erste Nummer', '2')
  expect(describedAs(find('textbox', 'Erste Nummer'))).toContain('A-4 heißt hier schon ein anderer Platz.')
  expect(isOff(find('button', 'Nummern speichern'))).toBe(true)
  await write('textbox', 'Erste Nummer', '7')
  expect(said()).toContain('Von A-7 bis A-9; 3 Namen ändern sich.')
  const after = SEATS.map((one, i) => ({ ...one, version: 20 + i }))
  server.now(answer(wire.changeLeseraeume, { version: 5, leseraeume: after }))
  server.now(answer(wire.listLeseraeume, { version: 5, leseraeume: after }))
  await click('button', 'Nummern speichern')
  await eventually(() => expect(said()).toContain('3 Plätze sind geändert.'))
  expect(server.asked(wire.changeLeseraeume)).toMatchObject([
    {
      version: 4,
      body: {
        leseraeume: [
          { id: idOf(1), version: 1, bezeichnung: 'A-7' },
          { id: idOf(2), version: 2, bezeichnung: 'A-8' },
          { id: idOf(3), version: 3, bezeichnung: 'A-9' },
        ],
      },
    },
  ])
  await click('button', 'Änderung an 3 Plätzen rückgängig machen')
  await eventually(() => expect(said()).toContain('3 Plätze sind wieder wie vorher.'))
  expect(server.asked(wire.changeLeseraeume).at(-1)).toMatchObject({
    version: 5,
    body: { leseraeume: [{ id: idOf(1), version: 20, bezeichnung: 'A-1' }, {}, {}] },
  })
})

test('Zone and equipment are set for all of them, and differing values stay unless edited', async () => {
  await chooseThree()
  expect(said()).toContain('Sie haben verschiedene Zonen')
  server.now(answer(wire.changeLeseraeume, { version: 5, leseraeume: SEATS }))
  await write('textbox', 'Leselampe', '2')
  await click('button', 'Für alle speichern')
  await eventually(() => expect(server.asked(wire.changeLeseraeume)).toHaveLength(1))
  const parts = [{ id: LAMP.id, anzahl: 2 }]
  expect(server.asked(wire.changeLeseraeume)[0]?.body).toEqual({
    leseraeume: [1, 2, 3].map((nr) => ({ id: idOf(nr), version: nr, ausstattung: parts })),
  })
})

/** Somebody else gives them equipment. */
async function giveThem(
  ausstattung: readonly { id: string; name: string; anzahl: number }[],
  version: number,
) {
  const theirs = SEATS.map((one) => ({ ...one, version, ausstattung: [...ausstattung] }))
  server.now(answer(wire.listLeseraeume, { version, leseraeume: theirs }))
  await act(async () => queryClient.invalidateQueries({ queryKey: ['leseraeume'] }))
}

test('Others’ changes are adopted in unedited fields, and reported in edited ones', async () => {
  await chooseThree()
  await write('textbox', 'Leselampe', '2')
  await giveThem([{ ...DESK, anzahl: 3 }], 20)
  await eventually(() => expect(find<HTMLInputElement>('textbox', 'Höhenverstellung').value).toBe('3'))
  expect(said()).not.toContain('Inzwischen anders gespeichert')
  await press('A-4', { ctrlKey: true })
  expect(said()).not.toContain('Inzwischen anders gespeichert')
  await giveThem(
    [
      { ...DESK, anzahl: 3 },
      { ...LAMP, anzahl: 5 },
    ],
    30,
  )
  await eventually(() => expect(said()).toContain('Inzwischen anders gespeichert: Leselampe („5“).'))
  server.now(answer(wire.changeLeseraeume, { version: 31, leseraeume: SEATS }))
  await click('button', 'Für alle speichern')
  await eventually(() => expect(server.asked(wire.changeLeseraeume)).toHaveLength(1))
  const parts = [{ id: LAMP.id, anzahl: 2 }]
  expect(server.asked(wire.changeLeseraeume)[0]?.body).toEqual({
    leseraeume: [1, 2, 3, 4].map((nr) => ({ id: idOf(nr), version: 30, ausstattung: parts })),
  })
})

/** Moves two seats, one of which somebody else has moved too, along with another one. */
async function moveWithSomebody() {
  await chooseThree()
  await click('button', 'Oben bündig')
  const theirs = SEATS.map((one, i) => (i === 0 || i === 1 ? { ...one, x: one.x + 40, version: 9 } : one))
  server.now(answer(wire.listLeseraeume, { version: 5, leseraeume: theirs }))
  server.now(refuse(wire.moveLeseraeume, { status: 412, code: 'anfrage.versionVeraltet' }))
  await click('button', '2 Verschiebungen speichern')
  await eventually(() => expect(said()).toContain('Von beiden verschoben: A-2.'))
  expect(said()).toContain('Nur dort verschoben: A-1.')
  expect(isOff(find('button', '2 Verschiebungen speichern'))).toBe(true)
  server.now(answer(wire.moveLeseraeume, { version: 6, leseraeume: theirs }))
}

test('The second person to move the same seat chooses whose position wins: mine', async () => {
  await moveWithSomebody()
  await click('button', 'Von beiden Verschobenes: meine Lage behalten')
  expect(all('button', /meine Lage/)).toEqual([])
  await click('button', '2 Verschiebungen speichern')
  await eventually(() => expect(server.asked(wire.moveLeseraeume)).toHaveLength(2))
  expect(server.asked(wire.moveLeseraeume)[1]).toMatchObject({ version: 5 })
  expect(places()).toEqual([
    [300, 200],
    [500, 200],
  ])
})

test('The second person to move the same seat chooses whose position wins: theirs', async () => {
  await moveWithSomebody()
  await click('button', 'Von beiden Verschobenes: die andere Lage übernehmen')
  await click('button', '1 Verschiebung speichern')
  await eventually(() => expect(server.asked(wire.moveLeseraeume)).toHaveLength(2))
  expect(places()).toEqual([[500, 200]])
})

test('A move during a save stays unsaved, and is not taken for somebody else’s', async () => {
  const there = Promise.withResolvers<void>()
  const after = SEATS.map((one, i) => (i === 0 ? { ...one, y: 210, version: 9 } : one))
  await focus('A-1')
  for (const pressed of [' ', 'ArrowDown', ' ']) await key(pressed)
  server.now(
    answer(wire.moveLeseraeume, async () => {
      await there.promise
      return { version: 5, leseraeume: after }
    }),
  )
  await click('button', '1 Verschiebung speichern')
  await focus('A-4')
  for (const pressed of [' ', 'ArrowDown', ' ']) await key(pressed)
  server.now(answer(wire.listLeseraeume, { version: 5, leseraeume: after }))
  there.resolve()
  await eventually(() => expect(said()).toContain('1 Platz steht jetzt anders.'))
  await eventually(() => expect(find('button', '1 Verschiebung speichern').dataset.loading).toBeUndefined())
  expect(said()).not.toContain('Jemand anderes hat hier inzwischen auch etwas verschoben')
  await click('button', '1 Verschiebung speichern')
  await eventually(() => expect(server.asked(wire.moveLeseraeume)).toHaveLength(2))
  expect(server.asked(wire.moveLeseraeume)[1]).toMatchObject({
    version: 5,
    body: { leseraeume: [{ id: idOf(4), x: 200, y: 610 }] },
  })
})

test('A frame drawn with Shift selects the seats inside; dragging one of them moves all', async () => {
  const plan = find('application' as 'grid')
  await pointer('pointerdown', [150, 150], plan, { shiftKey: true })
  await pointer('pointermove', [320, 300], plan, { shiftKey: true })
  await pointer('pointerup', [320, 300], plan, { shiftKey: true })
  expect(chosen()).toBe(2)
  const one = seatNamed('A-2')
  await pointer('pointerdown', [300, 210], one)
  await pointer('pointermove', [340, 260], one)
  await pointer('pointerup', [340, 310], one)
  await saveMoves(2)
  expect(places()).toEqual([
    [240, 300],
    [340, 310],
  ])
})

test('Touch draws no frame and moves only selected seats', async () => {
  const plan = find('application' as 'grid')
  const touch = { pointerType: 'touch' }
  await click('button', 'Mehrere wählen')
  await pointer('pointerdown', [150, 150], plan, touch)
  await pointer('pointermove', [320, 300], plan, touch)
  await pointer('pointerup', [320, 300], plan, touch)
  expect(chosen()).toBe(0)
  const one = seatNamed('A-2')
  await pointer('pointerdown', [300, 210], one, touch)
  await pointer('pointermove', [340, 310], one, touch)
  await pointer('pointerup', [340, 310], one, touch)
  expect(isOff(find('button', 'Nichts verschoben'))).toBe(true)
})
