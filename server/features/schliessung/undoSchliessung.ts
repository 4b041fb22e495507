import type { Ruecknahme } from '@platzwart/contract/leseraum/schliessung'
import type { BuchungStatus } from '@platzwart/domain/buchung/status'
import { regelnOf } from '@platzwart/domain/einstellung/regeln'
import { ownIssuesOf } from '@platzwart/domain/leseraum/limits'
import type { Bereich } from '@platzwart/domain/mandant/bereich'
import { ANLASS_RECHTE, type AnlassArt, UNDO_MINUTES } from '@platzwart/domain/schliessung/types'
import { record } from '../../platform/database/record.ts'
import { ready } from '../../platform/database/tx.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { lockInOrder } from '../buchung/lockInOrder.ts'
import { readEinstellungenOf } from '../einstellung/readEinstellungenOf.ts'
import { requireBereich } from '../grundriss/bereich.ts'
import { anyPlanOf } from '../grundriss/plan.ts'
import { lockGrundriss } from '../grundriss/queries.ts'
import { LESERAUM } from '../leseraum/art.ts'
import { type BuchungWithNames, lockBuchungen } from '../leseraum/queries.ts'
import { ARTEN } from './arten.ts'
import { hitOf, readOwnAround, settingsIn } from './findErsatz.ts'
import { type Move, moveBuchungen } from './moveBuchungen.ts'
import { type KeptBuchung, lockSchliessung, readTakenSlots } from './queries.ts'
import { withdrawMails } from './queueMails.ts'

const AKTION = 'undoSchliessung'

/** People locked one by one at most, whose own bookings a cancelled one comes back beside. */
const MOST_PEOPLE = 2000

/** As many as somebody looks through. */
const SHOWN = 500

const UNDONE = `update schliessung set status = 'zurueckgenommen' where mandant_id = $1 and id = $2`

type Grund = Ruecknahme['nicht'][number]['grund']

/**
 * Takes a closure back while it can be (Z4): what was saved is as before, and each booking where it was, unless somebody has changed it since, or has
 * its slot by now, or its person has booked something else that it would stand against. Those that stay as they are are named.
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
    ...{ aktion: AKTION, objekt: 'schliessung', objektId: id },
    nachher: { anlass: art, grundrissId: row.grundriss_id, zurueck: moves.length, nicht: nicht.size },
  })
  const body: Ruecknahme = { zurueck: moves.length, nicht: await presentLeft(call, kept, nicht) }
  return { status: 200, body } as const
}

/** The bookings as they are now, by id: alone with them, with the seats where they are and where they were, and with their people. */
async function lockThem({ tx }: Call, kept: readonly KeptBuchung[], seats: readonly string[]) {
  const ids = kept.map(({ id }) => id)
  const before = await tx.all(selectPlaces(tx.scope.mandantId, ids))
  const people = [...new Set(before.map(({ benutzer1_id }) => benutzer1_id))]
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
  'select leseraum_id, benutzer1_id from leseraum_buchung where mandant_id = $1 and id = any($2::uuid[])'

const selectPlaces = (mandantId: string, ids: readonly string[]) =>
  ready<{ leseraum_id: string; benutzer1_id: string }>(PLACES, mandantId, ids)

const backOf = (one: KeptBuchung, row: BuchungWithNames): Move => ({
  row,
  target: {
    ...{ leseraum_id: one.leseraumId, grundriss_id: one.grundrissId, tag: Temporal.PlainDate.from(one.tag) },
    zeitraum: { von: Temporal.Instant.from(one.von), bis: Temporal.Instant.from(one.bis) },
    ...{ status: one.status as BuchungStatus, informationstext: one.informationstext },
    zweite_zugesagt: one.zugesagt === null ? null : Temporal.Instant.from(one.zugesagt),
  },
})

/** Which of them go back, and why the others do not. */
async function sortOut(
  call: Call,
  kept: readonly KeptBuchung[],
  rows: ReadonlyMap<string, BuchungWithNames>,
) {
  const { tx, now } = call
  const nicht = new Map<string, Grund>()
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
  const taken = await readTakenSlots(tx, slots, now)
  const against = new Set<string>()
  for (const bereich of new Set(back.map(({ row }) => row.bereich)))
    for (const id of await readAgainst(
      call,
      bereich,
      back.filter(({ row }) => row.bereich === bereich),
    ))
      against.add(id)
  const moves = back.filter(({ row: { id } }) => {
    const grund = taken.has(id) ? 'belegt' : against.has(id) ? 'eigene' : null
    if (grund !== null) nicht.set(id, grund)
    return grund === null
  })
  return { moves, nicht }
}

/** Those that would stand against what their person has booked since: who kept the time has it already. */
async function readAgainst(
  call: Call,
  bereich: Bereich,
  back: readonly Move[],
): Promise<ReadonlySet<string>> {
  const { tx, now, konfiguration } = call
  const { compare } = Temporal.Instant
  const anew = back.filter(
    ({ row, target }) =>
      row.status === 'storniert' ||
      compare(row.zeitraum.von, target.zeitraum.von) !== 0 ||
      compare(row.zeitraum.bis, target.zeitraum.bis) !== 0,
  )
  if (anew.length === 0) return new Set()
  const [eigene, einstellungen] = await Promise.all([
    readOwnAround(
      call,
      bereich,
      anew.map(({ row }) => hitOf(row)),
    ),
    readEinstellungenOf(tx, [...new Set(anew.map(({ row }) => row.benutzer1_id))]),
  ])
  const kalender = { zone: konfiguration.mandant.zone, oeffnungszeiten: [], sonderoeffnungszeiten: [] }
  const against = new Set<string>()
  for (const { row, target } of anew) {
    const own = (eigene.get(row.benutzer1_id) ?? []).filter(({ id }) => id !== row.id)
    const facts = {
      now,
      kalender,
      einstellungen: regelnOf(settingsIn(einstellungen, row.benutzer1_id), bereich),
      eigene: own,
      belegungen: [],
    }
    if (ownIssuesOf(target.zeitraum, row.benutzer1_id, facts).length > 0) against.add(row.id)
  }
  return against
}

/** As they were, for whoever has to tell their people. */
async function presentLeft(
  call: Call,
  kept: readonly KeptBuchung[],
  nicht: ReadonlyMap<string, Grund>,
): Promise<Ruecknahme['nicht']> {
  const left: Ruecknahme['nicht'] = []
  for (const { id, grundrissId, leseraumId, von, bis } of kept) {
    const grund = nicht.get(id)
    if (grund === undefined || left.length >= SHOWN) continue
    const plan = await anyPlanOf(call, grundrissId)
    left.push({ ...{ id, von, bis, grund }, bezeichnung: plan?.byId.get(leseraumId)?.bezeichnung ?? '' })
  }
  return left
}
