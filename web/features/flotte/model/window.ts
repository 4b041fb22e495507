import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { minutesOf, parseUhrzeit } from '@platzwart/domain/time/uhrzeit'
import { instantOfWallText, wallText } from '@platzwart/domain/time/wall'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { roundUp } from '@platzwart/domain/time/zeitschritt'
import { instantOfWall, wallOfInstant } from '@platzwart/domain/time/zone'
import type { FahrzeugSearch } from './address.ts'

/** A window as it is read off the wall of the Mandant's zone: from, to. */
export interface Window {
  readonly von: Temporal.PlainDateTime
  readonly bis: Temporal.PlainDateTime
}

/** What the quick choices depend on. */
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
/** Shorter than this, what is left of today is not offered without being asked for. */
const WORTHWHILE_MINUTES = 60
const SOON_HOURS = 2
const NOON = 13

function wallOf(tag: Temporal.PlainDate, text: string, fallback: number): Temporal.PlainDateTime {
  const uhrzeit = parseUhrzeit(text)
  return tag.toPlainDateTime().add({ minutes: uhrzeit.ok ? minutesOf(uhrzeit.value) : fallback })
}

/** The usual hours of a day, as the house has set them (09:00 to 18:00 by default). */
function usual(tag: Temporal.PlainDate, { einstellungen }: Lage): Window {
  const von = wallOf(tag, einstellungen['fahrzeug.zeitraumVon'].value, 9 * 60)
  const bis = wallOf(tag, einstellungen['fahrzeug.zeitraumBis'].value, 18 * 60)
  return compare(von, bis) < 0 ? { von, bis } : { von, bis: von.add({ hours: 1 }) }
}

/**
 * The next start that can be booked, on the wall. In the hour that the autumn has twice a wall time is the first of both, which is over when
 * the second runs: then it is the first that comes after them.
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

/** One press for what is booked most; null where it makes no sense (any more) today. `tag` is the day chosen on screen. */
export function quickWindow(art: Quick, tag: Temporal.PlainDate, lage: Lage): Window | null {
  const start = nextStart(lage)
  if (art === 'gleich') return { von: start, bis: start.add({ hours: SOON_HOURS }) }
  if (art === 'morgen') return usual(start.toPlainDate().add({ days: 1 }), lage)
  const hours = usual(art === 'ganzerTag' ? tag : start.toPlainDate(), lage)
  const from = art === 'ganzerTag' ? hours.von : hours.von.with({ hour: NOON, minute: 0 })
  const fenster = { von: latest(from, start), bis: hours.bis }
  return worthwhile(fenster) ? fenster : null
}

/** Days looked at for a first offer; who is on the road longer chooses by hand. */
const TRIES = 30

/** What is left of a day from a moment on, within its usual hours. */
function restOf(from: Temporal.PlainDateTime, lage: Lage): Window {
  const hours = usual(from.toPlainDate(), lage)
  return { von: latest(from, hours.von), bis: hours.bis }
}

function overlap(a: Window, b: Window): boolean {
  return compare(a.von, b.bis) < 0 && compare(b.von, a.bis) < 0
}

/**
 * What the page opens with: from the next step to the end of the usual hours, or all of the next day's; after the trips that one has
 * already, because nobody drives two cars at a time.
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

/** As long as a wish, from its start on in the first time that none of these trips takes. */
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
 * As it stands in the address.
 * @param before what stands there by now: a time that stays, stays the one of two that it was
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

/** The window of a trip that stands already, as the address has it. */
export function searchOfTrip(
  { von, bis }: { readonly von: string; readonly bis: string },
  zone: string,
): { von: string; bis: string } {
  const text = (at: string) => wallText(Temporal.Instant.from(at), zone)
  return { von: text(von), bis: text(bis) }
}

/** The period that the address asks about, to the moment; without one that of the window. */
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

/** A new start keeps the length, so that no end lies before it. */
export function withStart(fenster: Window, von: Temporal.PlainDateTime): Window {
  return { von, bis: von.add(fenster.von.until(fenster.bis, { largestUnit: 'minutes' })) }
}

/** A new end that lies before the start takes the start along to the hour before it. */
export function withEnd(fenster: Window, bis: Temporal.PlainDateTime): Window {
  return compare(fenster.von, bis) < 0 ? { von: fenster.von, bis } : { von: bis.subtract({ hours: 1 }), bis }
}
