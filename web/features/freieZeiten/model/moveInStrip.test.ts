import { expect, test } from 'vitest'
import { moveInStrip } from './moveInStrip.ts'

const cells = (day: string, ...times: readonly string[]) => times.map((time) => `2027-03-${day}T${time}`)

const DAYS = [cells('10', '09:00', '09:30', '10:00'), [], cells('12', '08:30', '09:30'), cells('13', '17:00')]

test.each([
  ['2027-03-10T09:30', 'ArrowLeft', '2027-03-10T09:00'],
  ['2027-03-10T09:30', 'ArrowRight', '2027-03-10T10:00'],
  ['2027-03-10T10:00', 'Home', '2027-03-10T09:00'],
  ['2027-03-10T09:00', 'End', '2027-03-10T10:00'],
  ['2027-03-10T09:30', 'ArrowDown', '2027-03-12T09:30'],
  ['2027-03-12T08:30', 'ArrowUp', '2027-03-10T09:00'],
  ['2027-03-12T08:30', 'ArrowDown', '2027-03-13T17:00'],
])('from %s, %s leads to %s', (from, key, to) => {
  expect(moveInStrip(DAYS, from, key)).toBe(to)
})

test.each([
  ['2027-03-10T09:00', 'ArrowLeft'],
  ['2027-03-10T10:00', 'ArrowRight'],
  ['2027-03-10T09:00', 'ArrowUp'],
  ['2027-03-13T17:00', 'ArrowDown'],
])('from %s, %s stays, and does not scroll the page', (from, key) => {
  expect(moveInStrip(DAYS, from, key)).toBe(from)
})

test.each([
  ['2027-03-10T09:00', 'Tab'],
  ['2027-03-11T09:00', 'ArrowRight'],
])('from %s, %s leads nowhere', (from, key) => {
  expect(moveInStrip(DAYS, from, key)).toBeNull()
})
