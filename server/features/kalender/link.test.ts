import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { angabeOf, isRight, nameOf, newGeheimnis, pruefwertOf } from './link.ts'

const angabe = () => ({ mandantId: uuidv7(), id: uuidv7(), geheimnis: newGeheimnis() })

describe('an address', () => {
  it('says house, link and secret, and is of 79 letters that every program leaves alone', () => {
    for (let i = 0; i < 50; i++) {
      const one = angabe()
      expect(nameOf(one)).toMatch(/^[\w-]{75}\.ics$/)
      expect(angabeOf(nameOf(one))).toEqual(one)
    }
  })

  it('that nobody has written so is none', () => {
    const name = nameOf(angabe())
    const last = name.at(-5) ?? ''
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    // The last letter carries two bits that stand for nothing: another spelling of the same bytes.
    const twin = alphabet[alphabet.indexOf(last) ^ 1] ?? ''
    for (const wrong of [
      `${name.slice(0, -5)}${twin}.ics`,
      name.slice(1),
      `A${name}`,
      name.toUpperCase(),
      name.slice(0, -4),
      `${name}\n`,
      `${name}\u0000`,
      '',
      '.ics',
      `${'A'.repeat(100_000)}.ics`,
    ])
      expect([wrong.slice(0, 90), angabeOf(wrong)]).toEqual([wrong.slice(0, 90), null])
    fc.assert(fc.property(fc.string(), (text) => angabeOf(text) === null))
  })
})

describe('a secret', () => {
  it('is right to the bit', () => {
    const geheimnis = newGeheimnis()
    const kept = pruefwertOf(geheimnis)
    expect(isRight(geheimnis, kept)).toBe(true)
    const wrong = Buffer.from(geheimnis)
    wrong[23] = (wrong[23] ?? 0) ^ 1
    expect([isRight(wrong, kept), isRight(newGeheimnis(), kept)]).toEqual([false, false])
    expect(newGeheimnis().equals(geheimnis)).toBe(false)
  })
})
