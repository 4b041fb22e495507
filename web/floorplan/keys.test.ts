import { describe, expect, it } from 'vitest'
import { moveOf } from './keys.ts'

const key = (
  name: string,
  held: Partial<Record<'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey', boolean>> = {},
) => moveOf({ key: name, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held })

describe('the keys of the map', () => {
  it('moves with arrows and opens with Enter and Space', () => {
    expect(key('ArrowUp')).toEqual({ art: 'richtung', richtung: 'hoch' })
    expect(key('Enter')).toEqual({ art: 'oeffnen' })
    expect(key(' ')).toEqual({ art: 'oeffnen' })
  })

  it('looks around with shift and arrows', () => {
    expect(key('ArrowRight', { shiftKey: true })).toEqual({ art: 'schieben', x: -1, y: 0 })
  })

  it('takes plus with shift, as keyboards write it', () => {
    expect(key('+', { shiftKey: true })).toMatchObject({ art: 'zoom' })
  })

  it('leaves other keys, and those of the browser, alone', () => {
    expect(key('a')).toBeNull()
    expect(key('0', { ctrlKey: true })).toBeNull()
    expect(key('ArrowLeft', { altKey: true })).toBeNull()
  })
})
