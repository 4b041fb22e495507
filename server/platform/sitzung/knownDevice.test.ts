import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readKnownDevice, rememberDevice } from './knownDevice.ts'

const ANNA = 'anna@haus.example'
const now = Temporal.Instant.from('2026-11-23T08:00:00Z')
const options = { secret: 'a secret of forty characters for the test', secure: false, now }
const cookieOf = (setCookie: string) => setCookie.split(';')[0] ?? ''
const remember = (email: string, cookies?: string, more = {}) =>
  cookieOf(rememberDevice(cookies, email, { ...options, ...more }))

describe('a known device', () => {
  it('is known to the account that signed in on it, and to no other', () => {
    const cookies = `theme=dark; ${remember(ANNA)}`
    expect(readKnownDevice(cookies, ANNA, options)).toMatch(/^[\w-]{16}$/)
    expect(readKnownDevice(cookies, 'ben@haus.example', options)).toBeNull()
    expect(readKnownDevice(undefined, ANNA, options)).toBeNull()
  })

  it('stays known for 400 days, and keeps its name when used again', () => {
    const first = remember(ANNA)
    const later = { ...options, now: now.add({ hours: 399 * 24 }) }
    const name = readKnownDevice(first, ANNA, options)
    expect(readKnownDevice(first, ANNA, later)).toBe(name)
    expect(readKnownDevice(first, ANNA, { ...options, now: now.add({ hours: 400 * 24 }) })).toBeNull()
    const again = cookieOf(rememberDevice(first, ANNA, later))
    expect(readKnownDevice(again, ANNA, { ...options, now: now.add({ hours: 798 * 24 }) })).toBe(name)
  })

  it('may be shared by five people, under a different name for each', () => {
    const people = Array.from({ length: 6 }, (_, i) => `person${i}@haus.example`)
    let cookies: string | undefined
    for (const email of people) cookies = remember(email, cookies)
    const names = people.map((email) => readKnownDevice(cookies, email, options))
    expect(names[0]).toBeNull()
    expect(new Set(names.slice(1)).size).toBe(5)
    expect(names).not.toContain(undefined)
  })

  it('is stored in an HttpOnly cookie, bound to the host over HTTPS', () => {
    expect(rememberDevice(undefined, ANNA, options)).toMatch(
      /^platzwart\.device=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(rememberDevice(undefined, ANNA, { ...options, secure: true })).toMatch(
      /^__Host-platzwart\.device=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect(readKnownDevice(remember(ANNA), ANNA, { ...options, secure: true })).toBeNull()
  })

  it('is not recognised with another secret, nor with an altered cookie', () => {
    const cookies = remember(ANNA)
    expect(readKnownDevice(cookies, ANNA, { ...options, secret: `${options.secret}.` })).toBeNull()
    const value = cookies.slice(cookies.indexOf('=') + 1)
    fc.assert(
      fc.property(fc.nat(value.length - 1), fc.constantFrom(...'aAbBzZ019_-.~'), (at, character) => {
        fc.pre(value[at] !== character)
        const altered = `platzwart.device=${value.slice(0, at)}${character}${value.slice(at + 1)}`
        expect(readKnownDevice(altered, ANNA, options)).toBeNull()
      }),
    )
  })

  it('never throws, whatever the cookie', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readKnownDevice(`platzwart.device=${text}`, ANNA, options)).toBeNull()
      }),
    )
  })
})
