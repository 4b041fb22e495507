import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Actor } from '../buchung/actor.ts'
import { BUCHUNG_STATUS, type BuchungStatus } from '../buchung/status.ts'
import { UNDO_SECONDS } from '../buchung/undo.ts'
import { einstellungen } from '../testing/einstellungen.ts'
import { codesOf, type FahrtFactsMore, fahrt, fahrtFacts, gebucht, trip } from '../testing/fahrzeug.ts'
import { ADA, at, BEN, between, CARL } from '../testing/leseraum.ts'
import { contains, minutesBetween } from '../time/zeitraum.ts'
import { fahrtCheckInWindow } from './bereit.ts'
import { sperrzeitraumOf } from './holds.ts'
import {
  cancel,
  checkIn,
  checkOut,
  expireWithoutCheckIn,
  fallsInBulk,
  isOverdue,
  isReleased,
  sperrzeitraumAfterReturn,
  undoCancel,
} from './transitions.ts'
import type { FahrzeugBuchung } from './types.ts'

const person = (benutzerId: string): Actor => ({ benutzerId, pflege: false })
const PFLEGE: Actor = { benutzerId: 'pflege', pflege: true }
const STANDARD = einstellungen()

/** From nine on: Carl booked, Ada drives. */
const booked = (status: BuchungStatus, more: Partial<FahrzeugBuchung> = {}) =>
  gebucht(status, { benutzerId: CARL, ...more })
const SPECIAL = { freigabeGruende: ['ausland'], freigaben: [null, null] } as const
const begin = (
  buchung: FahrzeugBuchung,
  { actor = person(ADA), moment = at('09:00'), waits = false, settings = STANDARD } = {},
) => checkIn(buchung, actor, moment, { einstellungen: settings, waits })

describe('a trip is released', () => {
  it('if it needs no approval or has no approvers', () => {
    expect(isReleased(booked('reserviert'), at('01:00'), STANDARD)).toBe(true)
    expect(isReleased(booked('vorgemerkt', { ...SPECIAL, freigaben: [] }), at('01:00'), STANDARD)).toBe(true)
  })

  it('if one of its approvers approved it', () => {
    const one = booked('reserviert', { ...SPECIAL, freigaben: [null, true, null] })
    expect(isReleased(one, at('01:00'), STANDARD)).toBe(true)
    expect(isReleased(booked('storniert', { ...SPECIAL, freigaben: [false] }), at('09:00'), STANDARD)).toBe(
      false,
    )
  })

  it.each([
    ['07:59', false],
    ['08:00', true],
    ['10:00', true],
    ['10:01', false],
  ])('within an hour of its start at nine: at %s %s', (now, expected) => {
    expect(isReleased(booked('vorgemerkt', SPECIAL), at(now), STANDARD)).toBe(expected)
  })
})

describe('check-in', () => {
  it.each([ADA, CARL])('is possible for %s, from 15 minutes before to 15 minutes after the start', (id) => {
    for (const moment of ['08:45', '09:00', '09:15'])
      expect(begin(booked('reserviert'), { actor: person(id), moment: at(moment) })).toEqual({
        ok: true,
        value: 'aktiv',
      })
  })

  it('is refused to anybody else', () => {
    for (const actor of [person(BEN), PFLEGE])
      expect(codesOf(begin(booked('reserviert'), { actor }))).toEqual(['buchung.nurEigene'])
  })

  it('is refused with the window in which it would be possible', () => {
    const data = { von: '2026-06-02T06:45:00Z', bis: '2026-06-02T07:15:00Z' }
    expect(begin(booked('reserviert'), { moment: at('08:44') })).toMatchObject({
      issues: [{ code: 'buchung.checkInZuFrueh', data }],
    })
    expect(begin(booked('reserviert'), { moment: at('09:15').add({ milliseconds: 1 }) })).toMatchObject({
      issues: [{ code: 'buchung.checkInZuSpaet', data }],
    })
  })

  it('needs a release, which a near start grants as well', () => {
    const settings = einstellungen({ 'fahrzeug.freigabeFensterMinuten': 0 })
    const waiting = booked('vorgemerkt', SPECIAL)
    expect(codesOf(begin(waiting, { settings, moment: at('08:50') }))).toEqual(['fahrzeug.nichtFreigegeben'])
    expect(begin(waiting, { moment: at('08:50') }).ok).toBe(true)
  })

  it('is never too late while the car is out on the trip before, but can be too early', () => {
    const late = { moment: at('10:30'), waits: true }
    expect(begin(booked('reserviert'), late).ok).toBe(true)
    expect(begin(booked('vorgemerkt', SPECIAL), late).ok).toBe(true)
    expect(codesOf(begin(booked('reserviert'), { ...late, waits: false }))).toEqual([
      'buchung.checkInZuSpaet',
    ])
    expect(codesOf(begin(booked('reserviert'), { ...late, moment: at('08:44') }))).toEqual([
      'buchung.checkInZuFrueh',
    ])
  })

  it('made before the return is in time, even if the car came after the trip’s end', () => {
    const back = booked('reserviert', { bereitAb: at('11:20') })
    expect(begin(back, { moment: at('10:30') }).ok).toBe(true)
    expect(codesOf(begin(back, { moment: at('11:21') }))).toEqual(['buchung.checkInZuSpaet'])
    expect(codesOf(begin(back, { moment: at('08:44') }))).toEqual(['buchung.checkInZuFrueh'])
  })

  it('is open for as long after the return of a late car, beginning as booked', () => {
    const waited = booked('reserviert', { bereitAb: at('10:30') })
    for (const moment of ['08:45', '10:45']) expect(begin(waited, { moment: at(moment) }).ok).toBe(true)
    expect(begin(waited, { moment: at('10:45').add({ milliseconds: 1 }) })).toMatchObject({
      issues: [
        {
          code: 'buchung.checkInZuSpaet',
          data: { von: '2026-06-02T06:45:00Z', bis: '2026-06-02T08:45:00Z' },
        },
      ],
    })
    const special = booked('vorgemerkt', { ...SPECIAL, bereitAb: at('10:30') })
    expect(isReleased(special, at('10:40'), STANDARD)).toBe(true)
    expect(isReleased(special, at('11:31'), STANDARD)).toBe(false)
  })

  it('of a trip that was cancelled meanwhile says so', () => {
    expect(codesOf(begin(booked('storniert')))).toEqual(['buchung.schonStorniert'])
    for (const status of ['aktiv', 'durchgeführt', 'verschlossen'] as const)
      expect(codesOf(begin(booked(status, { fahrerId: ADA })))).toEqual(['buchung.nichtReserviert'])
  })

  it('uses the house’s window', () => {
    const window = fahrtCheckInWindow(booked('reserviert'), einstellungen({ 'fahrzeug.checkInMinuten': 60 }))
    expect(window).toEqual(between('08:00', '10:00'))
  })
})

describe('check-out', () => {
  it('is possible for driver, booker, and whoever maintains vehicles', () => {
    for (const actor of [person(ADA), person(CARL), PFLEGE])
      expect(checkOut(booked('aktiv'), actor, true, STANDARD)).toEqual({ ok: true, value: 'durchgeführt' })
    expect(codesOf(checkOut(booked('aktiv'), person(BEN), true, STANDARD))).toEqual(['buchung.nurEigene'])
  })

  it.each(BUCHUNG_STATUS.filter((status) => status !== 'aktiv'))(
    'is refused for a trip that is %s',
    (status) => {
      expect(codesOf(checkOut(booked(status, { fahrerId: ADA }), person(ADA), true, STANDARD))).toEqual([
        'fahrzeug.nichtAktiv',
      ])
    },
  )

  it('needs a confirmation, unless the house does not ask for one', () => {
    expect(checkOut(booked('aktiv'), person(ADA), false, STANDARD)).toMatchObject({
      issues: [{ code: 'fahrzeug.checkOutNichtBestaetigt', field: 'bestaetigt' }],
    })
    const settings = einstellungen({ 'fahrzeug.bestaetigungVorCheckOut': false })
    expect(checkOut(booked('aktiv'), person(ADA), false, settings).ok).toBe(true)
  })
})

describe('cancelling', () => {
  it.each([
    ['vorgemerkt', true, true],
    ['reserviert', true, true],
    ['aktiv', false, false],
    ['durchgeführt', false, false],
    ['storniert', false, false],
    ['verschlossen', false, true],
  ] as const)('%s: by its people %s, by who maintains vehicles %s', (status, people, pflege) => {
    expect(cancel(booked(status), person(ADA)).ok).toBe(people)
    expect(cancel(booked(status), PFLEGE).ok).toBe(pflege)
    expect(cancel(booked(status), person(BEN)).ok).toBe(false)
  })

  it('says why it is refused', () => {
    const why = (status: BuchungStatus) => codesOf(cancel(booked(status), PFLEGE))
    expect(why('aktiv')).toEqual(['fahrzeug.laeuftSchon'])
    expect(why('durchgeführt')).toEqual(['fahrzeug.durchgefuehrtNichtStornierbar'])
    expect(why('storniert')).toEqual(['buchung.schonStorniert'])
  })

  it('in bulk takes everything but completed trips', () => {
    expect(BUCHUNG_STATUS.filter(fallsInBulk)).toEqual(['vorgemerkt', 'reserviert', 'aktiv', 'verschlossen'])
  })
})

describe('undoing a cancellation', () => {
  const HELD = { status: 'reserviert', bis: at('08:00').add({ seconds: UNDO_SECONDS }) } as const
  const undo = (now: Temporal.Instant, actor = person(ADA), more: FahrtFactsMore | null = null) =>
    undoCancel(
      booked('storniert'),
      HELD,
      actor,
      now,
      more ? { command: fahrt(), facts: fahrtFacts(more) } : undefined,
    )

  it('restores the previous status while the slot is held', () => {
    expect(undo(HELD.bis.subtract({ milliseconds: 1 }))).toEqual({ ok: true, value: 'reserviert' })
    expect(codesOf(undo(HELD.bis))).toEqual(['buchung.ruecknahmeAbgelaufen'])
    expect(codesOf(undo(at('08:00'), person(BEN)))).toEqual(['buchung.nurEigene'])
  })

  it('is refused if the driver has another car meanwhile, or the car has been locked', () => {
    const other = trip(between('09:00', '10:00'), { fahrerId: ADA, fahrzeugId: 'auto-2' })
    expect(codesOf(undo(at('08:00'), person(ADA), { eigene: [other] }))).toEqual([
      'fahrzeug.fahrerSchonUnterwegs',
    ])
    const block = trip(between('09:00', '10:00'), { status: 'verschlossen', typ: 'DEFEKT' })
    expect(codesOf(undo(at('08:00'), person(ADA), { belegungen: [block] }))).toEqual(['fahrzeug.gesperrt'])
    expect(undo(at('08:00'), person(ADA), {}).ok).toBe(true)
  })
})

describe('undoing the cancellation of a booking that breaks a rule', () => {
  const undo = (licence: object, seats = 5) => {
    const facts = fahrtFacts({})
    const { fuehrerschein } = facts.fahrer
    if (fuehrerschein === null) throw new Error('the driver has a licence')
    const fahrer = { ...facts.fahrer, fuehrerschein: { ...fuehrerschein, ...licence } }
    const command = fahrt()
    return undoCancel(
      booked('storniert'),
      { status: 'reserviert', bis: at('08:00').add({ seconds: UNDO_SECONDS }) },
      person(ADA),
      at('08:00'),
      {
        command: { ...command, personen: 5, fahrzeug: { ...command.fahrzeug, sitze: seats } },
        facts: { ...facts, fahrer },
      },
    )
  }

  it('is allowed: neither a check that falls due nor a missing seat arose in those seconds', () => {
    expect(undo({ naechstePruefung: Temporal.PlainDate.from('2020-01-01') }, 4).ok).toBe(true)
  })

  it('is refused if the driver has been banned', () => {
    expect(codesOf(undo({ fahrverbot: { von: null, bis: null } }))).toEqual(['fuehrerschein.fahrverbot'])
  })
})

describe('by the clock', () => {
  const expire = (status: BuchungStatus, now: string, minuten = 60) =>
    expireWithoutCheckIn(
      booked(status),
      at(now),
      einstellungen({ 'fahrzeug.stornoOhneCheckInMinuten': minuten }),
    )

  it('a trip without check-in lapses after the house’s time', () => {
    expect(expire('reserviert', '09:59')).toBeNull()
    expect(expire('reserviert', '10:00')).toBe('storniert')
    expect(expire('vorgemerkt', '10:00')).toBe('storniert')
    expect(expire('reserviert', '23:00', 0)).toBeNull()
  })

  it('no trip lapses while its check-in is open, whatever a house has set', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 240 }),
        fc.integer({ min: 1, max: 240 }),
        fc.integer({ min: -240, max: 240 }),
        (checkInMinuten, stornoMinuten, minutes) => {
          const settings = einstellungen({
            'fahrzeug.checkInMinuten': checkInMinuten,
            'fahrzeug.stornoOhneCheckInMinuten': stornoMinuten,
          })
          const now = at('09:00').add({ minutes })
          const open = begin(booked('reserviert'), { moment: now, settings }).ok
          expect(open && expireWithoutCheckIn(booked('reserviert'), now, settings) !== null).toBe(false)
        },
      ),
    )
  })

  it('nothing else lapses', () => {
    for (const status of ['aktiv', 'durchgeführt', 'storniert', 'verschlossen'] as const)
      expect(expire(status, '23:00')).toBeNull()
  })

  it('a trip under way is overdue from its end on', () => {
    expect(isOverdue(booked('aktiv'), at('10:59'))).toBe(false)
    expect(isOverdue(booked('aktiv'), at('11:00'))).toBe(true)
    expect(isOverdue(booked('durchgeführt'), at('12:00'))).toBe(false)
  })
})

describe('an early return', () => {
  const slot = sperrzeitraumOf(between('09:00', '11:00'), STANDARD)

  it('frees the car after the gap', () => {
    expect(sperrzeitraumAfterReturn(slot, at('10:00'), STANDARD)).toEqual(between('09:00', '10:15'))
    expect(sperrzeitraumAfterReturn(slot, at('12:00'), STANDARD)).toEqual(slot)
  })

  it('never extends the hold, nor makes it empty', () => {
    fc.assert(
      fc.property(fc.integer({ min: -300, max: 300 }), fc.integer({ min: 0, max: 120 }), (minutes, gap) => {
        const ende = at('10:00').add({ minutes })
        const settings = einstellungen({ 'fahrzeug.mindestabstand': gap })
        const cut = sperrzeitraumAfterReturn(slot, ende, settings)
        expect(contains(slot, cut)).toBe(true)
        expect(minutesBetween(cut.von, cut.bis)).toBeGreaterThan(0)
      }),
    )
  })
})
