import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BEREICHE } from '../mandant/bereich.ts'
import { EINSTELLUNG_NAMES, EINSTELLUNGEN, type EinstellungName, optionOf } from './catalogue.ts'
import { isRoomOption, optionIn, ROOM_NAMES, regelnOf } from './regeln.ts'
import { type Effective, resolveAll } from './resolve.ts'

/** Settings in which each option's value is its own name. */
const naming = (salt: string): Effective =>
  Object.fromEntries(
    EINSTELLUNG_NAMES.map((name) => [name, { value: `${salt} ${name}`, origin: 'mandant' }]),
  ) as unknown as Effective

const saidBy = (regeln: Effective, name: EinstellungName) => String(regeln[name].value).split(' ').at(-1)

describe('the options of rooms', () => {
  it('exist for reading rooms and for workspaces, and differ only in defaults and subject', () => {
    const works = EINSTELLUNG_NAMES.filter((name) => /^arbeitswelt\.(?!team)/.test(name))
    expect(works).toEqual(ROOM_NAMES.map((name) => optionIn('arbeitswelt', name)))
    expect(works.length).toBeGreaterThan(20)
    for (const name of ROOM_NAMES) {
      const { standard: _, feature, ...room } = optionOf(name)
      const { standard: __, feature: other, ...work } = optionOf(optionIn('arbeitswelt', name))
      expect([name, work]).toEqual([name, room])
      expect([feature, other]).toEqual(['leseraum', 'arbeitswelt'])
    }
  })

  it('have defaults that suit desks', () => {
    expect(EINSTELLUNGEN['arbeitswelt.buchbareWochentage'].standard).toEqual([1, 2, 3, 4, 5])
    expect(EINSTELLUNGEN['arbeitswelt.freigabeOhneCheckIn'].standard).toBe(false)
    expect(EINSTELLUNGEN['arbeitswelt.zeitschritt'].standard).toBe(
      EINSTELLUNGEN['leseraum.zeitschritt'].standard,
    )
  })
})

describe('the settings of a Bereich', () => {
  it('never use a room option of the other Bereich, and leave all other options as they are', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...BEREICHE),
        fc.constantFrom(...EINSTELLUNG_NAMES.filter((name) => !name.startsWith('arbeitswelt.'))),
        fc.string(),
        (bereich, name, salt) => {
          const regeln = regelnOf(naming(salt.replaceAll(' ', '')), bereich)
          expect(saidBy(regeln, name)).toBe(isRoomOption(name) ? optionIn(bereich, name) : name)
        },
      ),
    )
  })

  it('keep the origin of a value, and are the same object however often they are asked for', () => {
    const settings = resolveAll({
      mandant: { 'arbeitswelt.tageImVoraus': '5', 'leseraum.tageImVoraus': '6' },
      gruppen: [],
      benutzer: {},
    })
    const regeln = regelnOf(settings, 'arbeitswelt')
    expect(regeln['leseraum.tageImVoraus']).toEqual({ value: 5, origin: 'mandant' })
    expect(regelnOf(settings, 'arbeitswelt')).toBe(regeln)
    expect(regelnOf(regeln, 'arbeitswelt')['leseraum.tageImVoraus'].value).toBe(5)
    expect(regelnOf(settings, 'leseraum')['leseraum.tageImVoraus'].value).toBe(6)
  })
})
