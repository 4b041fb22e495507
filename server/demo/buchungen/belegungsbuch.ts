import type { BuchungStatus } from '@platzwart/domain/buchung/status'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { tagOf } from '@platzwart/domain/time/zone'
import type { Random } from '../random.ts'

const MINUTE = 60_000
export const STEP = 15 * MINUTE
const HOUR = 60 * MINUTE

/** A seat or room as the bookings see it. */
export interface Place {
  readonly id: string
  readonly grundrissId: string
  readonly bezeichnung: string
  readonly kapazitaet: number
  readonly gruppenraum: boolean
}

/** From and to as milliseconds since the epoch: some thousand comparisons are cheaper on numbers. */
export interface Span {
  readonly von: number
  readonly bis: number
}

interface Wish extends Span {
  readonly ort: Place
  readonly bucher: string
  readonly zweite?: string
  readonly gruppengroesse?: number
  /** Without it, the status that its time suggests. */
  readonly status?: BuchungStatus
  readonly informationstext?: string
}

/** By what a cancelled booking was cancelled, and when where somebody did it. */
export interface Storno {
  readonly art: 'abgesagt' | 'nichtGekommen' | 'unbestaetigt'
  readonly am: Temporal.Instant | null
}

/** A booking as it is stored. */
export interface DemoBuchung {
  readonly id: string
  readonly ort: Place
  readonly tag: Temporal.PlainDate
  readonly zeitraum: Zeitraum
  readonly status: BuchungStatus
  readonly benutzer1Id: string
  readonly benutzer2Id: string | null
  readonly gruppengroesse: number
  readonly informationstext: string
  readonly storno: Storno | null
  readonly erstellt: Temporal.Instant
}

export interface Buch {
  readonly buchungen: readonly DemoBuchung[]
  /** Writes the booking, or answers null when seat, person or the person's week is taken. */
  readonly add: (wish: Wish) => DemoBuchung | null
  readonly seatIsFree: (ort: Place, range: Span) => boolean
  readonly personIsFree: (person: string, range: Span) => boolean
}

export interface Regeln {
  readonly zone: string
  readonly now: Temporal.Instant
  readonly zufall: Random
  /** Bookings as booker in one ISO week. */
  readonly proWoche: (person: string) => number
}

export function spanOf({ von, bis }: Zeitraum): Span {
  return { von: von.epochMilliseconds, bis: bis.epochMilliseconds }
}

export const overlaps = (a: Span, b: Span) => a.von < b.bis && b.von < a.bis

/** Keeps every seat and every person free of overlaps while bookings are made up. Locks hold seats, not people. */
export function createBuch(regeln: Regeln): Buch {
  const buchungen: DemoBuchung[] = []
  const seats = new Map<string, Span[]>()
  const persons = new Map<string, Span[]>()
  const weeks = new Map<string, number>()
  const free = (map: Map<string, Span[]>, key: string, range: Span) =>
    !map.get(key)?.some((it) => overlaps(it, range))
  const hold = (map: Map<string, Span[]>, key: string, range: Span) => {
    const held = map.get(key)
    if (held) held.push(range)
    else map.set(key, [range])
  }
  const weekOf = (person: string, tag: Temporal.PlainDate) => `${person} ${tag.yearOfWeek}-${tag.weekOfYear}`

  const add = (wish: Wish): DemoBuchung | null => {
    const { ort, bucher, zweite } = wish
    const locks = wish.status === 'verschlossen'
    const who = locks ? [] : zweite === undefined ? [bucher] : [bucher, zweite]
    if (wish.bis <= wish.von || !free(seats, ort.id, wish)) return null
    if (who.some((person) => !free(persons, person, wish))) return null
    const tag = tagOf(Temporal.Instant.fromEpochMilliseconds(wish.von), regeln.zone)
    const week = weekOf(bucher, tag)
    const used = weeks.get(week) ?? 0
    if (!locks && used >= regeln.proWoche(bucher)) return null
    const buchung = settle(wish, tag, regeln)
    buchungen.push(buchung)
    hold(seats, ort.id, wish)
    for (const person of who) hold(persons, person, wish)
    if (!locks && buchung.status !== 'storniert') weeks.set(week, used + 1)
    return buchung
  }

  return {
    buchungen,
    add,
    seatIsFree: (ort, range) => free(seats, ort.id, range),
    personIsFree: (person, range) => free(persons, person, range),
  }
}

function settle(wish: Wish, tag: Temporal.PlainDate, { now, zufall }: Regeln): DemoBuchung {
  const { status, informationstext } =
    wish.status === undefined
      ? suggest(wish, now.epochMilliseconds, zufall)
      : { informationstext: '', ...wish }
  // Made some hours before the start, and never in the future; locks of the same day and reason in one step.
  const before =
    status === 'verschlossen' ? 24 * HOUR : zufall.between(1, 96) * HOUR + zufall.between(0, 3599) * 1000
  const erstellt = Math.min(wish.von, now.epochMilliseconds) - before
  return {
    id: zufall.id(erstellt),
    ort: wish.ort,
    tag,
    zeitraum: {
      von: Temporal.Instant.fromEpochMilliseconds(wish.von),
      bis: Temporal.Instant.fromEpochMilliseconds(wish.bis),
    },
    status: status ?? 'reserviert',
    benutzer1Id: wish.bucher,
    benutzer2Id: wish.zweite ?? null,
    gruppengroesse: wish.gruppengroesse ?? 1,
    informationstext: informationstext ?? '',
    storno: status === 'storniert' ? stornoOf(informationstext, erstellt, before) : null,
    erstellt: Temporal.Instant.fromEpochMilliseconds(erstellt),
  }
}

export const WITHOUT_CHECK_IN = 'Freigegeben, weil bis 15 Minuten nach Beginn niemand eingecheckt hat.'

/** Nobody came, or somebody thought better of it halfway to the start. */
function stornoOf(informationstext: string | undefined, erstellt: number, before: number): Storno {
  if (informationstext === WITHOUT_CHECK_IN) return { art: 'nichtGekommen', am: null }
  return { art: 'abgesagt', am: Temporal.Instant.fromEpochMilliseconds(erstellt + Math.round(before / 2)) }
}

/** What has begun is done or was cancelled; what is to come is reserved, or waits for its second person. */
function suggest(
  { von, zweite }: Wish,
  now: number,
  zufall: Random,
): { status: BuchungStatus; informationstext: string } {
  if (von + STEP < now) {
    if (zufall.chance(0.9)) return { status: 'durchgeführt', informationstext: '' }
    return { status: 'storniert', informationstext: zufall.chance(0.5) ? WITHOUT_CHECK_IN : '' }
  }
  if (zufall.chance(0.05)) return { status: 'storniert', informationstext: '' }
  const waits = zweite !== undefined && von > now + HOUR && zufall.chance(0.45)
  return { status: waits ? 'vorgemerkt' : 'reserviert', informationstext: '' }
}
