import { leseraumDetailSchema } from '@platzwart/contract/grundriss'
import { filled, idOf } from '@platzwart/contract/testing/filled'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pending, placed, type SeatSpot } from '../seatMoves.ts'
import { type Create, type Edit, invert, type Successors } from './commands.ts'
import {
  apply,
  did,
  dropped,
  type EditorState,
  lastSaved,
  move,
  moveOf,
  movesFailed,
  movesSaved,
  performed,
  read,
  sendMoves,
  startEditor,
  step,
  stepOf,
  takeTheirs,
} from './editorState.ts'

const [A, B, C, D] = [1, 2, 3, 4].map(idOf) as [string, string, string, string]
const seat = (id: string, x: number, version = 1) =>
  leseraumDetailSchema.parse(
    filled(leseraumDetailSchema, { id, version, x, y: 100, drehung: 0, art: 'platz', ausstattung: [] }),
  )
const SEATS = [seat(A, 100), seat(B, 300), seat(C, 500)]
const START = startEditor(SEATS, 4)
const to = (id: string, x: number): SeatSpot => ({ id, x, y: 100, drehung: 0 })
const NOBODY: Successors = new Map()

const standing = ({ saved, spots }: EditorState) => placed(saved, spots).map(({ x }) => x)
const waiting = ({ saved, spots }: EditorState) => pending(saved, spots).map(({ id, x }) => [id, x])
const undo = (state: EditorState) => step(state, 'undo')
const redo = (state: EditorState) => step(state, 'redo')

const spot = fc.record({
  id: fc.constantFrom(A, B, C, D),
  x: fc.constantFrom(0, 100, 200, 300, 500),
  y: fc.constantFrom(100, 200),
  drehung: fc.constantFrom(0, 90),
})
const group = fc.uniqueArray(spot, { minLength: 1, maxLength: 4, selector: ({ id }) => id })
const steps = fc.array(fc.record({ spots: group, goesOn: fc.boolean() }), { maxLength: 12 })
const after = (moves: readonly { readonly spots: readonly SeatSpot[]; readonly goesOn: boolean }[]) =>
  moves.reduce((state, { spots, goesOn }) => move(state, spots, goesOn), START)

test('a move and its inverse change nothing', () => {
  fc.assert(
    fc.property(steps, group, (before, spots) => {
      const state = after(before)
      const there = spots.filter(({ id }) => id !== D)
      const command = moveOf(state, there)
      expect(apply(apply(state, command), invert(command)).spots).toEqual(state.spots)
      const moved = move(state, there)
      expect(moved === state || undo(moved).spots).toEqual(moved === state || state.spots)
    }),
  )
})

test('undoing everything leads to the beginning, and redoing everything to the end', () => {
  fc.assert(
    fc.property(steps, (moves) => {
      const end = after(moves)
      let back = end
      while (back.done.length > 0) back = undo(back)
      expect(waiting(back)).toEqual([])
      let forth = back
      while (forth.undone.length > 0) forth = redo(forth)
      expect(standing(forth)).toEqual(standing(end))
      expect(forth.done).toEqual(end.done)
    }),
  )
})

test('saving between steps does not change their results', () => {
  fc.assert(
    fc.property(steps, steps, (first, second) => {
      const middle = after(first)
      const changes = pending(middle.saved, middle.spots)
      const saved = movesSaved(sendMoves(middle, changes), changes, 5, NOBODY)
      expect(waiting(saved)).toEqual([])
      const end = second.reduce((state, { spots, goesOn }) => move(state, spots, goesOn), saved)
      let back = end
      while (back.done.length > 0) back = undo(back)
      expect(standing(back)).toEqual(standing(START))
    }),
  )
})

test('the moves of one drag are a single undo step, and an empty move is none', () => {
  const carried = move(move(move(START, [to(A, 110)]), [to(A, 120)], true), [to(A, 130), to(B, 310)], true)
  expect(carried.done).toHaveLength(1)
  expect(waiting(undo(carried))).toEqual([])
  expect(waiting(redo(undo(carried)))).toEqual([
    [A, 130],
    [B, 310],
  ])
  expect(move(START, [to(A, 100)])).toBe(START)
})

test('a new step clears the redo history', () => {
  const back = undo(move(START, [to(A, 200)]))
  expect(move(back, [to(B, 310)]).undone).toEqual([])
})

test('a seat moved back to its saved position is not unsaved, whoever moves it later', () => {
  const back = move(move(START, [to(A, 200), to(B, 400)]), [to(A, 100)])
  expect([...back.spots.keys()]).toEqual([B])
  expect(standing(read(back, [seat(A, 700), ...SEATS.slice(1)], 5))).toEqual([700, 400, 500])
})

test('moves and undos during a save stay unsaved', () => {
  const moved = move(START, [to(A, 200), to(B, 400)])
  const changes = pending(SEATS, moved.spots)
  const sent = sendMoves(moved, changes)
  const after = [seat(A, 200, 2), seat(B, 400, 2), seat(C, 500)]
  for (const late of [move(sent, [to(A, 600)]), undo(sent)]) {
    const known = movesSaved(read(late, after, 5), changes, 5, NOBODY)
    const unread = read(movesSaved(late, changes, 5, NOBODY), after, 5)
    expect(standing(known)).toEqual(standing(late))
    expect(standing(unread)).toEqual(standing(late))
    expect(waiting(known)).toEqual(waiting(unread))
    expect(waiting(known).length).toBeGreaterThan(0)
  }
  expect(waiting(movesFailed(undo(sent)))).toEqual([])
})

const created: Create = {
  kind: 'create',
  seats: [{ id: D, version: 1 }],
  draft: { leseraeume: [], tische: [] },
  of: [A],
  version: 5,
}
const WITH = did(START, created, NOBODY)
const asked = (state: EditorState, way: 'undo' | 'redo') => stepOf(state, way) as Create

test('the whole history follows seats that are created again to their new ids and versions', () => {
  const moved = move(read(WITH, SEATS.concat(seat(D, 700)), 5), [to(D, 800)])
  const back = undo(moved)
  const remove = asked(back, 'undo')
  expect(remove.kind).toBe('remove')
  const gone = performed(back, 'undo', created, { ...remove, kind: 'remove' }, NOBODY)
  expect([gone.done, gone.undone.length]).toEqual([[], 2])
  const [next] = gone.undone.slice(-1) as [Create]
  const E = idOf(5)
  const again = { ...next, seats: [{ id: E, version: 7 }] }
  const there = performed(gone, 'redo', next, again, new Map([[D, { id: E, version: 7, was: 1 }]]))
  const seats = SEATS.concat(seat(E, 700, 7))
  expect(waiting(redo(read(there, seats, 8)))).toEqual([[E, 800]])
  expect(there.done).toEqual([again])
})

test('undoing a creation tolerates one’s own later saves, but not those of others', () => {
  const own = new Map([[D, { id: D, version: 2, was: 1 }]])
  const others = new Map([[D, { id: D, version: 4, was: 3 }]])
  const versionOf = (state: EditorState) => (state.done[0] as Create).seats[0]?.version
  const edit: Edit = { kind: 'edit', changes: [], back: [] }
  expect(versionOf(did(WITH, edit, own))).toBe(2)
  expect(versionOf(did(WITH, edit, others))).toBe(1)
})

test('a change is undone by its inverse, and redone with the current versions', () => {
  const change = (zone: string, version: number) => ({ id: A, version, zone, ausstattung: [] })
  const edit: Edit = { kind: 'edit', changes: [change('Nord', 1)], back: [change('Süd', 2)] }
  const state = did(START, edit, NOBODY)
  expect(lastSaved(state)).toBe(edit)
  expect(stepOf(state, 'undo')).toEqual({ kind: 'edit', changes: edit.back, back: edit.changes })
  const undone: Edit = { kind: 'edit', changes: edit.back, back: [change('Nord', 3)] }
  const back = performed(state, 'undo', edit, undone, new Map([[A, { id: A, version: 3, was: 2 }]]))
  expect(lastSaved(back)).toBeNull()
  expect(stepOf(back, 'redo')).toMatchObject({ changes: [{ zone: 'Nord', version: 3 }] })
})

test('a change made while the server undoes a step stays, and the history no longer leads to that step', () => {
  const meanwhile = move(WITH, [to(A, 900)])
  const gone = performed(meanwhile, 'undo', created, { ...created, kind: 'remove' }, NOBODY)
  expect([gone.done.length, gone.undone, standing(gone)[0]]).toEqual([1, [], 900])
  expect(dropped(meanwhile, created).done).toEqual(gone.done)
})

test('adopting others’ moves is an undoable step', () => {
  const theirs = read(move(START, [to(A, 200), to(B, 400)]), [seat(A, 150), ...SEATS.slice(1)], 5)
  const left = takeTheirs(theirs, new Set([A]))
  expect(waiting(left)).toEqual([[B, 400]])
  expect(waiting(undo(left))).toEqual([
    [A, 200],
    [B, 400],
  ])
})
