import { regelnOf } from '@platzwart/domain/einstellung/regeln'
import type { Place } from '@platzwart/domain/leseraum/offen'
import {
  decideRuecknahme,
  peopleOf,
  type StayReason,
  takesTimeAnew,
} from '@platzwart/domain/leseraum/schliessung/ruecknahme'
import type { Bereich } from '@platzwart/domain/mandant/bereich'
import type { Call } from '../../../platform/http/endpoint.ts'
import { readEinstellungenOf } from '../../einstellung/readEinstellungenOf.ts'
import { anyPlanOf } from '../../grundriss/plan.ts'
import type { BackFacts, Move } from '../../schliessung/art.ts'
import { buchungOf } from '../art.ts'
import type { BuchungWithNames } from '../queries.ts'
import type { SeatClosures } from './art.ts'
import { hitOf, readOwnAround, settingsIn } from './findErsatz.ts'

type SeatMove = Move<SeatClosures>

const namedIn = ({ benutzer1_id, benutzer2_id }: Pick<BuchungWithNames, 'benutzer1_id' | 'benutzer2_id'>) =>
  benutzer2_id === null ? [benutzer1_id] : [benutzer1_id, benutzer2_id]

/** Those that stay, by the rules of their Bereich. The places are as they are now that what was saved is taken back. */
export async function decideBack(call: Call, back: readonly SeatMove[], { belegt, weg }: BackFacts) {
  const nicht = new Map<string, StayReason>()
  const places = await readPlaces(call, back)
  for (const bereich of new Set(back.map(({ row }) => row.bereich))) {
    const within = back.filter(({ row }) => row.bereich === bereich)
    for (const [id, grund] of await decideWithin(call, bereich, within, { belegt, weg, places }))
      nicht.set(id, grund)
  }
  return nicht
}

/** The seats to which they go back, by id. */
async function readPlaces(call: Call, back: readonly SeatMove[]): Promise<ReadonlyMap<string, Place>> {
  const places = new Map<string, Place>()
  for (const { target } of back) {
    const plan = await anyPlanOf(call, target.grundriss_id)
    const leseraum = plan?.byId.get(target.leseraum_id)
    if (plan && leseraum) places.set(target.leseraum_id, { kalender: plan.kalender, leseraum })
  }
  return places
}

interface Asked extends BackFacts {
  readonly places: ReadonlyMap<string, Place>
}

/** Those of one Bereich that stay, by its rules. Of who kept the time nothing is read: they have it already. */
async function decideWithin(
  call: Call,
  bereich: Bereich,
  back: readonly SeatMove[],
  { belegt, weg, places }: Asked,
): Promise<ReadonlyMap<string, StayReason>> {
  const anew = back
    .filter(({ row, target }) => takesTimeAnew({ jetzt: row, vorher: target }))
    .map(({ row, target }) => hitOf({ ...row, ...target }))
  const [eigene, einstellungen] = await Promise.all([
    readOwnAround(call, bereich, anew, ({ buchung }) => peopleOf(buchung)),
    readEinstellungenOf(call.tx, [...new Set(back.flatMap(({ row }) => namedIn(row)))]),
  ])
  const asked = back.map(({ row, target }) => ({
    jetzt: buchungOf(row),
    vorher: buchungOf({ ...row, ...target }),
  }))
  return decideRuecknahme(asked, {
    now: call.now,
    belegt,
    weg,
    eigene,
    placeOf(id) {
      const place = places.get(id)
      if (!place) throw new Error('a booking was on a seat, and a seat stays while it has bookings')
      return place
    },
    einstellungenOf: (id) => regelnOf(settingsIn(einstellungen, id), bereich),
  })
}
