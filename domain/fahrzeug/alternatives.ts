import { withGap } from '../buchung/holds.ts'
import { blocks } from '../buchung/status.ts'
import { gapsOf, nearestFirst, staysNear } from '../buchung/stays.ts'
import { wochentagOf } from '../time/wochentag.ts'
import { earlier, later, minutesBetween, type Zeitraum } from '../time/zeitraum.ts'
import { dayPeriod, endOf, instantOf, tagOf } from '../time/zone.ts'
import { decideFahrt } from './book.ts'
import { isInside } from './buchungszeiten.ts'
import { proposeErsatz } from './ersatz.ts'
import type { FahrtCommand, FahrzeugFacts } from './facts.ts'
import { zeitenOf } from './freigabe.ts'
import { withOverrun } from './holds.ts'
import type { Buchungszeiten, Fahrzeug } from './types.ts'
import { fahrzeugRange, latestMissedStart } from './window.ts'

/** Most cars and times to try: each costs a full decision, and a refusal must stay as quick as a booking. */
const TRIES = 12

const { compare } = Temporal.Instant

/** The periods of a horizon in which the car's own booking times allow trips. */
function bookableTimes(zeiten: Buchungszeiten | null, horizon: Zeitraum, zone: string): Zeitraum[] {
  if (zeiten === null || zeiten.buchungAusserhalbMoeglich) return [horizon]
  const times: Zeitraum[] = []
  const last = tagOf(horizon.bis, zone)
  for (let tag = tagOf(horizon.von, zone); Temporal.PlainDate.compare(tag, last) <= 0; ) {
    if (isInside(zeiten, tag) && zeiten.wochentage.includes(wochentagOf(tag))) {
      times.push({ von: instantOf(tag, zeiten.von, zone), bis: endOf(tag, zeiten.bis, zone) })
    }
    tag = tag.add({ days: 1 })
  }
  return times
}

/**
 * The car's bookable times without its holds and the driver's other trips, from now until the end of the
 * booking range, the gap kept.
 */
function freeOf(command: FahrtCommand, facts: FahrzeugFacts, horizon: Zeitraum): Zeitraum[] {
  const { einstellungen, zone, now } = facts
  const gap = einstellungen['fahrzeug.mindestabstand'].value
  const taken = facts.belegungen
    .filter((hold) => hold.fahrzeugId === command.fahrzeug.id && blocks(hold.status))
    .map((hold) => withGap(withOverrun(hold, now).zeitraum, gap))
    .map(({ von, bis }) => ({ von: von.subtract({ minutes: gap }), bis }))
  const own = facts.eigene
    .filter((hold) => blocks(hold.status) && hold.status !== 'durchgeführt')
    .map((hold) => withOverrun(hold, now).zeitraum)
  const first = later(horizon.von, latestMissedStart(facts).add({ seconds: 1 }))
  // The booking range bounds the search: a request for centuries is not searched day by day.
  const { letzterTag } = fahrzeugRange(now, zone, einstellungen)
  const end = earlier(horizon.bis, dayPeriod(letzterTag, zone).bis)
  if (compare(first, end) >= 0) return []
  const times = bookableTimes(zeitenOf(command.fahrzeug, einstellungen), { von: first, bis: end }, zone)
  return times
    .map(({ von, bis }) => ({ von: later(von, first), bis }))
    .filter(({ von, bis }) => compare(von, bis) < 0)
    .flatMap((time) => gapsOf(time, [...taken, ...own]))
}

/**
 * The same car for the requested length at the nearest other time within a horizon, accepted by the rules
 * that refused the request; at most one.
 * @param facts the car's holds and the driver's trips in the whole horizon
 */
export function otherTimes(command: FahrtCommand, facts: FahrzeugFacts, horizon: Zeitraum): Zeitraum[] {
  const { einstellungen, zone } = facts
  const wished = minutesBetween(command.zeitraum.von, command.zeitraum.bis)
  const wish = {
    wished: command.zeitraum,
    step: einstellungen['fahrzeug.zeitschritt'].value,
    zone,
    shortest: Math.max(1, wished, einstellungen['fahrzeug.mindestbuchungszeit'].value),
    longest: Number.MAX_SAFE_INTEGER,
  }
  const stays = nearestFirst(staysNear(wish, freeOf(command, facts, horizon)), command.zeitraum)
  const found = stays.slice(0, TRIES).find((zeitraum) => decideFahrt({ ...command, zeitraum }, facts).ok)
  return found ? [found] : []
}

/**
 * Other cars of the same or a higher category for the same time, best first, accepted by the same rules.
 * @param facts these cars' holds around the request
 */
export function otherCars<F extends Fahrzeug>(
  command: FahrtCommand,
  fahrzeuge: readonly F[],
  facts: FahrzeugFacts,
  most = 1,
): F[] {
  return proposeErsatz(command, fahrzeuge, facts, TRIES)
    .filter((fahrzeug) => decideFahrt({ ...command, fahrzeug }, facts).ok)
    .slice(0, most)
}
