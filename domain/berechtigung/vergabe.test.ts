import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BERECHTIGUNGEN, type Berechtigung } from './names.ts'
import { lostWithLast, notHeld, UNVERLIERBAR } from './vergabe.ts'

const rights = fc.subarray([...BERECHTIGUNGEN]).map((names) => new Set(names))

describe('granting', () => {
  it('is limited to permissions that one holds', () => {
    const own = new Set<Berechtigung>(['fahrzeug_buchen', 'objekt_pflege'])
    expect(notHeld(['fahrzeug_buchen'], own)).toEqual([])
    expect(notHeld(['buchung_pflege', 'fahrzeug_buchen', 'buchung_pflege'], own)).toEqual(['buchung_pflege'])
  })

  it('splits the requested permissions into held and not held', () => {
    fc.assert(
      fc.property(rights, rights, (granted, own) => {
        const missing = new Set(notHeld(granted, own))
        for (const name of granted) expect(missing.has(name)).toBe(!own.has(name))
      }),
    )
  })
})

describe('the last holder of a permission', () => {
  it.each(UNVERLIERBAR)('keeps %s', (name) => {
    expect(lostWithLast(new Set([name]), new Set())).toBe(name)
    expect(lostWithLast(new Set([name]), new Set([name]))).toBeNull()
  })

  it('may lose any other one, and one that nobody held before', () => {
    expect(lostWithLast(new Set(['fahrzeug_pflege']), new Set())).toBeNull()
    expect(lostWithLast(new Set(), new Set())).toBeNull()
  })
})
