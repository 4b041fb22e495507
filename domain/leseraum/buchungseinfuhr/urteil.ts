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

/** A booking as a line says it. */
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
  /** `HH:mm` and `YYYY-MM-DDTHH:mm` by the house's clock, or an instant. */
  readonly von: string
  readonly bis: string
  readonly gruppengroesse?: number | undefined
}

/** A plan of the house, as far as bookings on it go. */
export interface KnownPlan {
  readonly id: string
  readonly standort: string
  readonly bereich: Bereich
  readonly kalender: Kalender
  readonly platz: (name: string) => Leseraum | undefined
  /** What holds its seats. */
  readonly belegungen: (leseraumId: string) => readonly Hold[]
}

/** Somebody who may book, by the rules of a Bereich and with what they have booked in it. */
export interface KnownBooker {
  readonly id: BenutzerId
  readonly einstellungen: Effective
  readonly eigene: readonly Hold[]
}

/** What the lines of a file are judged by. */
export interface BuchungUmfeld {
  readonly now: Temporal.Instant
  readonly zone: string
  readonly person: (email: string, bereich: Bereich) => KnownBooker | undefined
  /** However it is written. */
  readonly plaene: (name: string) => readonly KnownPlan[]
  readonly hasStandort: (name: string) => boolean
  readonly sameName: (a: string, b: string) => boolean
}

/** What a line names, found. */
interface Meant {
  readonly person: KnownBooker
  readonly plan: KnownPlan
  readonly leseraum: Leseraum
  readonly zeitraum: Zeitraum
}

/** What is booked by a line; the moments are instants. */
export interface Buchung {
  readonly benutzerId: string
  readonly grundrissId: string
  readonly leseraumId: string
  readonly von: string
  readonly bis: string
  readonly gruppengroesse: number
}

/** What a line would come to: a booking is there already, or is made, or is refused. */
export interface BuchungUrteil {
  readonly urteil: 'neu' | 'unveraendert' | 'abgelehnt'
  readonly verstoesse: readonly Issue[]
  readonly buchung: Buchung | null
}

const at = (field: BuchungColumn) => ({ field })

/** A moment of a line; null for a time that no day stands with. */
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

/** An end at midnight without a day is that of the day on which the booking begins. */
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

/** Whom, where and when a line means; else all that it names and that is not there. */
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

/** The booking is there, to the minute: whoever brings a file twice changes nothing. */
const isThere = ({ person, leseraum, zeitraum }: Meant) =>
  person.eigene.some(
    (own) =>
      own.bucherId === person.id &&
      own.leseraumId === leseraum.id &&
      occupies(own.status) &&
      isSameZeitraum(own.zeitraum, zeitraum),
  )

/** Which column of the file is meant, and said of somebody who is not the reader. */
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

/** An earlier line of the file that wants the same seat at that time. */
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

/** Limits count within a Bereich. */
const ofPerson = ({ person, plan }: Meant) => `${plan.bereich} ${person.id}`

/** Those of the file so far that would be booked. */
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
 * What each line of a table of bookings would come to, by the rules of a booking that the person makes; what stands before a line in the file
 * is booked before it. One that is there already stays.
 */
export function judgeBuchungen(lines: readonly BuchungLine[], umfeld: BuchungUmfeld): BuchungUrteil[] {
  const booked = new Booked()
  return lines.map((line) => judgeBuchung(line, umfeld, booked))
}
