import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { einstellungen } from '../testing/einstellungen.ts'
import { gebucht, licence, tag, ZONE } from '../testing/fahrzeug.ts'
import { ADA, at, BEN, between } from '../testing/leseraum.ts'
import { outcomeOf } from '../testing/uebergabe.ts'
import { type CheckInFacts, type CheckInRecord, decideCheckIn } from './checkIn.ts'
import type { UebergabeCommand } from './decision.ts'

const NINE = at('09:00')
const BANNED = licence({ fahrverbot: { von: null, bis: null } })

const told = (more: Partial<UebergabeCommand> = {}): UebergabeCommand => ({
  kilometerstand: 10_000,
  tankProzent: 80,
  sauberkeitAussen: 'sauber',
  sauberkeitInnen: 'sauber',
  zeit: NINE,
  bestaetigteFragen: [],
  ...more,
})

/** Ada's trip from nine to eleven, its car free and at 10,000 km. */
const record = (more: Partial<CheckInRecord> = {}): CheckInRecord => ({
  fahrt: gebucht('reserviert'),
  actor: { benutzerId: ADA, pflege: false },
  erstellt: at('07:00'),
  kennzeichen: 'HH-WN 101',
  lapsed: false,
  sperrzeitraum: between('09:00', '11:15'),
  takenFrom: null,
  stillOut: null,
  back: null,
  kept: [],
  fuehrerschein: licence(),
  klasse: 'B',
  uvvBis: null,
  zone: ZONE,
  ...more,
})

const facts = (more: Partial<CheckInFacts> = {}): CheckInFacts => ({
  now: NINE,
  einstellungen: einstellungen(),
  tacho: { kilometerstand: 10_000, davor: 10_000, danach: null },
  record: record(),
  ...more,
})

const decide = (
  command: Partial<UebergabeCommand> = {},
  ofRecord: Partial<CheckInRecord> = {},
  ofFacts: Partial<CheckInFacts> = {},
) => decideCheckIn(told(command), facts({ record: record(ofRecord), ...ofFacts }))

describe('the check-in', () => {
  it('takes the car over in the stated condition', () => {
    expect(decide()).toEqual({
      art: 'take',
      fragen: [],
      consequences: { status: 'aktiv', beginn: NINE, isLatest: true, resumed: null, hints: [] },
    })
  })

  it('is refused first for person and time, then for the driver, then for the car’s condition', () => {
    const broken = { kilometerstand: 1, tankProzent: 101 }
    const stranger = { actor: { benutzerId: BEN, pflege: true }, fuehrerschein: BANNED }
    expect(outcomeOf(decide(broken, stranger))).toBe('refuse buchung.nurEigene')
    expect(outcomeOf(decide(broken, { fuehrerschein: BANNED }))).toBe('refuse fuehrerschein.fahrverbot')
    expect(outcomeOf(decide(broken))).toBe('refuse fahrzeug.kilometerZuKlein fahrzeug.tankstand')
    const ahead = { ...broken, zeit: at('09:03') }
    expect(outcomeOf(decide(ahead, stranger))).toBe('refuse fahrzeug.zeitpunktUnmoeglich')
  })

  it('asks about a jump of the odometer, and accepts it once confirmed', () => {
    const far = { kilometerstand: 10_051 }
    expect(outcomeOf(decide(far))).toBe('ask fahrzeug.frageSprung')
    const yes = decide({ ...far, bestaetigteFragen: ['fahrzeug.frageSprung'] })
    expect(outcomeOf(yes)).toBe('take fahrzeug.frageSprung')
  })

  it('begins with the return before it, and records that', () => {
    const decision = decide({ zeit: at('08:50') }, { back: NINE })
    expect(decision).toMatchObject({ art: 'take', consequences: { beginn: NINE, hints: ['verlegt'] } })
    expect(decide({ zeit: NINE }, { back: NINE })).toMatchObject({ consequences: { hints: [] } })
  })

  it('leaves the car’s state alone if somebody has taken it since', () => {
    const tacho = { kilometerstand: 10_300, davor: 9_990, danach: 10_020 }
    expect(decide({}, {}, { tacho })).toMatchObject({ art: 'take', consequences: { isLatest: false } })
    expect(outcomeOf(decide({ kilometerstand: 10_021 }, {}, { tacho }))).toBe(
      'refuse fahrzeug.kilometerZuGross',
    )
  })

  it('waits for a car that is out on the trip before, however late it is', () => {
    const out = { stillOut: { davor: true } }
    expect(outcomeOf(decide({ zeit: at('10:30') }, out, { now: at('10:30') }))).toBe(
      'refuse fahrzeug.nichtZurueck',
    )
  })
})

describe('a late check-in', () => {
  const later = { now: at('09:30') }

  it('is accepted even if the licence or the inspection forbids it, and the history records that', () => {
    const both = { fuehrerschein: BANNED, uvvBis: tag('2026-01-01') }
    expect(decide({}, both, later)).toMatchObject({
      consequences: { hints: ['nachgereichtUvv', 'nachgereicht'] },
    })
    expect(decide({}, { uvvBis: both.uvvBis }, later)).toMatchObject({
      consequences: { hints: ['nachgereichtUvv'] },
    })
    expect(outcomeOf(decide({}, both))).toBe('refuse fahrzeug.uvvAbgelaufen fuehrerschein.fahrverbot')
  })

  it('takes up the rest of a trip that had lapsed', () => {
    const lapsed = { fahrt: gebucht('storniert'), lapsed: true }
    expect(decide({}, lapsed, later)).toMatchObject({
      consequences: { status: 'aktiv', resumed: between('09:00', '11:15') },
    })
    expect(decide({}, { ...lapsed, takenFrom: at('10:00') }, later)).toMatchObject({
      consequences: { resumed: between('09:00', '10:00') },
    })
    expect(decide({}, { ...lapsed, takenFrom: NINE }, later)).toMatchObject({
      art: 'keep',
      issues: [{ code: 'buchung.schonStorniert' }],
      again: false,
    })
  })

  it('is kept for the fleet manager if nobody can correct it, and refused if somebody can', () => {
    const cancelled = { fahrt: gebucht('storniert') }
    expect(outcomeOf(decide({}, cancelled, later))).toBe('keep buchung.schonStorniert')
    expect(outcomeOf(decide({}, cancelled))).toBe('refuse buchung.schonStorniert')
    expect(outcomeOf(decide({ tankProzent: 101 }, {}, later))).toBe('refuse fahrzeug.tankstand')
    expect(outcomeOf(decide({}, { fahrt: gebucht('aktiv') }, later))).toBe('refuse buchung.nichtReserviert')
  })

  it('follows the other end of its trip if that is kept, once', () => {
    expect(decide({}, { kept: ['CHECK_OUT'] })).toMatchObject({ art: 'keep', again: false })
    expect(decide({}, { kept: ['CHECK_IN'] })).toMatchObject({ art: 'keep', again: true })
    expect(decide({}, { kept: ['CHECK_IN'], fahrt: gebucht('aktiv') })).toMatchObject({ art: 'refuse' })
  })
})

const COMMAND = fc.record({
  kilometerstand: fc.integer({ min: 9_900, max: 10_200 }),
  tankProzent: fc.integer({ min: -1, max: 101 }),
  sauberkeitAussen: fc.constantFrom('sauber', 'verschmutzt', 'blank'),
  sauberkeitInnen: fc.constantFrom('sauber', 'blank'),
  zeit: fc.constantFrom(null, NINE),
  bestaetigteFragen: fc.constantFrom([], ['fahrzeug.frageSprung'] as const),
})

describe('any check-in', () => {
  it('is decided on the device as on the server, if nothing forbids the trip', () => {
    fc.assert(
      fc.property(COMMAND, (command) => {
        expect(decideCheckIn(command, facts({ record: null }))).toEqual(decideCheckIn(command, facts()))
      }),
    )
  })

  it('has reasons, questions or consequences, and never begins before the car was back', () => {
    fc.assert(
      fc.property(
        COMMAND,
        fc.constantFrom('reserviert', 'storniert', 'aktiv', 'durchgeführt' as const),
        fc.boolean(),
        fc.option(fc.integer({ min: 0, max: 60 })),
        fc.integer({ min: 0, max: 30 }),
        (command, status, lapsed, back, wait) => {
          const decision = decide(
            command,
            {
              fahrt: gebucht(status),
              lapsed: lapsed && status === 'storniert',
              back: back === null ? null : at('08:30').add({ minutes: back }),
            },
            { now: NINE.add({ minutes: wait }) },
          )
          if (decision.art !== 'take') {
            expect('issues' in decision ? decision.issues : decision.fragen).not.toEqual([])
            return
          }
          const { beginn, resumed } = decision.consequences
          expect(resumed !== null).toBe(status === 'storniert')
          const ready = back === null ? NINE : at('08:30').add({ minutes: back })
          expect(Temporal.Instant.compare(beginn, ready)).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})
