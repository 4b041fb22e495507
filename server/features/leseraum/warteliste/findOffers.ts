import { assignSeats, mayGetSeat } from '@platzwart/domain/leseraum/warteliste/seats'
import type { Wartender } from '@platzwart/domain/leseraum/warteliste/types'
import { tagOf } from '@platzwart/domain/time/zone'
import { inLine } from '@platzwart/domain/warteliste/line'
import type { Configured } from '../../../platform/konfiguration/konfiguration.ts'
import { readHausEinstellungen } from '../../einstellung/queries.ts'
import { regelnIn } from '../../grundriss/bereich.ts'
import { type Plan, planIds } from '../../grundriss/plan.ts'
import type { OpenQueue } from '../../warteliste/art.ts'
import { holdOf } from '../facts.ts'
import type { SeatWaiting } from './art.ts'
import { type PlatzRow, readTaken, readUsed } from './queries.ts'
import { readFacts } from './readFacts.ts'
import { wartenderOf } from './snapshot.ts'

interface Waiting extends Wartender {
  readonly row: PlatzRow
}

/** Who of those who wait on a plan's day is to be offered what, by the rules that hold for each of them, and for how long. */
export async function findOffers(
  here: Configured,
  { ort: plan, tag }: OpenQueue<SeatWaiting>,
  rows: readonly PlatzRow[],
  now: Temporal.Instant,
) {
  const haus = regelnIn(await readHausEinstellungen(here.tx), plan)
  const minuten = haus['leseraum.wartelisteMinuten'].value
  const belegungen = (await readTaken(here.tx, plan.id, tag)).map(holdOf)
  const day = { resources: plan.leseraeume, belegungen }
  const all = rows.map((row): Waiting => ({ ...wartenderOf(row), row }))
  const waiting = mayGetSeat(all, day, now)
  if (waiting.length === 0) return { minuten, offers: [] }
  const people = [...new Set(waiting.map(({ benutzerId }) => benutzerId))]
  // Those who had least are asked first, where the house says so.
  const nachNutzung = haus['leseraum.wartelisteNachNutzung'].value
  const [factsOf, used] = await Promise.all([
    readFacts(here, { plan, tag, people }, { now, withOffers: true }),
    nachNutzung ? readUse(here, plan, people, now) : null,
  ])
  const offers = assignSeats(inLine(waiting, used), day, factsOf)
  return {
    minuten,
    offers: offers.map(({ wartender, resource, zeitraum }) => ({
      platz: wartender.row,
      resourceId: resource.id,
      zeitraum,
    })),
  }
}

async function readUse(here: Configured, plan: Plan, people: readonly string[], now: Temporal.Instant) {
  const plans = await planIds(here, plan.bereich)
  return readUsed(here.tx, people, plans, tagOf(now, plan.kalender.zone), now)
}
