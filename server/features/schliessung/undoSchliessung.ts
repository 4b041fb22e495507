import type { Ruecknahme } from '@platzwart/contract/leseraum/schliessung'
import type { BuchungStatus } from '@platzwart/domain/buchung/status'
import { regelnOf } from '@platzwart/domain/einstellung/regeln'
import type { Place } from '@platzwart/domain/leseraum/offen'
import type { Bereich } from '@platzwart/domain/mandant/bereich'
import {
  decideRuecknahme,
  peopleOf,
  type StayReason,
  takesTimeAnew,
} from '@platzwart/domain/schliessung/ruecknahme'
import { ANLASS_RECHTE, type AnlassArt, UNDO_MINUTES } from '@platzwart/domain/schliessung/types'
import { record } from '../../platform/database/record.ts'
import { ready } from '../../platform/database/tx.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { lockInOrder } from '../buchung/lockInOrder.ts'
import { readEinstellungenOf } from '../einstellung/readEinstellungenOf.ts'
import { requireBereich } from '../grundriss/bereich.ts'
import { anyPlanOf } from '../grundriss/plan.ts'
import { lockGrundriss } from '../grundriss/queries.ts'
import { buchungOf, LESERAUM } from '../leseraum/art.ts'
import { type BuchungWithNames, lockBuchungen } from '../leseraum/queries.ts'
import { ARTEN } from './arten.ts'
import { hitOf, readOwnAround, settingsIn } from './findErsatz.ts'
import { type Move, moveBuchungen } from './moveBuchungen.ts'
import { type KeptBuchung, lockSchliessung, readGone, readTakenSlots } from './queries.ts'
import { withdrawMails } from './queueMails.ts'

const AKTION = 'undoSchliessung'

/** People locked one by one at most, whose own bookings a cancelled one comes back beside. */
const MOST_PEOPLE = 2000

/** As many as somebody looks through. */
const SHOWN = 500

const UNDONE = `update schliessung set status = 'zurueckgenommen' where mandant_id = $1 and id = $2`

/**
 * Takes a closure back while it can be (Z4): what was saved is as before, and each booking where it was, unless somebody has changed it since, or has
 * its slot by now, its place was closed by something else, or one of its people has booked something else that it would stand against. Those that stay as
 * they are are named.
 */
export async function undoSchliessung(call: Call, id: string) {
  const { tx, now, person } = call
  const row = await lockSchliessung(tx, id)
  const art = row?.anlass as AnlassArt | undefined
  if (!row || !art || !person.berechtigungen.has(ANLASS_RECHTE[art]))
    return refuse({ status: 404, code: 'nichtGefunden' })
  requireBereich(call, row.bereich)
  if (row.status !== 'gilt' || Temporal.Instant.compare(row.bis, now) <= 0) {
    const issues = [{ code: 'schliessung.vorbei', data: { minuten: UNDO_MINUTES } } as const]
    return refuse({ status: 409, code: 'schliessung.vorbei', issues })
  }
  // The plans first, in the order in which whoever closes them locks them.
  const plans = ARTEN[art].plansOf?.(row) ?? [row.grundriss_id]
  for (const plan of plans.toSorted()) await lockGrundriss(tx, plan)
  const kept = row.buchungen as unknown as readonly KeptBuchung[]
  const rows = await lockThem(call, kept, ARTEN[art].seatsOf?.(row) ?? [])
  const refused = await ARTEN[art].restore(call, row)
  if (refused) return refused
  const { moves, nicht } = await sortOut(call, kept, rows)
  await moveBuchungen(call, AKTION, moves)
  await tx.run(ready(UNDONE, tx.scope.mandantId, id))
  await withdrawMails(tx, id, new Set(moves.map((move) => move.row.id)))
  record(tx, {
    aktion: AKTION,
    objekt: 'schliessung',
    objektId: id,
    nachher: { anlass: art, grundrissId: row.grundriss_id, zurueck: moves.length, nicht: nicht.size },
  })
  const body: Ruecknahme = { zurueck: moves.length, nicht: await presentLeft(call, kept, nicht) }
  return { status: 200, body } as const
}

const namedIn = ({ benutzer1_id, benutzer2_id }: Pick<BuchungWithNames, 'benutzer1_id' | 'benutzer2_id'>) =>
  benutzer2_id === null ? [benutzer1_id] : [benutzer1_id, benutzer2_id]

/** The bookings as they are now, by id: alone with them, with the seats where they are and where they were, and with their people. */
async function lockThem({ tx }: Call, kept: readonly KeptBuchung[], seats: readonly string[]) {
  const ids = kept.map(({ id }) => id)
  const before = await tx.all(selectPlaces(tx.scope.mandantId, ids))
  const people = [...new Set(before.flatMap(namedIn))]
  await lockInOrder(tx, LESERAUM, {
    personen: people.slice(0, MOST_PEOPLE),
    kalender: [
      ...new Set([
        ...seats,
        ...[...before, ...kept].map((one) => ('leseraumId' in one ? one.leseraumId : one.leseraum_id)),
      ]),
    ],
  })
  return new Map((await lockBuchungen(tx, ids)).map((row) => [row.id, row]))
}

const PLACES =
  'select leseraum_id, benutzer1_id, benutzer2_id from leseraum_buchung where mandant_id = $1 and id = any($2::uuid[])'

const selectPlaces = (mandantId: string, ids: readonly string[]) =>
  ready<Pick<BuchungWithNames, 'leseraum_id' | 'benutzer1_id' | 'benutzer2_id'>>(PLACES, mandantId, ids)

const backOf = (one: KeptBuchung, row: BuchungWithNames): Move => ({
  row,
  target: {
    leseraum_id: one.leseraumId,
    grundriss_id: one.grundrissId,
    tag: Temporal.PlainDate.from(one.tag),
    zeitraum: { von: Temporal.Instant.from(one.von), bis: Temporal.Instant.from(one.bis) },
    status: one.status as BuchungStatus,
    informationstext: one.informationstext,
    zweite_zugesagt: one.zugesagt === null ? null : Temporal.Instant.from(one.zugesagt),
  },
})

/** Which of them go back, and why the others do not; the places are as they are now that what was saved is taken back. */
async function sortOut(
  call: Call,
  kept: readonly KeptBuchung[],
  rows: ReadonlyMap<string, BuchungWithNames>,
) {
  const { tx, now, deps } = call
  const nicht = new Map<string, StayReason>()
  const back: Move[] = []
  for (const one of kept) {
    const row = rows.get(one.id)
    if (row?.version === one.version) back.push(backOf(one, row))
    else nicht.set(one.id, 'geaendert')
  }
  const slots = back.map(({ row: { id }, target: { leseraum_id, zeitraum } }) => ({
    id,
    leseraum_id,
    zeitraum,
  }))
  const belegt = await readTakenSlots(tx, slots, now)
  const weg = await readGone(
    tx,
    back.map(({ row }) => row.benutzer1_id),
  )
  const fresh = { ...call, konfiguration: await deps.konfigurationen.current(tx) }
  const places = await readPlaces(fresh, back)
  for (const bereich of new Set(back.map(({ row }) => row.bereich))) {
    const within = back.filter(({ row }) => row.bereich === bereich)
    for (const [id, grund] of await decideWithin(fresh, bereich, within, { belegt, weg, places }))
      nicht.set(id, grund)
  }
  return { moves: back.filter(({ row: { id } }) => !nicht.has(id)), nicht }
}

/** The seats to which they go back, by id. */
async function readPlaces(call: Call, back: readonly Move[]): Promise<ReadonlyMap<string, Place>> {
  const places = new Map<string, Place>()
  for (const { target } of back) {
    const plan = await anyPlanOf(call, target.grundriss_id)
    const leseraum = plan?.byId.get(target.leseraum_id)
    if (plan && leseraum) places.set(target.leseraum_id, { kalender: plan.kalender, leseraum })
  }
  return places
}

interface Asked {
  readonly belegt: ReadonlySet<string>
  readonly weg: ReadonlySet<string>
  readonly places: ReadonlyMap<string, Place>
}

/** Those of one Bereich that stay, by its rules. Of who kept the time nothing is read: they have it already. */
async function decideWithin(
  call: Call,
  bereich: Bereich,
  back: readonly Move[],
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

/** As they were, for whoever has to tell their people. */
async function presentLeft(
  call: Call,
  kept: readonly KeptBuchung[],
  nicht: ReadonlyMap<string, StayReason>,
): Promise<Ruecknahme['nicht']> {
  const left: Ruecknahme['nicht'] = []
  for (const { id, grundrissId, leseraumId, von, bis } of kept) {
    const grund = nicht.get(id)
    if (grund === undefined || left.length >= SHOWN) continue
    const plan = await anyPlanOf(call, grundrissId)
    left.push({ id, von, bis, grund, bezeichnung: plan?.byId.get(leseraumId)?.bezeichnung ?? '' })
  }
  return left
}
