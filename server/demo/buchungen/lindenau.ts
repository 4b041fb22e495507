import { occupies } from '@platzwart/domain/buchung/status'
import { openPeriod } from '@platzwart/domain/oeffnungszeit/openWindow'
import type { Kalender } from '@platzwart/domain/oeffnungszeit/types'
import { tagOf } from '@platzwart/domain/time/zone'
import type { Random } from '../random.ts'
import { type Buch, type Place, type Span, STEP, spanOf } from './belegungsbuch.ts'
import { busyDays, checkInNow, nextOpen, partOf, type Tag } from './tage.ts'

/** What the bookings of a library are made from. The first plan leads: its open days are the library's. */
export interface Haus {
  readonly buch: Buch
  readonly zufall: Random
  readonly now: Temporal.Instant
  readonly tage: readonly Tag[]
  readonly plaene: readonly { readonly kalender: Kalender; readonly orte: readonly Place[] }[]
  readonly leserin: string
  readonly leser: string
  readonly leitung: string
  /** Everybody else who reads. */
  readonly leute: readonly string[]
}

/** Share of all seats that somebody holds for some part of a busy day. */
const AUSLASTUNG = 0.6

export function bookLindenau(haus: Haus): void {
  const busy = busyDays(haus.tage, haus.now)
  bookForLogins(haus)
  lockSeats(haus)
  for (const tag of busy) {
    bookRooms(haus, tag)
    fillDay(haus, tag)
  }
  for (const tag of haus.tage) if (!busy.includes(tag)) bookQuietDay(haus, tag)
}

/** A seat or room of the first plan by its number. */
function placed({ plaene }: Haus, bezeichnung: string): Place {
  const ort = plaene[0]?.orte.find((it) => it.bezeichnung.startsWith(bezeichnung))
  if (!ort) throw new RangeError(`the plan has no ${bezeichnung}`)
  return ort
}

/** What the two readers find when they sign in: something to check in, to confirm, to cancel, and a past. */
function bookForLogins(haus: Haus): void {
  const { buch, leserin, leser, leute, now, tage } = haus
  const next = nextOpen(tage, now)
  const later = tage.filter((it) => it.abstand > Math.max(0, next.abstand))
  const past = tage.filter((it) => it.abstand < 0).toReversed()
  const at = (days: readonly Tag[], i: number) => days[Math.min(i, days.length - 1)] ?? next
  const [freund = '', freundin = ''] = leute
  const room = { status: 'vorgemerkt', gruppengroesse: 3 } as const

  buch.add({
    ...checkInNow(next, now, 120),
    ort: placed(haus, 'A-03'),
    bucher: leserin,
    status: 'reserviert',
  })
  buch.add({ ...checkInNow(next, now, 180), ort: placed(haus, 'C-018'), bucher: leser, status: 'reserviert' })
  buch.add({
    ...partOf(at(later, 0), 4, 2),
    ...room,
    ort: placed(haus, 'G-02'),
    bucher: freund,
    zweite: leserin,
  })
  buch.add({
    ...partOf(at(later, 0), 4, 2),
    ...room,
    ort: placed(haus, 'G-05'),
    bucher: freundin,
    zweite: leser,
  })
  buch.add({
    ...partOf(at(later, 1), 1, 2),
    ...room,
    ort: placed(haus, 'G-03'),
    bucher: leserin,
    zweite: leser,
  })
  buch.add({
    ...partOf(at(later, 1), 4, 3),
    ort: placed(haus, 'A-12'),
    bucher: leserin,
    status: 'reserviert',
  })
  buch.add({ ...partOf(at(later, 1), 4, 4), ort: placed(haus, 'B-17'), bucher: leser, status: 'reserviert' })
  buch.add({
    ...partOf(at(past, 0), 2, 3),
    ort: placed(haus, 'A-03'),
    bucher: leserin,
    status: 'durchgeführt',
  })
  buch.add({ ...partOf(at(past, 2), 1, 2), ort: placed(haus, 'E-10'), bucher: leserin, status: 'storniert' })
  buch.add({
    ...partOf(at(past, 1), 3, 4),
    ort: placed(haus, 'C-018'),
    bucher: leser,
    status: 'durchgeführt',
  })
}

/** Locks by the head of the library: a row of lamps for three days, a room for one. */
function lockSeats(haus: Haus): void {
  const { buch, leitung, now, tage } = haus
  const next = nextOpen(tage, now)
  const following = tage.filter((it) => it.abstand >= next.abstand)
  const lock = (tag: Tag, bezeichnung: string, informationstext: string) =>
    buch.add({
      ...tag.offen,
      ort: placed(haus, bezeichnung),
      bucher: leitung,
      status: 'verschlossen',
      informationstext,
    })
  for (const tag of following.slice(0, 3)) {
    for (const seat of ['C-137', 'C-138', 'C-139', 'C-140'])
      lock(tag, seat, 'Die Leselampen werden getauscht.')
  }
  for (const tag of following.slice(1, 2)) lock(tag, 'G-04', 'Malerarbeiten')
}

/** Groups meet in the rooms for one to two hours. */
function bookRooms({ buch, zufall, plaene, leute }: Haus, { offen }: Tag): void {
  for (const ort of plaene.flatMap((plan) => plan.orte).filter((it) => it.gruppenraum)) {
    for (let von = offen.von + zufall.between(2, 10) * STEP; von < offen.bis - 4 * STEP; ) {
      const bis = Math.min(von + zufall.between(4, 8) * STEP, offen.bis)
      const [bucher, zweite] = zufall.shuffle(leute.filter((it) => buch.personIsFree(it, { von, bis })))
      const open = openFor(plaene, ort, { von, bis })
      if (open && bucher !== undefined && zweite !== undefined && zufall.chance(0.45)) {
        buch.add({ ort, von, bis, bucher, zweite, gruppengroesse: zufall.between(2, ort.kapazitaet) })
      }
      von = bis + zufall.between(0, 12) * STEP
    }
  }
}

/** Whether the seat's own plan is open for all of the period. */
function openFor(plaene: Haus['plaene'], ort: Place, range: Span): boolean {
  const plan = plaene.find((it) => it.orte.includes(ort))
  if (!plan) return false
  const { kalender } = plan
  const offen = openPeriod(tagOf(Temporal.Instant.fromEpochMilliseconds(range.von), kalender.zone), kalender)
  return offen !== null && spanOf(offen).von <= range.von && range.bis <= spanOf(offen).bis
}

/**
 * A busy day: people come one after the other to as many seats as the share says, each seat once, each person one
 * place at a time. Forty people cannot sit on two hundred seats at once, but over a day they can have used them.
 */
function fillDay({ buch, zufall, plaene, leute }: Haus, { offen }: Tag): void {
  const seats = plaene.flatMap((plan) => plan.orte).filter((it) => !it.gruppenraum)
  const untouched = zufall.shuffle(seats.filter((it) => buch.seatIsFree(it, offen)))
  const wanted = Math.round(seats.length * AUSLASTUNG) - (seats.length - untouched.length)
  const quarters = (offen.bis - offen.von) / STEP
  const average = (leute.length * quarters * 0.76) / Math.max(wanted, 1)
  const free = leute.map((person) => ({ person, von: offen.von + zufall.between(0, 3) * STEP }))
  for (let booked = 0; booked < wanted; ) {
    const next = free.reduce((first, it) => (it.von < first.von ? it : first))
    if (next.von >= offen.bis - STEP) return
    const length = Math.max(2, Math.round(average * (0.7 + 0.6 * zufall.next())))
    const range = { von: next.von, bis: Math.min(next.von + length * STEP, offen.bis) }
    const index = untouched.findIndex((ort) => openFor(plaene, ort, range))
    const ort = untouched[index]
    const buchung = ort ? buch.add({ ort, ...range, bucher: next.person }) : null
    if (buchung) {
      untouched.splice(index, 1)
      if (occupies(buchung.status)) booked++
      next.von = range.bis + (zufall.chance(0.3) ? STEP : 0)
    } else {
      next.von += STEP
    }
  }
}

/** Every other day: most people come once, some twice; fewer have booked the further ahead the day is. */
function bookQuietDay({ buch, zufall, plaene, leute }: Haus, tag: Tag): void {
  const share = tag.abstand < 0 ? 0.8 : 0.85 - tag.abstand * 0.08
  const orte = plaene.flatMap((plan) => plan.orte)
  const quarters = (tag.offen.bis - tag.offen.von) / STEP
  for (const bucher of leute.filter(() => zufall.chance(share))) {
    for (let tries = 0; tries < 4; tries++) {
      const ort = zufall.pick(orte)
      const length = ort.gruppenraum ? zufall.between(4, 8) : zufall.between(6, 20)
      const von = tag.offen.von + zufall.between(0, Math.max(0, quarters - length)) * STEP
      const range = { von, bis: Math.min(von + length * STEP, tag.offen.bis) }
      const second = ort.gruppenraum
        ? { zweite: zufall.pick(leute), gruppengroesse: zufall.between(2, ort.kapazitaet) }
        : {}
      if (second.zweite === bucher || !openFor(plaene, ort, range)) continue
      if (buch.add({ ort, ...range, ...second, bucher }) && !zufall.chance(0.25)) break
    }
  }
}
