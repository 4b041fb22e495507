import { UNDO_MINUTES } from '@platzwart/domain/schliessung/types'
import { record } from '../../platform/database/record.ts'
import { ready } from '../../platform/database/tx.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { columnOf, peopleOf } from '../buchung/kalender.ts'
import { lockInOrder } from '../buchung/lockInOrder.ts'
import type { Move, SchliessTypes, SchliessungArt } from './art.ts'
import { moveBuchungen } from './moveBuchungen.ts'
import { lockBookings, lockSchliessung, readGone, readTakenSlots } from './queries.ts'

const AKTION = 'undoSchliessung'

/** The most people whose locks are taken: those whose other bookings a restored one may collide with. */
const MOST_PEOPLE = 2000

/**
 * Undoes a closure within its period (Z4). Restores what was saved, and each booking unless somebody has
 * changed it, its slot is taken, its place was closed by something else, or it would collide with another
 * booking of its people. Bookings that stay as they are are reported with the reason.
 */
export async function undoSchliessung<T extends SchliessTypes>(
  call: Call,
  kind: SchliessungArt<T>,
  id: string,
) {
  const { tx, now, person } = call
  const row = await lockSchliessung(tx, kind, id)
  const anlass = row?.anlass as T['anlass'] | undefined
  if (!row || !anlass || !person.berechtigungen.has(kind.rechte[anlass]))
    return refuse({ status: 404, code: 'nichtGefunden' })
  kind.requires(call, row)
  if (row.status !== 'gilt' || Temporal.Instant.compare(row.bis, now) <= 0) {
    const issues = [{ code: 'schliessung.vorbei', data: { minuten: UNDO_MINUTES } } as const]
    return refuse({ status: 409, code: 'schliessung.vorbei', issues })
  }
  await kind.lockOrte(call, row)
  const kept = row.buchungen as readonly T['kept'][]
  const closing = kind.anlaesse[anlass]
  const rows = await lockThem(call, kind, kept, closing.seatsOf?.(row) ?? [])
  const refused = await closing.restore(call, row)
  if (refused) return refused
  const { moves, nicht } = await sortOut(call, kind, kept, rows)
  await moveBuchungen(call, kind, AKTION, moves)
  await tx.run(ready(kind.sql.takeBack, tx.scope.mandantId, id))
  await kind.withdrawMails(call, id, new Set(moves.map((move) => move.row.id)))
  const ort = columnOf(row, kind.ort) as string
  record(tx, {
    aktion: AKTION,
    objekt: kind.table,
    objektId: id,
    nachher: { anlass, ...kind.trail(ort), zurueck: moves.length, nicht: nicht.size },
  })
  const body = { zurueck: moves.length, nicht: await kind.presentLeft(call, kept, nicht) }
  return { status: 200, body } as const
}

/** Locks the bookings with their people and with their old and new calendars; returns them by id. */
async function lockThem<T extends SchliessTypes>(
  { tx }: Call,
  kind: SchliessungArt<T>,
  kept: readonly T['kept'][],
  seats: readonly string[],
): Promise<ReadonlyMap<string, T['buchung']['named']>> {
  const { art, sql } = kind
  const ids = kept.map(({ id }) => id)
  const before = await tx.all(ready<object>(sql.places, tx.scope.mandantId, ids))
  const people = before.flatMap((row) => peopleOf(art).map((column) => columnOf(row, column)))
  const named = [...new Set(people.filter((one): one is string => typeof one === 'string'))]
  const had = [
    ...before.map((row) => columnOf(row, art.resource) as string),
    ...kept.map((one) => kind.resourceOf(one)),
  ]
  await lockInOrder(tx, art, {
    personen: named.slice(0, MOST_PEOPLE),
    kalender: [...new Set([...seats, ...had])],
  })
  return new Map((await lockBookings(tx, kind, ids)).map((row) => [row.id, row]))
}

/**
 * Separates the bookings to restore from those that stay, with reasons. Runs after the saved state was
 * restored, on the places as they are then.
 */
async function sortOut<T extends SchliessTypes>(
  call: Call,
  kind: SchliessungArt<T>,
  kept: readonly T['kept'][],
  rows: ReadonlyMap<string, T['buchung']['named']>,
) {
  const { tx, now, deps } = call
  const nicht = new Map<string, T['reason']>()
  const back: Move<T>[] = []
  for (const one of kept) {
    const row = rows.get(one.id)
    if (row?.version === one.version) back.push({ row, target: kind.backOf(one, row) })
    else nicht.set(one.id, kind.changed)
  }
  const belegt = await readTakenSlots(tx, kind, back, now)
  const people = back.map(({ row }) => columnOf(row, kind.art.person) as string)
  const weg = await readGone(tx, kind, people)
  const fresh = { ...call, konfiguration: await deps.konfigurationen.current(tx) }
  for (const [id, grund] of await kind.decideBack(fresh, back, { belegt, weg })) nicht.set(id, grund)
  return { moves: back.filter(({ row: { id } }) => !nicht.has(id)), nicht }
}
