import { occupies } from '../../buchung/status.ts'
import type { Effective } from '../../einstellung/resolve.ts'
import type { BenutzerId } from '../../id.ts'
import { type Issue, issue } from '../../issue.ts'
import type { Bereich } from '../../mandant/bereich.ts'
import type { Kalender } from '../../oeffnungszeit/types.ts'
import { nearTo } from '../../serie/decide.ts'
import { knownUhrzeit } from '../../time/uhrzeit.ts'
import { isSameZeitraum, overlaps, zeitraum as period, type Zeitraum } from '../../time/zeitraum.ts'
import { endOf, instantOf, tagOf } from '../../time/zone.ts'
import { decideBooking } from '../book.ts'
import { holdOf } from '../serie/decide.ts'
import type { Hold, Leseraum } from '../types.ts'
import type { BuchungColumn } from './columns.ts'

/** A booking as written in a line. */
export interface BuchungLine {
  readonly zeile: number
  /** Lower case. */
  readonly email: string
  /** Names. */
  readonly standort?: string | undefined
  readonly grundriss: string
  readonly platz: string
  /** YYYY-MM-DD. */
  readonly tag?: string | undefined
  /** `HH:mm` and `YYYY-MM-DDTHH:mm` in the house's wall time, or an instant. */
  readonly von: string
  readonly bis: string
  readonly gruppengroesse?: number | undefined
}

/** A plan of the house, as far as its bookings need it. */
export interface KnownPlan {
  readonly id: string
  readonly standort: string
  readonly bereich: Bereich
  readonly kalender: Kalender
  readonly platz: (name: string) => Leseraum | undefined
  /** The holds on its seats. */
  readonly belegungen: (leseraumId: string) => readonly Hold[]
}

/** A person who may book, with the settings and bookings of an area. */
export interface KnownBooker {
  readonly id: BenutzerId
  readonly einstellungen: Effective
  readonly eigene: readonly Hold[]
}

/** The data for judging a file's lines. */
export interface BuchungUmfeld {
  readonly now: Temporal.Instant
  readonly zone: string
  readonly person: (email: string, bereich: Bereich) => KnownBooker | undefined
  /** Case-insensitive. */
  readonly plaene: (name: string) => readonly KnownPlan[]
  readonly hasStandort: (name: string) => boolean
  readonly sameName: (a: string, b: string) => boolean
}

/** The resolved references of a line. */
interface Meant {
  readonly person: KnownBooker
  readonly plan: KnownPlan
  readonly leseraum: Leseraum
  readonly zeitraum: Zeitraum
}

/** The booking of a line; times are instants. */
export interface Buchung {
  readonly benutzerId: string
  readonly grundrissId: string
  readonly leseraumId: string
  readonly von: string
  readonly bis: string
  readonly gruppengroesse: number
}

/** The result of a line: the booking exists, is created, or is refused. */
export interface BuchungUrteil {
  readonly urteil: 'neu' | 'unveraendert' | 'abgelehnt'
  readonly verstoesse: readonly Issue[]
  readonly buchung: Buchung | null
}

const at = (field: BuchungColumn) => ({ field })

/** The instant of a line's time; null for a time without a day. */
function momentOf(
  text: string,
  tag: string | undefined,
  zone: string,
  isEnd: boolean,
): Temporal.Instant | null {
  const [day, time] = text.includes('T') ? text.split('T') : [tag, text]
  if (day === undefined || time === undefined) return null
  if (time.length > 'HH:mm'.length) return Temporal.Instant.from(text)
  const local = Temporal.PlainDate.from(day)
  return (isEnd ? endOf : instantOf)(local, knownUhrzeit(time), zone)
}

/** Midnight without a day, as an end, belongs to the day on which the booking starts. */
const lastOf = (bis: string) => (bis === '00:00' ? '23:59' : bis)

function zeitraumOf(line: BuchungLine, zone: string): Zeitraum | Issue {
  const von = momentOf(line.von, line.tag, zone, false)
  if (von === null) return issue('einfuhr.tagFehlt', {}, at('tag'))
  const bis = momentOf(lastOf(line.bis), tagOf(von, zone).toString(), zone, true)
  const asked = period(von, bis ?? von)
  return asked.ok ? asked.value : (asked.issues[0] as Issue)
}

function planOf({ standort, grundriss }: BuchungLine, umfeld: BuchungUmfeld): KnownPlan | Issue {
  if (standort !== undefined && !umfeld.hasStandort(standort))
    return issue('einfuhr.standortUnbekannt', { name: standort }, at('standort'))
  const there = umfeld
    .plaene(grundriss)
    .filter((plan) => standort === undefined || umfeld.sameName(plan.standort, standort))
  const [plan, ...more] = there
  if (!plan) return issue('einfuhr.grundrissUnbekannt', { name: grundriss }, at('grundriss'))
  return more.length > 0 ? issue('einfuhr.grundrissMehrdeutig', { name: grundriss }, at('grundriss')) : plan
}

const isIssue = (one: object): one is Issue => 'code' in one

/** Resolves a line's person, seat and period; otherwise returns all unknown references. */
function meantOf(line: BuchungLine, umfeld: BuchungUmfeld): Meant | Issue[] {
  const plan = planOf(line, umfeld)
  const bereich = isIssue(plan) ? 'leseraum' : plan.bereich
  const person = umfeld.person(line.email, bereich) ?? issue('einfuhr.personUnbekannt', {}, at('email'))
  const zeitraum = zeitraumOf(line, umfeld.zone)
  const { platz: name, grundriss } = line
  const leseraum = isIssue(plan)
    ? null
    : (plan.platz(name) ?? issue('einfuhr.platzUnbekannt', { name, grundriss }, at('platz')))
  if (isIssue(person) || isIssue(plan) || leseraum === null || isIssue(leseraum) || isIssue(zeitraum))
    return [person, plan, leseraum, zeitraum].filter((one) => one !== null).filter(isIssue)
  return { person, plan, leseraum, zeitraum }
}

/** The same booking exists, to the minute: importing a file twice changes nothing. */
const isThere = ({ person, leseraum, zeitraum }: Meant) =>
  person.eigene.some(
    (own) =>
      own.bucherId === person.id &&
      own.leseraumId === leseraum.id &&
      occupies(own.status) &&
      isSameZeitraum(own.zeitraum, zeitraum),
  )

/**
 * Assigns an issue to the file's column, and addresses its text to the named person instead of the reader.
 */
function inFile(one: Issue): Issue {
  if (one.code === 'buchung.eigeneUeberschneidung')
    return {
      ...issue('einfuhr.personAnderswo', one.data, at('email')),
      ...(one.origin && { origin: one.origin }),
    }
  const field = one.field === 'zweitePerson' ? 'platz' : one.field
  return { ...one, field: field ?? (one.code.startsWith('leseraum.') ? 'platz' : 'email') }
}

interface Taken extends Hold {
  readonly zeile: number
}

/** An earlier line of the file for the same seat at an overlapping time. */
function inTheWay({ person, zeitraum }: Meant, taken: readonly Taken[]): Issue[] {
  const [first] = taken
  if (!first) return []
  const { zeile } = first
  return first.bucherId === person.id && isSameZeitraum(first.zeitraum, zeitraum)
    ? [issue('einfuhr.buchungDoppelt', { zeile })]
    : [issue('einfuhr.platzVergeben', { zeile }, at('platz'))]
}

function push<T>(all: Map<string, T[]>, key: string, one: T): void {
  const known = all.get(key)
  if (known) known.push(one)
  else all.set(key, [one])
}

/** Limits count within an area. */
const ofPerson = ({ person, plan }: Meant) => `${plan.bereich} ${person.id}`

/** Bookings of the file's earlier lines. */
class Booked {
  readonly #bySeat = new Map<string, Taken[]>()
  readonly #byPerson = new Map<string, Hold[]>()

  on({ leseraum, zeitraum }: Meant): Taken[] {
    return (this.#bySeat.get(leseraum.id) ?? []).filter((one) => overlaps(one.zeitraum, zeitraum))
  }

  of(meant: Meant): readonly Hold[] {
    return this.#byPerson.get(ofPerson(meant)) ?? []
  }

  add(hold: Hold, zeile: number, meant: Meant): void {
    push(this.#bySeat, meant.leseraum.id, { ...hold, zeile })
    push(this.#byPerson, ofPerson(meant), hold)
  }
}

function judgeBuchung(line: BuchungLine, umfeld: BuchungUmfeld, booked: Booked): BuchungUrteil {
  const meant = meantOf(line, umfeld)
  if (Array.isArray(meant)) return { urteil: 'abgelehnt', verstoesse: meant, buchung: null }
  const { person, plan, leseraum, zeitraum } = meant
  const { gruppengroesse = 1 } = line
  const buchung = {
    benutzerId: person.id,
    grundrissId: plan.id,
    leseraumId: leseraum.id,
    gruppengroesse,
    von: zeitraum.von.toString(),
    bis: zeitraum.bis.toString(),
  }
  if (isThere(meant)) return { urteil: 'unveraendert', verstoesse: [], buchung }
  const before = inTheWay(meant, booked.on(meant))
  if (before.length > 0) return { urteil: 'abgelehnt', verstoesse: before, buchung }
  const command = { leseraum, zeitraum, bucherId: person.id, zweiteId: null, gruppengroesse }
  const near = nearTo(zeitraum)
  const decision = decideBooking(command, {
    now: umfeld.now,
    kalender: plan.kalender,
    einstellungen: person.einstellungen,
    eigene: [...person.eigene.filter(near), ...booked.of(meant).filter(near)],
    belegungen: plan.belegungen(leseraum.id).filter(near),
  })
  if (!decision.ok) return { urteil: 'abgelehnt', verstoesse: decision.issues.map(inFile), buchung }
  booked.add(holdOf(command), line.zeile, meant)
  return { urteil: 'neu', verstoesse: [], buchung }
}

/**
 * Judges each line of a table of bookings by the rules of a booking that the person would make; a line's
 * booking counts for the lines below it. An existing booking stays.
 */
export function judgeBuchungen(lines: readonly BuchungLine[], umfeld: BuchungUmfeld): BuchungUrteil[] {
  const booked = new Booked()
  return lines.map((line) => judgeBuchung(line, umfeld, booked))
}
