import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { einstellungen } from '../testing/einstellungen.ts'
import { gebucht } from '../testing/fahrzeug.ts'
import { ADA, at, BEN, between } from '../testing/leseraum.ts'
import { outcomeOf } from '../testing/uebergabe.ts'
import { type CheckOutCommand, type CheckOutFacts, type CheckOutRecord, decideCheckOut } from './checkOut.ts'

const TEN = at('10:00')

const told = (more: Partial<CheckOutCommand> = {}): CheckOutCommand => ({
  kilometerstand: 10_040,
  tankProzent: 60,
  sauberkeitAussen: 'sauber',
  sauberkeitInnen: 'sauber',
  zeit: TEN,
  bestaetigteFragen: [],
  zielort: undefined,
  bestaetigt: true,
  ...more,
})

/** Ada has been under way since nine with a car that showed 10,000 km, and booked it until eleven. */
const record = (more: Partial<CheckOutRecord> = {}): CheckOutRecord => ({
  fahrt: gebucht('aktiv'),
  actor: { benutzerId: ADA, pflege: false },
  erstellt: at('07:00'),
  back: null,
  endsBy: at('23:00'),
  kept: [],
  ...more,
})

const FAHRT: CheckOutFacts['fahrt'] = {
  zeitraum: between('09:00', '11:00'),
  sperrzeitraum: between('09:00', '11:15'),
  beginnIst: at('09:00'),
  fahrtart: 'dienstlich',
  zielort: 'Lübeck',
  entfernungKm: null,
}

const facts = (more: Partial<CheckOutFacts> = {}): CheckOutFacts => ({
  now: TEN,
  einstellungen: einstellungen(),
  fahrt: FAHRT,
  fahrtenbuch: 'steuerlich',
  tacho: { kilometerstand: 10_000, davor: 10_000, danach: null },
  begun: { km: 10_000, von: 10_000 },
  record: record(),
  ...more,
})

const decide = (
  command: Partial<CheckOutCommand> = {},
  ofRecord: Partial<CheckOutRecord> = {},
  ofFacts: Partial<CheckOutFacts> = {},
) => decideCheckOut(told(command), facts({ record: record(ofRecord), ...ofFacts }))

describe('the check-out', () => {
  it('hands the car back: a line in its logbook, and a free slot after the gap', () => {
    expect(decide()).toEqual({
      art: 'take',
      fragen: [],
      consequences: {
        status: 'durchgeführt',
        sperrzeitraum: between('09:00', '10:15'),
        line: { abfahrt: at('09:00'), ankunft: TEN, kmStart: 10_000, kmEnde: 10_040 },
        driven: 40,
        isLatest: true,
      },
    })
  })

  it('is refused first for person and status, then for time, then for destination and condition', () => {
    const broken = { kilometerstand: 1, tankProzent: 101, zielort: ' ' }
    const early = { ...broken, zeit: at('08:00') }
    const stranger = { actor: { benutzerId: BEN, pflege: false } }
    expect(outcomeOf(decide({ ...early, bestaetigt: false }, stranger))).toBe('refuse buchung.nurEigene')
    expect(outcomeOf(decide({ ...early, bestaetigt: false }))).toBe('refuse fahrzeug.checkOutNichtBestaetigt')
    expect(outcomeOf(decide(early, { kept: [] }, { now: at('08:01') }))).toBe(
      'refuse fahrzeug.zeitpunktUnmoeglich',
    )
    expect(outcomeOf(decide(broken))).toBe(
      'refuse fahrtenbuch.zielortFehlt fahrzeug.kilometerZuKlein fahrzeug.tankstand',
    )
  })

  it('is possible for whoever maintains vehicles', () => {
    expect(decide({}, { actor: { benutzerId: BEN, pflege: true } }).art).toBe('take')
  })

  it('keeps the destination of the booking unless another one is stated', () => {
    const nowhere = { fahrt: { ...FAHRT, zielort: '' } }
    expect(outcomeOf(decide({}, {}, nowhere))).toBe('refuse fahrtenbuch.zielortFehlt')
    expect(decide({ zielort: 'Kiel' }, {}, nowhere).art).toBe('take')
  })

  it('asks about unusual values, and accepts them with every confirmation', () => {
    const far = { kilometerstand: 12_000 }
    expect(outcomeOf(decide(far))).toBe('ask fahrzeug.frageTempo fahrzeug.frageStrecke')
    expect(outcomeOf(decide({ ...far, bestaetigteFragen: ['fahrzeug.frageTempo'] }))).toBe(
      'ask fahrzeug.frageStrecke',
    )
    const yes = decide({ ...far, bestaetigteFragen: ['fahrzeug.frageTempo', 'fahrzeug.frageStrecke'] })
    expect(outcomeOf(yes)).toBe('take fahrzeug.frageTempo fahrzeug.frageStrecke')
  })

  it('counts on from an odometer that was replaced on the way', () => {
    const replaced = {
      begun: { km: 10_000, von: -20 },
      tacho: { kilometerstand: 0, davor: null, danach: null },
    }
    expect(decide({ kilometerstand: 15 }, {}, replaced)).toMatchObject({
      consequences: { driven: 35, line: { kmStart: 10_000, kmEnde: 15 } },
    })
  })

  it('has no distance if the check-in is unknown', () => {
    expect(decide({}, {}, { begun: null })).toMatchObject({
      consequences: { driven: null, line: { kmStart: 10_040, kmEnde: 10_040 } },
    })
  })

  it('ends no later than the next trip has begun, and no earlier than its own start', () => {
    expect(decide({ kilometerstand: 10_005 }, { endsBy: at('09:30') })).toMatchObject({
      consequences: { line: { ankunft: at('09:30') } },
    })
    expect(decide({ kilometerstand: 10_005 }, { endsBy: at('08:30') })).toMatchObject({
      consequences: { line: { ankunft: at('09:00') } },
    })
  })

  it('made before the return to which its check-in was moved counts at that return', () => {
    const moved = { back: at('09:00') }
    expect(decide({ kilometerstand: 10_005, zeit: at('08:40') }, moved)).toMatchObject({
      consequences: { line: { abfahrt: at('09:00'), ankunft: at('09:00') } },
    })
    expect(outcomeOf(decide({ zeit: at('08:40') }))).toBe('keep fahrzeug.zeitpunktUnmoeglich')
  })
})

describe('a late check-out', () => {
  it.each([
    ['keep fahrzeug.nichtAktiv', '10:30', 'reserviert', true],
    ['refuse fahrzeug.nichtAktiv', '10:00', 'reserviert', true],
    ['refuse fahrzeug.nichtAktiv', '10:30', 'durchgeführt', true],
    ['refuse fahrzeug.checkOutNichtBestaetigt', '10:30', 'aktiv', false],
  ] as const)(
    'comes to %s at %s, of a trip that is %s, confirmed: %s',
    (expected, now, status, bestaetigt) => {
      const decision = decide({ bestaetigt }, { fahrt: gebucht(status) }, { now: at(now) })
      expect(outcomeOf(decision)).toBe(expected)
    },
  )

  it('follows the other end of its trip if that is kept, once', () => {
    expect(decide({}, { kept: ['CHECK_IN'] })).toMatchObject({ art: 'keep', again: false })
    expect(decide({}, { kept: ['CHECK_IN', 'CHECK_OUT'] })).toMatchObject({ art: 'keep', again: true })
  })
})

const COMMAND = fc.record({
  sauberkeitInnen: fc.constantFrom('sauber', 'spiegelnd'),
  sauberkeitAussen: fc.constantFrom('leicht verschmutzt', 'spiegelnd'),
  tankProzent: fc.constantFrom(-1, 0, 55, 100, 101),
  kilometerstand: fc.integer({ min: 9_950, max: 12_000 }),
  zeit: fc.constantFrom(null, TEN),
  bestaetigteFragen: fc.constantFrom([], ['fahrzeug.frageTempo'] as const),
  zielort: fc.constantFrom(undefined, '', 'Kiel'),
  bestaetigt: fc.constant(true),
})

describe('any check-out', () => {
  it('is decided on the device as on the server, if nothing forbids the trip', () => {
    fc.assert(
      fc.property(COMMAND, (command) => {
        expect(decideCheckOut(command, facts({ record: null }))).toEqual(decideCheckOut(command, facts()))
      }),
    )
  })

  it('reports a missing confirmation on the device, with everything else', () => {
    const unsure = decideCheckOut(told({ tankProzent: 101, bestaetigt: false }), facts({ record: null }))
    expect(outcomeOf(unsure)).toBe('refuse fahrzeug.tankstand fahrzeug.checkOutNichtBestaetigt')
  })

  it('if accepted, writes a line that advances in time and distance, and no longer holds its car', () => {
    const minutes = fc.integer({ min: 0, max: 240 })
    fc.assert(
      fc.property(COMMAND, minutes, minutes, (command, zeit, endsBy) => {
        const decision = decide(
          { ...command, zeit: at('09:00').add({ minutes: zeit }) },
          { endsBy: at('08:00').add({ minutes: endsBy }) },
          { now: at('13:00') },
        )
        if (decision.art !== 'take') return
        const { line, sperrzeitraum } = decision.consequences
        expect(line.kmEnde).toBeGreaterThanOrEqual(line.kmStart)
        expect(Temporal.Instant.compare(line.ankunft, line.abfahrt)).toBeGreaterThanOrEqual(0)
        expect(Temporal.Instant.compare(sperrzeitraum.bis, FAHRT.sperrzeitraum.bis)).toBeLessThanOrEqual(0)
      }),
    )
  })
})
