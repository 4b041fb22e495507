import { expect, it } from 'vitest'
import { operations } from './operations.ts'
import { treeOfTexts } from './tree.ts'

const contract = "export const lockSeat = post('lockSeat', '/api/seats/{id}/lock', {})"
const manifest = (serves: string) =>
  `import * as wire from '@platzwart/contract/operations/seat'\nexport const seat = { serves: [${serves}] }`

const problems = (serves: string, declared = contract) =>
  operations.run(
    treeOfTexts({
      'contract/operations/seat.ts': declared,
      'server/features/seat/feature.ts': manifest(serves),
    }),
  ).problems

it('finds nothing where an operation is served once by the verb of its name', () => {
  expect(problems('serve(wire.lockSeat, { who: [1] }, lockSeat)')).toEqual([])
  expect(problems('serve(wire.lockSeat, {}, (call, id) => lockSeat(call, id))')).toEqual([])
})

it('finds a verb of another name', () => {
  expect(problems('serve(wire.lockSeat, {}, lock)')).toEqual([expect.stringContaining('has another name')])
})

it('finds what nobody serves, and what two serve', () => {
  expect(problems('')).toEqual([
    'server/features/seat/feature.ts serves no operation that this check could read.',
    expect.stringContaining('served 0 times'),
  ])
  const twice = 'serve(wire.lockSeat, {}, lockSeat), serve(wire.lockSeat, {}, lockSeat)'
  expect(problems(twice)).toEqual([expect.stringContaining('served 2 times')])
})

it('finds an operation that calls itself something else, or like another one', () => {
  const other = contract.replace("post('lockSeat'", "post('closeSeat'")
  expect(problems('serve(wire.lockSeat, {}, lockSeat)', other)).toEqual([
    expect.stringContaining("calls itself 'closeSeat'"),
  ])
  const twice = operations.run(
    treeOfTexts({ 'contract/operations/seat.ts': contract, 'contract/operations/room.ts': contract }),
  )
  expect(twice.problems).toContainEqual(expect.stringContaining('Two operations are called lockSeat'))
})

it('says so where it cannot read a list of operations', () => {
  expect(problems('serve(wire.lockSeat, {}, lockSeat)', 'export const lockSeat = declare()')).toContainEqual(
    'contract/operations/seat.ts declares no operation that this check could read.',
  )
})
