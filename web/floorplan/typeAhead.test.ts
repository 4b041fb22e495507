import { expect, test } from 'vitest'
import { NOTHING_TYPED, numbered, type Typed, typedWith } from './typeAhead.ts'

const key = (name: string, held: object = {}) => ({
  key: name,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
})

/** All keys of a word, so many milliseconds apart. */
function type(word: string, apart = 100): Typed {
  let typed = NOTHING_TYPED
  for (const [place, letter] of [...word].entries()) {
    typed = typedWith(typed, key(letter), place * apart) ?? typed
  }
  return typed
}

const SEATS = ['C-1', 'C-10', 'C-107', 'Ä 3', '12'].map((bezeichnung) => ({ bezeichnung }))
const found = (text: string) => numbered(SEATS, text)[0]?.bezeichnung

test('a number is typed letter by letter, with what else belongs to it', () => {
  expect(type('C-107').text).toBe('C-107')
  expect(type('120').text).toBe('120')
})

test('a pause begins another number', () => {
  expect(type('C1', 2_000).text).toBe('1')
})

test('what begins no number is left to the keys of the map', () => {
  for (const name of ['-', '+', '0', ' ', 'Enter', 'ArrowLeft', 'Shift']) {
    expect(typedWith(NOTHING_TYPED, key(name), 0)).toBeNull()
  }
  expect(typedWith(type('C'), key('Enter'), 100)).toBeNull()
  expect(typedWith(type('C'), key('+'), 100)).toBeNull()
  expect(typedWith(NOTHING_TYPED, key('c', { ctrlKey: true }), 0)).toBeNull()
})

test('a seat is found however its number is written; the exact one before longer ones', () => {
  expect(['C-107', 'c107', 'c 10', 'C1', 'ä3'].map(found)).toEqual(['C-107', 'C-107', 'C-10', 'C-1', 'Ä 3'])
})

test('the first seat that begins so is meant while one types; what nobody has is not found', () => {
  expect(found('1')).toBe('12')
  expect(found('C-2')).toBeUndefined()
  expect(found(' ')).toBeUndefined()
})
