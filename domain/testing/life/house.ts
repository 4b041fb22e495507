import { awaitsStart, occupies } from '../../buchung/status.ts'
import type { BenutzerId, BuchungId, LeseraumId } from '../../id.ts'
import type { BookingCommand } from '../../leseraum/book.ts'
import type { BookingFacts } from '../../leseraum/facts.ts'
import { ownDays } from '../../leseraum/limits.ts'
import type { Place } from '../../leseraum/offen.ts'
import type { Hold, Leseraum, LeseraumBuchung } from '../../leseraum/types.ts'
import type { Kalender } from '../../oeffnungszeit/types.ts'
import { tagOf } from '../../time/zone.ts'
import { PLANS, SETTINGS, ZONE } from './plans.ts'
import { type Entry, NOT_HELD, type Plan, type Platz, type Schliessung } from './rows.ts'

const { compare } = Temporal.Instant

/** A hold of a seat with its day, as the database's exclusion constraint sees it. */
export interface Slot extends Hold {
  readonly tag: Temporal.PlainDate
  /** The place in the queue, if it is an offer. */
  readonly platzId?: string
}

/** How a house is configured. */
export interface Run {
  readonly start: Temporal.Instant
  /** People can check in only by the code at their seat. */
  readonly mitCode: boolean
  /** Offers go first to whoever used the least. */
  readonly nachNutzung: boolean
}

/** What the server does around the rules, with lists as its database. */
export class House {
  now: Temporal.Instant
  readonly run: Run
  plans: readonly Plan[] = PLANS
  readonly entries: Entry[] = []
  readonly plaetze: Platz[] = []
  readonly schliessungen: Schliessung[] = []
  /** Whether the clock's work was done since this was last read. */
  worked = false
  /** Coverage marks: a walk that does nothing proves nothing. */
  readonly seen: Set<string>

  constructor(run: Run, seen = new Set<string>()) {
    this.run = run
    this.now = run.start
    this.seen = seen
  }

  saw(what: string): void {
    this.seen.add(what)
  }

  /** Whether a moment is in the future. */
  isAhead(moment: Temporal.Instant | null): moment is Temporal.Instant {
    return moment !== null && compare(this.now, moment) < 0
  }

  planOf(leseraumId: string): Plan {
    const plan = this.plans.find(({ leseraeume }) => leseraeume.some(({ id }) => id === leseraumId))
    if (!plan) throw new Error(`no plan has ${leseraumId}`)
    return plan
  }

  seat(leseraumId: string): Leseraum {
    const leseraum = this.planOf(leseraumId).leseraeume.find(({ id }) => id === leseraumId)
    if (!leseraum) throw new Error(`there is no ${leseraumId}`)
    return leseraum
  }

  /** A plan out of use is open on no day. */
  kalenderOf({ aktiv, zeiten }: Plan): Kalender {
    return aktiv ? zeiten : { zone: ZONE, oeffnungszeiten: [], sonderoeffnungszeiten: [] }
  }

  placeOf(leseraumId: string): Place {
    return { kalender: this.kalenderOf(this.planOf(leseraumId)), leseraum: this.seat(leseraumId) }
  }

  slots(): Slot[] {
    return [
      ...this.entries.flatMap((entry) => this.slotsOf(entry)),
      ...this.plaetze.flatMap((platz) => this.offeredSlot(platz)),
    ]
  }

  slotsOf({ buchung, tag, held, rest }: Entry): Slot[] {
    const { id, leseraumId, zeitraum, status, bucherId } = buchung
    const slots: Slot[] = []
    if (status !== 'storniert') slots.push({ id, leseraumId, zeitraum, status, bucherId, tag })
    else if (this.isAhead(held.bis))
      slots.push({ id, leseraumId, zeitraum, status: 'reserviert', bucherId, tag })
    if (rest !== null && this.isAhead(rest.gehaltenBis)) {
      const left = { von: zeitraum.bis, bis: rest.bis }
      slots.push({ id: `${id} rest`, leseraumId, zeitraum: left, status: 'reserviert', bucherId, tag })
    }
    return slots
  }

  offeredSlot({ wartender, tag, angebot }: Platz): Slot[] {
    if (!angebot?.gehalten || !this.isAhead(angebot.bis)) return []
    const { leseraumId, zeitraum } = angebot
    const { id, benutzerId: bucherId } = wartender
    return [{ id: `${id} offer`, platzId: id, leseraumId, zeitraum, status: 'reserviert', bucherId, tag }]
  }

  /** A person's bookings on these days, both included, as booker or second person. */
  ownOf(person: string, [first, last]: readonly [Temporal.PlainDate, Temporal.PlainDate]): LeseraumBuchung[] {
    const within = (tag: Temporal.PlainDate) =>
      Temporal.PlainDate.compare(first, tag) <= 0 && Temporal.PlainDate.compare(tag, last) <= 0
    return this.entries
      .filter(
        ({ buchung: { bucherId, zweiteId, status }, tag }) =>
          (bucherId === person || zweiteId === person) && occupies(status) && within(tag),
      )
      .map(({ buchung }) => buchung)
  }

  /** The same with their offers. */
  ownOrOffered(person: string, days: readonly [Temporal.PlainDate, Temporal.PlainDate]): Hold[] {
    const offered = this.plaetze
      .filter(({ wartender }) => wartender.benutzerId === person)
      .flatMap((platz) => this.offeredSlot(platz))
    return [...this.ownOf(person, days), ...offered]
  }

  /** The facts for a decision about a seat. */
  facts(person: string, leseraumId: string, tag: Temporal.PlainDate): BookingFacts {
    return {
      now: this.now,
      kalender: this.kalenderOf(this.planOf(leseraumId)),
      einstellungen: SETTINGS,
      eigene: this.ownOf(person, ownDays(tag)),
      belegungen: this.slots().filter((slot) => slot.leseraumId === leseraumId && slot.tag.equals(tag)),
    }
  }

  /** The facts of a booking's second person; undefined if there is none. */
  ownOfSecond({ buchung: { zweiteId, leseraumId }, tag }: Entry): BookingFacts | undefined {
    return zweiteId === null ? undefined : this.facts(zweiteId, leseraumId, tag)
  }

  add(
    { leseraum, ...rest }: BookingCommand,
    status: LeseraumBuchung['status'],
    serieId: string | null = null,
  ): Entry {
    const id = `b${this.entries.length}` as BuchungId
    const more = { pauseBis: null, pausen: 0, giltSeit: this.now }
    const buchung = { ...rest, ...more, id, leseraumId: leseraum.id, status }
    const entry: Entry = {
      buchung,
      tag: tagOf(rest.zeitraum.von, ZONE),
      booked: rest.zeitraum,
      held: NOT_HELD,
      rest: null,
      serieId,
      erstellt: this.now,
      version: 1,
    }
    this.entries.push(entry)
    return entry
  }

  /** Writes a change of a booking; its slot is no longer held, unless stated. */
  write(entry: Entry, buchung: Partial<Entry['buchung']>, more: Partial<Entry> = {}): Entry {
    const moves = buchung.zeitraum !== undefined || buchung.leseraumId !== undefined
    const isDeed = moves || (buchung.status !== undefined && awaitsStart(buchung.status))
    const deed = isDeed ? { giltSeit: this.now } : {}
    const after: Entry = {
      ...entry,
      buchung: { ...entry.buchung, ...buchung, ...deed },
      held: NOT_HELD,
      version: entry.version + 1,
      ...(moves && buchung.zeitraum ? { tag: tagOf(buchung.zeitraum.von, ZONE) } : {}),
      ...more,
    }
    this.entries[this.entries.indexOf(entry)] = after
    return after
  }

  /** Moves a booking to another seat or time that somebody requested, or was given. */
  move(
    entry: Entry,
    { leseraum, zeitraum, gruppengroesse, zweiteId }: BookingCommand,
    status: Entry['buchung']['status'],
  ): Entry {
    const to = { leseraumId: leseraum.id, zeitraum, gruppengroesse, zweiteId, status }
    return this.write(entry, to, { booked: zeitraum })
  }

  writePlatz(platz: Platz, more: Partial<Platz>): Platz {
    const after = { ...platz, ...more }
    this.plaetze[this.plaetze.indexOf(platz)] = after
    return after
  }

  savePlan(plan: Plan, more: Partial<Plan>): Plan {
    const after = { ...plan, ...more }
    this.plans = this.plans.map((one) => (one.id === plan.id ? after : one))
    return after
  }

  saveSeat(leseraumId: string, aktiv: boolean): void {
    const plan = this.planOf(leseraumId)
    const leseraeume = plan.leseraeume.map((one) =>
      one.id === (leseraumId as LeseraumId) ? { ...one, aktiv } : one,
    )
    this.savePlan(plan, { leseraeume })
  }

  commandOf(
    leseraumId: string,
    zeitraum: BookingCommand['zeitraum'],
    bucherId: string,
    more: Partial<Pick<BookingCommand, 'zweiteId' | 'gruppengroesse'>> = {},
  ): BookingCommand {
    const leseraum = this.seat(leseraumId)
    return {
      leseraum,
      zeitraum,
      bucherId: bucherId as BenutzerId,
      zweiteId: null,
      gruppengroesse: 1,
      ...more,
    }
  }
}
