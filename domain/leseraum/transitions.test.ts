import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Actor } from '../buchung/actor.ts'
import { BUCHUNG_STATUS, type BuchungStatus } from '../buchung/status.ts'
import { UNDO_SECONDS } from '../buchung/undo.ts'
import type { Result } from '../result.ts'
import { kalender, special, week } from '../testing/kalender.ts'
import {
  ADA,
  at,
  BEN,
  between,
  buchung,
  CARL,
  type FactsMore,
  facts,
  hold,
  ort,
  seat,
} from '../testing/leseraum.ts'
import { cancel, checkIn, confirm, expireUnconfirmed, releaseNoShow, undoCancel } from './transitions.ts'
import type { Hold } from './types.ts'

const person = (benutzerId: string): Actor => ({ benutzerId, pflege: false })
const LEITUNG: Actor = { benutzerId: CARL, pflege: true }
const codes = (result: Result<unknown>) => (result.ok ? [] : result.issues.map(({ code }) => code))

/** From nine on: Ada booked, Ben is the second person. */
const booked = (status: BuchungStatus) => buchung(status, { zweiteId: BEN })

describe('confirming', () => {
  it('makes a tentative booking a reserved one, by the second person', () => {
    expect(confirm(booked('vorgemerkt'), person(BEN), at('08:59'), ort(), facts())).toEqual({
      ok: true,
      value: 'reserviert',
    })
  })

  it.each([ADA, CARL])('is refused to %s, and to an admin', (id) => {
    const result = confirm(
      booked('vorgemerkt'),
      { benutzerId: id, pflege: true },
      at('08:00'),
      ort(),
      facts(),
    )
    expect(codes(result)).toEqual(['buchung.nurZweitePersonBestaetigt'])
  })

  it('is due at the start, to the millisecond', () => {
    const late = confirm(booked('vorgemerkt'), person(BEN), at('09:00'), ort(), facts())
    expect(late).toMatchObject({
      issues: [{ code: 'buchung.bestaetigungAbgelaufen', data: { von: '2026-06-02T07:00:00Z' } }],
    })
    expect(
      confirm(booked('vorgemerkt'), person(BEN), at('09:00').subtract({ milliseconds: 1 }), ort(), facts())
        .ok,
    ).toBe(true)
  })

  it.each(BUCHUNG_STATUS.filter((status) => status !== 'vorgemerkt'))(
    'is refused for one that is %s',
    (status) => {
      expect(codes(confirm(booked(status), person(BEN), at('08:00'), ort(), facts()))).toEqual([
        'buchung.nichtVorgemerkt',
      ])
    },
  )
})

describe('an invitation by somebody else', () => {
  const agree = (more: FactsMore) =>
    confirm(booked('vorgemerkt'), person(BEN), at('08:00'), ort(), facts(more))
  const late = hold(between('10:00', '12:00'), { leseraumId: 'a9', bucherId: BEN })

  it('cannot be accepted by somebody who is elsewhere then, if the house allows one place at a time', () => {
    expect(agree({ eigene: [late] })).toMatchObject({
      issues: [{ code: 'buchung.eigeneUeberschneidung', data: { von: late.zeitraum.von.toString() } }],
    })
    expect(agree({ eigene: [late], settings: { 'leseraum.mehrerePlaetzeGleichzeitig': true } }).ok).toBe(true)
  })

  it('cannot be accepted without the break that the house requires', () => {
    const eigene = [hold(between('11:00', '12:00'), { leseraumId: 'a9', bucherId: BEN })]
    expect(agree({ eigene }).ok).toBe(true)
    expect(codes(agree({ eigene, settings: { 'leseraum.mindestpause': 1 } }))).toEqual([
      'buchung.eigenePause',
    ])
  })

  it('can be accepted while another one is still unanswered', () => {
    expect(agree({ eigene: [{ ...late, bucherId: ADA, status: 'vorgemerkt' }] }).ok).toBe(true)
  })
})

describe('check-in', () => {
  it.each([ADA, BEN])('is possible for %s within 15 minutes of the start', (id) => {
    for (const now of ['08:45', '09:00', '09:15'])
      expect(checkIn(booked('reserviert'), person(id), at(now), ort())).toEqual({
        ok: true,
        value: 'durchgeführt',
      })
  })

  it('is refused with the window in which it would be possible', () => {
    const data = { von: '2026-06-02T06:45:00Z', bis: '2026-06-02T07:15:00Z' }
    const early = checkIn(booked('reserviert'), person(ADA), at('08:45').subtract({ milliseconds: 1 }), ort())
    const late = checkIn(booked('reserviert'), person(ADA), at('09:15').add({ milliseconds: 1 }), ort())
    expect(early).toEqual({ ok: false, issues: [{ code: 'buchung.checkInZuFrueh', data }] })
    expect(late).toEqual({ ok: false, issues: [{ code: 'buchung.checkInZuSpaet', data }] })
  })

  it('is for the booking’s people, not for others, admins included', () => {
    expect(codes(checkIn(booked('reserviert'), LEITUNG, at('09:00'), ort()))).toEqual(['buchung.nurEigene'])
  })

  it('needs a confirmed booking', () => {
    expect(codes(checkIn(booked('vorgemerkt'), person(ADA), at('08:50'), ort()))).toEqual([
      'buchung.nichtReserviert',
    ])
    expect(codes(checkIn(booked('durchgeführt'), person(ADA), at('09:00'), ort()))).toEqual([
      'buchung.nichtReserviert',
    ])
  })
})

describe('cancelling', () => {
  it('a completed one is refused, in the words of the specification', () => {
    for (const status of ['durchgeführt', 'aktiv'] as const)
      expect(codes(cancel(booked(status), person(ADA), at('08:00')))).toEqual([
        'buchung.durchgefuehrtNichtStornierbar',
      ])
    expect(codes(cancel(booked('durchgeführt'), LEITUNG, at('08:00')))).toEqual([
      'buchung.durchgefuehrtNichtStornierbar',
    ])
  })

  it('a tentative one is for either of the two: the second person declines by it', () => {
    expect(cancel(booked('vorgemerkt'), person(ADA), at('08:00'))).toEqual({ ok: true, value: 'storniert' })
    expect(cancel(booked('vorgemerkt'), person(BEN), at('08:00'))).toEqual({ ok: true, value: 'storniert' })
    expect(codes(cancel(booked('vorgemerkt'), person(CARL), at('08:00')))).toEqual(['buchung.nurEigene'])
  })

  it('a reserved one is for either of the two: the second person withdraws by it', () => {
    expect(cancel(booked('reserviert'), person(ADA), at('08:00')).ok).toBe(true)
    expect(cancel(booked('reserviert'), person(BEN), at('08:00'))).toEqual({ ok: true, value: 'storniert' })
    expect(codes(cancel(booked('reserviert'), person(CARL), at('08:00')))).toEqual(['buchung.nurEigene'])
    expect(codes(cancel(buchung('reserviert'), person(BEN), at('08:00')))).toEqual(['buchung.nurEigene'])
    expect(cancel(booked('reserviert'), LEITUNG, at('08:00')).ok).toBe(true)
  })

  it('a lock is for admins, and a cancelled one for nobody', () => {
    expect(codes(cancel(booked('verschlossen'), person(ADA), at('08:00')))).toEqual(['buchung.nurEigene'])
    expect(cancel(booked('verschlossen'), LEITUNG, at('08:00')).ok).toBe(true)
    expect(codes(cancel(booked('storniert'), LEITUNG, at('08:00')))).toEqual(['buchung.schonStorniert'])
  })
})

describe('a booking that is over', () => {
  it('cannot be cancelled, but can until its last moment', () => {
    for (const actor of [person(ADA), LEITUNG]) {
      expect(cancel(booked('reserviert'), actor, at('10:59')).ok).toBe(true)
      expect(codes(cancel(booked('reserviert'), actor, at('11:00')))).toEqual(['buchung.schonVorbei'])
    }
    expect(codes(cancel(booked('reserviert'), person(CARL), at('11:00')))).toEqual(['buchung.nurEigene'])
  })

  it('is not released either: nobody else could use it', () => {
    expect(releaseNoShow(booked('reserviert'), at('10:59'), true)).toBe('storniert')
    expect(releaseNoShow(booked('reserviert'), at('11:00'), true)).toBeNull()
  })
})

/** How a place can change while a booking from nine to eleven awaits its start. */
const CLOSED = [
  [
    'a special day without hours',
    { kalender: kalender(week('08:00', '20:00'), [special('2026-06-02', 'geschlossen')]) },
    'buchung.geschlossen',
  ],
  [
    'a weekday that is closed now',
    { kalender: kalender(week('08:00', '20:00', [1])) },
    'buchung.geschlossen',
  ],
  [
    'hours that begin later',
    { kalender: kalender(week('10:00', '20:00')) },
    'buchung.ausserhalbOeffnungszeit',
  ],
  [
    'special hours that are over before',
    { kalender: kalender(week('08:00', '20:00'), [special('2026-06-02', 'offen', '06:00', '08:30')]) },
    'buchung.ausserhalbOeffnungszeit',
  ],
  ['a seat out of use', { leseraum: seat({ aktiv: false }) }, 'leseraum.inaktiv'],
] as const

describe('a place that was closed meanwhile', () => {
  it.each(CLOSED)('keeps bookings from proceeding: %s', (_, more, code) => {
    const there = ort(more)
    expect(codes(confirm(booked('vorgemerkt'), person(BEN), at('08:00'), there, facts()))).toEqual([code])
    expect(codes(checkIn(booked('reserviert'), person(ADA), at('09:00'), there))).toEqual([code])
    const held = { status: 'reserviert', bis: at('08:00').add({ seconds: UNDO_SECONDS }) } as const
    const bucher = { ...facts(), ...there }
    const back = undoCancel(booked('storniert'), held, person(ADA), at('08:00'), { bucher })
    expect(codes(back)).toEqual([code])
    expect(cancel(booked('reserviert'), person(ADA), at('08:00')).ok).toBe(true)
  })

  it('is reported with its hours', () => {
    const later = ort({ kalender: kalender(week('10:00', '20:00')) })
    expect(confirm(booked('vorgemerkt'), person(BEN), at('08:00'), later, facts())).toMatchObject({
      issues: [{ data: { von: '10:00', bis: '20:00' } }],
    })
  })

  it('allows a check-in while it is open, even if it closes before the booked end', () => {
    const shorter = ort({ kalender: kalender(week('08:00', '10:00')) })
    expect(checkIn(booked('reserviert'), person(ADA), at('09:00'), shorter).ok).toBe(true)
    expect(codes(confirm(booked('vorgemerkt'), person(BEN), at('08:00'), shorter, facts()))).toEqual([
      'buchung.ausserhalbOeffnungszeit',
    ])
  })
})

describe('undoing a cancellation', () => {
  const now = at('08:00')
  const held = (status: BuchungStatus) => ({ status, bis: now.add({ seconds: UNDO_SECONDS }) })
  const late = now.add({ seconds: UNDO_SECONDS })

  it('restores the previous status, while the slot is held', () => {
    for (const status of ['vorgemerkt', 'reserviert'] as const)
      expect(undoCancel(booked('storniert'), held(status), person(ADA), now)).toEqual({
        ok: true,
        value: status,
      })
  })

  it('is no longer possible when the slot is not held any more', () => {
    const result = undoCancel(booked('storniert'), held('reserviert'), person(ADA), late)
    expect(result).toMatchObject({
      issues: [{ code: 'buchung.ruecknahmeAbgelaufen', data: { sekunden: UNDO_SECONDS } }],
    })
    expect(undoCancel(booked('storniert'), { status: null, bis: null }, person(ADA), now).ok).toBe(false)
    expect(undoCancel(booked('reserviert'), held('reserviert'), person(ADA), now).ok).toBe(false)
  })

  it('is for the people who could have cancelled it', () => {
    for (const status of ['vorgemerkt', 'reserviert'] as const) {
      expect(undoCancel(booked('storniert'), held(status), person(BEN), now).ok).toBe(true)
      expect(codes(undoCancel(booked('storniert'), held(status), person(CARL), now))).toEqual([
        'buchung.nurEigene',
      ])
    }
  })
})

describe('undoing after a later booking', () => {
  const held = { status: 'reserviert', bis: at('08:00').add({ seconds: UNDO_SECONDS }) } as const
  const undo = (more: FactsMore) =>
    codes(
      undoCancel(buchung('storniert'), held, person(ADA), at('08:00'), {
        bucher: { ...facts(more), ...ort() },
      }),
    )
  const other = (von: string, bis: string) => hold(between(von, bis), { leseraumId: 'a2', bucherId: ADA })

  it('is refused if the two would overlap, or be too close', () => {
    expect(undo({ eigene: [other('10:00', '12:00')] })).toEqual(['buchung.eigeneUeberschneidung'])
    expect(undo({ eigene: [other('11:00', '12:00')] })).toEqual([])
    const settings = { 'leseraum.mindestpause': 1 }
    expect(undo({ eigene: [other('11:00', '12:00')], settings })).toEqual(['buchung.eigenePause'])
  })

  it('does not put a second person who had agreed in two places, and ignores one who was only invited', () => {
    const since = (own: Hold, status: 'vorgemerkt' | 'reserviert') => {
      const zweite = facts({ eigene: [own] })
      return codes(undoCancel(booked('storniert'), { ...held, status }, person(ADA), at('08:00'), { zweite }))
    }
    const against = hold(between('10:00', '12:00'), { leseraumId: 'a2', bucherId: BEN })
    const behind = hold(between('11:00', '12:00'), { leseraumId: 'a2', bucherId: BEN })
    expect(since(against, 'reserviert')).toEqual(['buchung.zweitePersonVerplant'])
    expect(since(against, 'vorgemerkt')).toEqual([])
    expect(since(behind, 'reserviert')).toEqual([])
  })

  it('is refused if the week would have too many', () => {
    const settings = { 'leseraum.maxBuchungenProWoche': 1 }
    expect(undo({ eigene: [other('15:00', '16:00')], settings })).toEqual(['buchung.wochenlimit'])
    expect(undo({ settings })).toEqual([])
  })
})

describe('the system', () => {
  it('cancels a booking that nobody confirmed until the start', () => {
    expect(expireUnconfirmed(booked('vorgemerkt'), at('09:00').subtract({ milliseconds: 1 }))).toBeNull()
    expect(expireUnconfirmed(booked('vorgemerkt'), at('09:00'))).toBe('storniert')
  })

  it('releases a seat without check-in after the last moment to check in, if the setting says so', () => {
    expect(releaseNoShow(booked('reserviert'), at('09:15'), true)).toBeNull()
    expect(releaseNoShow(booked('reserviert'), at('09:15').add({ milliseconds: 1 }), true)).toBe('storniert')
    expect(releaseNoShow(booked('reserviert'), at('11:00'), false)).toBeNull()
  })

  it('takes nothing from anybody within a quarter of an hour after they booked or were invited', () => {
    const late = (status: BuchungStatus) =>
      buchung(status, { zweiteId: BEN, giltSeit: at('09:14').add({ seconds: 35 }) })
    for (const time of ['09:15', '09:29', '09:30']) {
      expect(releaseNoShow(late('reserviert'), at(time), true)).toBeNull()
      expect(checkIn(late('reserviert'), person(ADA), at(time), ort()).ok).toBe(true)
    }
    expect(releaseNoShow(late('reserviert'), at('09:30').add({ milliseconds: 1 }), true)).toBe('storniert')
    expect(confirm(late('vorgemerkt'), person(BEN), at('09:29'), ort(), facts()).ok).toBe(true)
    expect(expireUnconfirmed(late('vorgemerkt'), at('09:29'))).toBeNull()
    expect(expireUnconfirmed(late('vorgemerkt'), at('09:30'))).toBe('storniert')
  })

  it('touches no booking in any other status', () => {
    for (const status of BUCHUNG_STATUS) {
      const late = at('17:00')
      if (status !== 'vorgemerkt') expect(expireUnconfirmed(booked(status), late)).toBeNull()
      if (status !== 'reserviert') expect(releaseNoShow(booked(status), late, true)).toBeNull()
    }
  })
})

describe('in any order of events', () => {
  const anybody = fc.record({ benutzerId: fc.constantFrom(ADA, BEN, CARL), pflege: fc.boolean() })
  const anyStatus = fc.constantFrom(...BUCHUNG_STATUS)
  const anyMoment = fc.integer({ min: -7200, max: 7200 }).map((seconds) => at('09:00').add({ seconds }))

  it('only transitions of the specification occur', () => {
    const arrows = new Set(['vorgemerkt>reserviert', 'reserviert>durchgeführt'])
    fc.assert(
      fc.property(anyStatus, anybody, anyMoment, (status, actor, now) => {
        const steps = [confirm, checkIn].map((step) => step(booked(status), actor, now, ort(), facts()))
        for (const result of [...steps, cancel(booked(status), actor, now)])
          if (result.ok)
            expect(arrows.has(`${status}>${result.value}`) || result.value === 'storniert').toBe(true)
      }),
    )
  })

  it('the system never takes a seat from somebody who can still confirm or check in', () => {
    fc.assert(
      fc.property(anyMoment, (now) => {
        const canConfirm = confirm(booked('vorgemerkt'), person(BEN), now, ort(), facts()).ok
        const canCheckIn = checkIn(booked('reserviert'), person(ADA), now, ort()).ok
        expect(canConfirm && expireUnconfirmed(booked('vorgemerkt'), now) !== null).toBe(false)
        expect(canCheckIn && releaseNoShow(booked('reserviert'), now, true) !== null).toBe(false)
      }),
    )
  })
})
