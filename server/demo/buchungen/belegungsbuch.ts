import type { BuchungStatus } from '@platzwart/domain/buchung/status'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { tagOf } from '@platzwart/domain/time/zone'
import type { Zufall } from '../zufall.ts'

const MINUTE = 60_000
export const STEP = 15 * MINUTE
const HOUR = 60 * MINUTE

/** A seat or room as the bookings see it. */
export interface Ort {
  readonly id: string
  readonly grundrissId: string
  readonly bezeichnung: string
  readonly kapazitaet: number
  readonly gruppenraum: boolean
}

/** From and to as milliseconds since the epoch: some thousand comparisons are cheaper on numbers. */
export interface Spanne {
  readonly von: number
  readonly bis: number
}

interface Wunsch extends Spanne {
  readonly ort: Ort
  readonly bucher: string
  readonly zweite?: string
  readonly gruppengroesse?: number
  /** Without it, the status that its time suggests. */
  readonly status?: BuchungStatus
  readonly informationstext?: string
}

/** A booking as it is stored. */
export interface DemoBuchung {
  readonly id: string
  readonly ort: Ort
  readonly tag: Temporal.PlainDate
  readonly zeitraum: Zeitraum
  readonly status: BuchungStatus
  readonly benutzer1Id: string
  readonly benutzer2Id: string | null
  readonly gruppengroesse: number
  readonly informationstext: string
  readonly erstellt: Temporal.Instant
}

export interface Buch {
  readonly buchungen: readonly DemoBuchung[]
  /** Writes the booking, or answers null when seat, person or the person's week is taken. */
  readonly add: (wunsch: Wunsch) => DemoBuchung | null
  readonly seatIsFree: (ort: Ort, spanne: Spanne) => boolean
  readonly personIsFree: (person: string, spanne: Spanne) => boolean
}

export interface Regeln {
  readonly zone: string
  readonly now: Temporal.Instant
  readonly zufall: Zufall
  /** Bookings as booker in one ISO week. */
  readonly proWoche: (person: string) => number
}

export function spanneOf({ von, bis }: Zeitraum): Spanne {
  return { von: von.epochMilliseconds, bis: bis.epochMilliseconds }
}

const overlaps = (a: Spanne, b: Spanne) => a.von < b.bis && b.von < a.bis

/** Keeps every seat and every person free of overlaps while bookings are made up. Locks hold seats, not people. */
export function createBuch(regeln: Regeln): Buch {
  const buchungen: DemoBuchung[] = []
  const seats = new Map<string, Spanne[]>()
  const persons = new Map<string, Spanne[]>()
  const weeks = new Map<string, number>()
  const free = (map: Map<string, Spanne[]>, key: string, spanne: Spanne) =>
    !map.get(key)?.some((it) => overlaps(it, spanne))
  const hold = (map: Map<string, Spanne[]>, key: string, spanne: Spanne) => {
    const held = map.get(key)
    if (held) held.push(spanne)
    else map.set(key, [spanne])
  }
  const weekOf = (person: string, tag: Temporal.PlainDate) => `${person} ${tag.yearOfWeek}-${tag.weekOfYear}`

  const add = (wunsch: Wunsch): DemoBuchung | null => {
    const { ort, bucher, zweite } = wunsch
    const locks = wunsch.status === 'verschlossen'
    const who = locks ? [] : zweite === undefined ? [bucher] : [bucher, zweite]
    if (wunsch.bis <= wunsch.von || !free(seats, ort.id, wunsch)) return null
    if (who.some((person) => !free(persons, person, wunsch))) return null
    const tag = tagOf(Temporal.Instant.fromEpochMilliseconds(wunsch.von), regeln.zone)
    const week = weekOf(bucher, tag)
    const used = weeks.get(week) ?? 0
    if (!locks && used >= regeln.proWoche(bucher)) return null
    const buchung = settle(wunsch, tag, regeln)
    buchungen.push(buchung)
    hold(seats, ort.id, wunsch)
    for (const person of who) hold(persons, person, wunsch)
    if (!locks && buchung.status !== 'storniert') weeks.set(week, used + 1)
    return buchung
  }

  return {
    buchungen,
    add,
    seatIsFree: (ort, spanne) => free(seats, ort.id, spanne),
    personIsFree: (person, spanne) => free(persons, person, spanne),
  }
}

function settle(wunsch: Wunsch, tag: Temporal.PlainDate, { now, zufall }: Regeln): DemoBuchung {
  const { status, informationstext } =
    wunsch.status === undefined
      ? suggest(wunsch, now.epochMilliseconds, zufall)
      : { informationstext: '', ...wunsch }
  // Made some hours before the start, and never in the future.
  const before = zufall.between(1, 96) * HOUR + zufall.between(0, 3599) * 1000
  const erstellt = Math.min(wunsch.von, now.epochMilliseconds) - before
  return {
    id: zufall.id(erstellt),
    ort: wunsch.ort,
    tag,
    zeitraum: {
      von: Temporal.Instant.fromEpochMilliseconds(wunsch.von),
      bis: Temporal.Instant.fromEpochMilliseconds(wunsch.bis),
    },
    status: status ?? 'reserviert',
    benutzer1Id: wunsch.bucher,
    benutzer2Id: wunsch.zweite ?? null,
    gruppengroesse: wunsch.gruppengroesse ?? 1,
    informationstext: informationstext ?? '',
    erstellt: Temporal.Instant.fromEpochMilliseconds(erstellt),
  }
}

const OHNE_CHECK_IN = 'Freigegeben, weil bis 15 Minuten nach Beginn niemand eingecheckt hat.'

/** What has begun is done or was cancelled; what is to come is reserved, or waits for its second person. */
function suggest(
  { von, zweite }: Wunsch,
  now: number,
  zufall: Zufall,
): { status: BuchungStatus; informationstext: string } {
  if (von + STEP < now) {
    if (zufall.chance(0.9)) return { status: 'durchgeführt', informationstext: '' }
    return { status: 'storniert', informationstext: zufall.chance(0.5) ? OHNE_CHECK_IN : '' }
  }
  if (zufall.chance(0.05)) return { status: 'storniert', informationstext: '' }
  const waits = zweite !== undefined && von > now + HOUR && zufall.chance(0.45)
  return { status: waits ? 'vorgemerkt' : 'reserviert', informationstext: '' }
}
