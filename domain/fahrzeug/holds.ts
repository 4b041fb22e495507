import { colliding, withGap } from '../buchung/holds.ts'
import { occupies } from '../buchung/status.ts'
import type { Effective } from '../einstellung/resolve.ts'
import { type Issue, issue } from '../issue.ts'
import { firstOf, later, overlaps, type Zeitraum } from '../time/zeitraum.ts'
import type { FahrtCommand, FahrzeugFacts } from './facts.ts'
import type { FahrzeugHold } from './types.ts'

/**
 * The period that the database's exclusion constraint compares: the trip and the minimum gap after it.
 * Half-open, like every period.
 */
export function sperrzeitraumOf(
  zeitraum: Zeitraum,
  einstellungen: Pick<Effective, 'fahrzeug.mindestabstand'>,
): Zeitraum {
  return withGap(zeitraum, einstellungen['fahrzeug.mindestabstand'].value)
}

/** A trip under way past its end counts as ending now (B3): the car is not there. */
export function withOverrun<H extends FahrzeugHold>(hold: H, now: Temporal.Instant): H {
  if (hold.status !== 'aktiv') return hold
  return { ...hold, zeitraum: { von: hold.zeitraum.von, bis: later(hold.zeitraum.bis, now) } }
}

/** The vehicle's holds that collide with a period, with the minimum gap on either side. */
export function fahrzeugCollisions(
  fahrzeugId: string,
  zeitraum: Zeitraum,
  facts: Pick<FahrzeugFacts, 'now' | 'einstellungen' | 'belegungen'>,
): FahrzeugHold[] {
  const held = facts.belegungen
    .filter((hold) => hold.fahrzeugId === fahrzeugId)
    .map((hold) => withOverrun(hold, facts.now))
  return colliding(zeitraum, held, facts.einstellungen['fahrzeug.mindestabstand'].value)
}

export function fahrzeugHoldIssues(command: FahrtCommand, facts: FahrzeugFacts): Issue[] {
  const first = firstOf(fahrzeugCollisions(command.fahrzeug.id, command.zeitraum, facts))
  if (!first) return []
  const period = { von: first.zeitraum.von.toString(), bis: first.zeitraum.bis.toString() }
  if (first.typ !== 'BUCHUNG')
    return [issue('fahrzeug.gesperrt', { typ: first.typ, ...period }, { field: 'von' })]
  const { value: minuten, origin } = facts.einstellungen['fahrzeug.mindestabstand']
  const onlyGap = !overlaps(first.zeitraum, command.zeitraum)
  return [
    issue('fahrzeug.belegt', { ...period, minuten }, onlyGap ? { field: 'von', origin } : { field: 'von' }),
  ]
}

/**
 * Nobody drives two cars at a time. Completed trips do not count: whoever is back early may take another car
 * at once.
 */
export function underwayIssues(command: FahrtCommand, facts: FahrzeugFacts): Issue[] {
  const others = facts.eigene
    .filter((own) => own.fahrerId === command.fahrerId && own.typ === 'BUCHUNG')
    .filter((own) => occupies(own.status) && own.status !== 'durchgeführt')
    .map((own) => withOverrun(own, facts.now))
    .filter((own) => overlaps(own.zeitraum, command.zeitraum))
  const other = firstOf(others)
  if (!other) return []
  const data = {
    von: other.zeitraum.von.toString(),
    bis: other.zeitraum.bis.toString(),
    kennzeichen: other.kennzeichen ?? '',
  }
  return [issue('fahrzeug.fahrerSchonUnterwegs', data, { field: 'von' })]
}
