import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOf, movedPath, readPath } from './pathText.ts'

test('Path data of plans are parsed, and nothing else', () => {
  for (const d of [
    'M0 0H900',
    'm10-0l0 50M10 50l100 0 0 20-100 0z',
    'M1.5,2 .5 3 A5 5 0 0 1 9 9Z',
    ' M0 0 Z',
  ])
    expect(readPath(d), d).not.toBeNull()
  for (const d of [
    '',
    ' ',
    'zzzz',
    'L1 1',
    '5 M0 0',
    'M0',
    'M0 0L1',
    'M0 0Z1',
    'M0 0A1 1 0 0 1',
    'M0 0S1 1 2 2',
    'M0 0--1',
    'M0 0L1-',
    'M0 0L1 1.2.3.',
    'M0 0e5',
    'M0 0L40001 0',
    `M0 0L${'9'.repeat(400)} 0`,
    'M0 0" onload="x',
    '<script>',
    'M0 0\u0000',
    'M0 0;L1 1',
  ])
    expect(readPath(d), d).toBeNull()
})

test('A moved path keeps its own commands', () => {
  expect(movedPath('M10 50h100v20h-100Z', 5, -10)).toBe('M15 40h100v20h-100Z')
  expect(movedPath('m10 50 1 1H20V30', 5, 5)).toBe('m15 55 1 1H25V35')
  expect(movedPath('M0 0A50 50 0 0 1 50 0C1 2 3 4 5 6', 1, 2)).toBe('M1 2A50 50 0 0 1 51 2C2 4 4 6 6 8')
})

const whole = fc.integer({ min: -5000, max: 5000 })

test('Moving there and back restores a path, and each of its lines moves along', () => {
  const pair = fc.tuple(whole, whole).map(([x, y]) => `${x} ${y}`)
  const command = fc.oneof(
    pair.map((to) => `L${to}`),
    pair.map((to) => `l${to}`),
    pair.map((to) => `M${to}`),
    whole.map((x) => `H${x}`),
    whole.map((y) => `v${y}`),
    pair.map((to) => `A5 5 0 0 1 ${to}`),
    fc.constant('Z'),
  )
  const path = fc
    .tuple(pair, fc.array(command, { maxLength: 6 }))
    .map(([from, rest]) => `M${from}${rest.join('')}`)
  fc.assert(
    fc.property(path, whole, whole, (d, dx, dy) => {
      const there = movedPath(d, dx, dy)
      expect(linesOf(there)).toEqual(
        linesOf(d).map((line) => line.map(({ x, y }) => ({ x: x + dx, y: y + dy }))),
      )
      expect(movedPath(there, -dx, -dy)).toBe(d)
    }),
  )
})
