import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BERECHTIGUNGEN, type Berechtigung } from './names.ts'
import { lostWithLast, notHeld, UNVERLIERBAR } from './vergabe.ts'

const rights = fc.subarray([...BERECHTIGUNGEN]).map((names) => new Set(names))

describe('granting', () => {
  it('is for what one holds oneself', () => {
    const own = new Set<Berechtigung>(['fahrzeug_buchen', 'objekt_pflege'])
    expect(notHeld(['fahrzeug_buchen'], own)).toEqual([])
    expect(notHeld(['buchung_pflege', 'fahrzeug_buchen', 'buchung_pflege'], own)).toEqual(['buchung_pflege'])
  })

  it('adds up: what is not held and what is held are all that was to be granted', () => {
    fc.assert(
      fc.property(rights, rights, (granted, own) => {
        const missing = new Set(notHeld(granted, own))
        for (const name of granted) expect(missing.has(name)).toBe(!own.has(name))
      }),
    )
  })
})

describe('the last who holds a permission', () => {
  it.each(UNVERLIERBAR)('keeps %s', (name) => {
    expect(lostWithLast(new Set([name]), new Set())).toBe(name)
    expect(lostWithLast(new Set([name]), new Set([name]))).toBeNull()
  })

  it('may lose every other one, and what nobody had before', () => {
    expect(lostWithLast(new Set(['fahrzeug_pflege']), new Set())).toBeNull()
    expect(lostWithLast(new Set(), new Set())).toBeNull()
  })
})
