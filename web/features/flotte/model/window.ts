import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { minutesOf, parseUhrzeit } from '@platzwart/domain/time/uhrzeit'
import { instantOfWallText, wallText } from '@platzwart/domain/time/wall'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { roundUp } from '@platzwart/domain/time/zeitschritt'
import { instantOfWall, wallOfInstant } from '@platzwart/domain/time/zone'
import type { FahrzeugSearch } from './address.ts'

/** A window in wall time of the Mandant's zone. */
export interface Window {
  readonly von: Temporal.PlainDateTime
  readonly bis: Temporal.PlainDateTime
}

/** The inputs of the quick choices. */
export interface Lage {
  readonly jetzt: Temporal.Instant
  readonly zone: string
  readonly einstellungen: Pick<
    Effective,
    'fahrzeug.zeitschritt' | 'fahrzeug.zeitraumVon' | 'fahrzeug.zeitraumBis'
  >
}

export const QUICK = ['gleich', 'nachmittag', 'ganzerTag', 'morgen'] as const
export type Quick = (typeof QUICK)[number]

const compare = Temporal.PlainDateTime.compare
/** The minimum minutes left of today to be suggested by default. */
const WORTHWHILE_MINUTES = 60
const SOON_HOURS = 2
const NOON = 13

function wallOf(tag: Temporal.PlainDate, text: string, fallback: number): Temporal.PlainDateTime {
  const uhrzeit = parseUhrzeit(text)
  return tag.toPlainDateTime().add({ minutes: uhrzeit.ok ? minutesOf(uhrzeit.value) : fallback })
}

/** The usual hours of a day as the house has set them (09:00 to 18:00 by default). */
function usual(tag: Temporal.PlainDate, { einstellungen }: Lage): Window {
  const von = wallOf(tag, einstellungen['fahrzeug.zeitraumVon'].value, 9 * 60)
  const bis = wallOf(tag, einstellungen['fahrzeug.zeitraumBis'].value, 18 * 60)
  return compare(von, bis) < 0 ? { von, bis } : { von, bis: von.add({ hours: 1 }) }
}

/**
 * The next bookable start in wall time. In the repeated hour of autumn a wall time means its first
 * occurrence, which is past while the second runs: the result is then the first start after that hour.
 */
export function nextStart({ jetzt, zone, einstellungen }: Lage): Temporal.PlainDateTime {
  const step = einstellungen['fahrzeug.zeitschritt'].value
  let start = wallOfInstant(roundUp(jetzt, step, zone), zone)
  while (Temporal.Instant.compare(instantOfWall(start, zone), jetzt) < 0) {
    start = start.add({ minutes: Math.max(1, step) })
  }
  return start
}

function latest(a: Temporal.PlainDateTime, b: Temporal.PlainDateTime): Temporal.PlainDateTime {
  return compare(a, b) < 0 ? b : a
}

function worthwhile({ von, bis }: Window): boolean {
  return von.until(bis, { largestUnit: 'minutes' }).minutes >= WORTHWHILE_MINUTES
}

/**
 * The window of a quick choice; null if it makes no sense today (any more). `tag` is the day chosen on
 * screen.
 */
export function quickWindow(art: Quick, tag: Temporal.PlainDate, lage: Lage): Window | null {
  const start = nextStart(lage)
  if (art === 'gleich') return { von: start, bis: start.add({ hours: SOON_HOURS }) }
  if (art === 'morgen') return usual(start.toPlainDate().add({ days: 1 }), lage)
  const hours = usual(art === 'ganzerTag' ? tag : start.toPlainDate(), lage)
  const from = art === 'ganzerTag' ? hours.von : hours.von.with({ hour: NOON, minute: 0 })
  const fenster = { von: latest(from, start), bis: hours.bis }
  return worthwhile(fenster) ? fenster : null
}

/** The number of days searched for a first suggestion; people on longer trips choose manually. */
const TRIES = 30

/** The rest of a day from a moment on, within its usual hours. */
function restOf(from: Temporal.PlainDateTime, lage: Lage): Window {
  const hours = usual(from.toPlainDate(), lage)
  return { von: latest(from, hours.von), bis: hours.bis }
}

function overlap(a: Window, b: Window): boolean {
  return compare(a.von, b.bis) < 0 && compare(b.von, a.bis) < 0
}

/**
 * The page's default window: from the next step to the end of the usual hours, or all of the next day's;
 * after the person's own trips, because nobody drives two cars at a time.
 */
export function defaultWindow(lage: Lage, eigene: readonly Window[] = []): Window {
  const step = lage.einstellungen['fahrzeug.zeitschritt'].value
  const first = nextStart(lage)
  let from = first
  for (let tries = 0; tries < TRIES; tries += 1) {
    const rest = restOf(from, lage)
    const own = worthwhile(rest) ? eigene.find((one) => overlap(one, rest)) : undefined
    if (worthwhile(rest) && own === undefined) return rest
    const next = from.toPlainDate().add({ days: 1 }).toPlainDateTime()
    from = own === undefined ? next : onStep(latest(own.bis, from), step)
  }
  return restOf(first.toPlainDate().add({ days: 1 }).toPlainDateTime(), lage)
}

function onStep(at: Temporal.PlainDateTime, step: number): Temporal.PlainDateTime {
  const past = (at.hour * 60 + at.minute) % Math.max(1, step)
  return past === 0 ? at : at.add({ minutes: step - past })
}

/**
 * The first window of the requested length, from the requested start on, that overlaps none of these trips.
 */
export function windowAfter(wish: Window, trips: readonly Window[], lage: Lage): Window {
  const step = lage.einstellungen['fahrzeug.zeitschritt'].value
  const length = wish.von.until(wish.bis, { largestUnit: 'minutes' })
  const from = (von: Temporal.PlainDateTime): Window => ({ von, bis: von.add(length) })
  return trips
    .toSorted((a, b) => compare(a.von, b.von))
    .reduce(
      (free, trip) => (overlap(free, trip) ? from(onStep(trip.bis, step)) : free),
      from(latest(wish.von, nextStart(lage))),
    )
}

export function windowOf(
  search: Pick<FahrzeugSearch, 'von' | 'bis'>,
  lage: Lage,
  eigene: readonly Window[],
): Window {
  if (search.von === undefined || search.bis === undefined) return defaultWindow(lage, eigene)
  return { von: Temporal.PlainDateTime.from(search.von), bis: Temporal.PlainDateTime.from(search.bis) }
}

/**
 * The address for a window. @param before the current address: an unchanged time keeps its offset in the
 * repeated hour
 */
export function searchOf(
  { von, bis }: Window,
  before: Pick<FahrzeugSearch, 'von' | 'bis'> = { von: undefined, bis: undefined },
): { von: string; bis: string } {
  const text = (at: Temporal.PlainDateTime, stood: string | undefined) => {
    const stays = stood !== undefined && Temporal.PlainDateTime.from(stood).equals(at)
    return stays ? stood : at.toString({ smallestUnit: 'minute' })
  }
  return { von: text(von, before.von), bis: text(bis, before.bis) }
}

/** The address for an existing trip's window. */
export function searchOfTrip(
  { von, bis }: { readonly von: string; readonly bis: string },
  zone: string,
): { von: string; bis: string } {
  const text = (at: string) => wallText(Temporal.Instant.from(at), zone)
  return { von: text(von), bis: text(bis) }
}

/** The exact period of the address; without one, that of the window. */
export function zeitraumOfSearch(
  { von, bis }: Pick<FahrzeugSearch, 'von' | 'bis'>,
  fenster: Window,
  zone: string,
): Zeitraum {
  if (von === undefined || bis === undefined) return zeitraumOf(fenster, zone)
  return { von: instantOfWallText(von, zone), bis: instantOfWallText(bis, zone) }
}

export function zeitraumOf({ von, bis }: Window, zone: string): Zeitraum {
  return { von: instantOfWall(von, zone), bis: instantOfWall(bis, zone) }
}

/** Moves the start and keeps the length, so that the end never precedes it. */
export function withStart(fenster: Window, von: Temporal.PlainDateTime): Window {
  return { von, bis: von.add(fenster.von.until(fenster.bis, { largestUnit: 'minutes' })) }
}

/** Moves the end; if it precedes the start, the start moves to an hour before it. */
export function withEnd(fenster: Window, bis: Temporal.PlainDateTime): Window {
  return compare(fenster.von, bis) < 0 ? { von: fenster.von, bis } : { von: bis.subtract({ hours: 1 }), bis }
}
