import { type Umgang, UNDO_MINUTES } from '@platzwart/domain/schliessung/types'
import { decideUmgang } from '@platzwart/domain/schliessung/umgang'
import { isSameZeitraum } from '@platzwart/domain/time/zeitraum'
import { record } from '../../platform/database/record.ts'
import { ready } from '../../platform/database/tx.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { ConcurrentChangeError } from '../../platform/database/violations.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { phrase } from '../../platform/phrases.ts'
import { columnOf } from '../buchung/kalender.ts'
import { lockInOrder } from '../buchung/lockInOrder.ts'
import { refuseIssues } from '../buchung/transition.ts'
import type { AnySchliessung, Apply, Move, SchliessTypes, SchliessungArt } from './art.ts'
import { moveBuchungen } from './moveBuchungen.ts'
import { holdOpen, lockBookings } from './queries.ts'

const AKTION = 'applySchliessung'

/**
 * Saves a change that hits bookings, and moves, cancels or leaves each of them as decided (Z4). One
 * transaction, on exactly what was shown: refused when bookings came or went since, or a replacement was
 * taken.
 */
export async function applySchliessung<T extends SchliessTypes>(
  call: Call,
  kind: SchliessungArt<T>,
  anlass: T['anlass'],
  asked: T['asked'] & Apply,
) {
  // Uses the current configuration: the version that this transaction began with may predate the locks.
  const prepared = await kind.anlaesse[anlass].prepare(call, asked, true)
  if ('refusal' in prepared) return prepared
  const fresh = { ...call, konfiguration: await call.deps.konfigurationen.current(call.tx) }
  const vorschlag = await kind.findErsatz(fresh, prepared)
  if ('refusal' in vorschlag) return vorschlag
  if (vorschlag.stand !== asked.stand) return refuse({ status: 409, code: 'schliessung.anders' })
  const decided = decideUmgang(
    { ...asked, ausnahmen: new Map(asked.ausnahmen.map(({ buchungId, umgang }) => [buchungId, umgang])) },
    { ersatz: vorschlag.ersatz, bleibt: prepared.bleibt },
  )
  if (!decided.ok) return refuseIssues(decided.issues)
  const moves = movesOf(fresh, kind, vorschlag, decided.value)
  await lockAll(fresh, kind, prepared, vorschlag, moves)
  await moveBuchungen(fresh, kind, AKTION, moves)
  const saved = await prepared.save(call)
  if ('refusal' in saved) return saved
  const row = await keep(fresh, kind, { anlass, prepared, nachher: saved.nachher, vorschlag, moves })
  await kind.queueMails(fresh, row.id, prepared, vorschlag, moves)
  return { status: 201, body: kind.present(row) } as const
}

function movesOf<T extends SchliessTypes>(
  { konfiguration }: Call,
  kind: SchliessungArt<T>,
  { rows, ersatz }: T['vorschlag'],
  decided: ReadonlyMap<string, Umgang>,
): Move<T>[] {
  const text = phrase(konfiguration.mandant.sprache, 'mail', 'schliessung.storno')
  return rows.flatMap((row): Move<T>[] => {
    const umgang = decided.get(row.id)
    const found = ersatz.get(row.id)
    if (umgang === 'verschieben' && found) return [{ row, target: kind.targetOf(row, found) }]
    return umgang === 'stornieren' ? [{ row, target: kind.cancelledAt(row, text) }] : []
  })
}

/**
 * Locks people whose time changes, calendars, records and bookings, in the lock order.
 * @throws ConcurrentChangeError when
 * something has changed since it was read
 */
async function lockAll<T extends SchliessTypes>(
  call: Call,
  kind: SchliessungArt<T>,
  prepared: T['prepared'],
  { rows }: T['vorschlag'],
  moves: readonly Move<T>[],
): Promise<void> {
  const { tx } = call
  const { art } = kind
  const resourceOf = (row: object) => columnOf(row, art.resource) as string
  const moved = moves.filter(({ target }) => target.status !== 'storniert')
  const anew = moved.filter(({ row, target }) => !isSameZeitraum(row.zeitraum, target.zeitraum))
  const targets = [...new Set(moved.map(({ target }) => resourceOf(target)))]
  await lockInOrder(tx, art, {
    personen: anew.map(({ row }) => columnOf(row, art.person) as string),
    kalender: [...new Set([...rows.map(resourceOf), ...targets, ...(prepared.seats ?? [])])],
  })
  if ((await holdOpen(tx, kind, targets)) < targets.length) throw new ConcurrentChangeError()
  await prepared.hold?.(call)
  await lockBookings(
    tx,
    kind,
    moves.map(({ row }) => row.id),
  )
  const now = await prepared.readHits(call)
  const textOf = (some: readonly T['buchung']['named'][]) =>
    some.map(({ id, version }) => `${id} ${version}`).join()
  if (textOf(now) !== textOf(rows)) throw new ConcurrentChangeError()
}

interface Done<T extends SchliessTypes> {
  readonly anlass: T['anlass']
  readonly prepared: T['prepared']
  readonly nachher: object
  readonly vorschlag: T['vorschlag']
  readonly moves: readonly Move<T>[]
}

/** Stores what an undo needs, and writes the audit row. */
async function keep<T extends SchliessTypes>(
  { tx, now }: Call,
  kind: SchliessungArt<T>,
  { anlass, prepared, nachher, vorschlag, moves }: Done<T>,
): Promise<T['schliessung']> {
  const storniert = moves.filter(({ target }) => target.status === 'storniert').length
  const counts = {
    verschoben: moves.length - storniert,
    storniert,
    belassen: vorschlag.rows.length - moves.length,
  }
  const row = {
    ...counts,
    id: uuidv7(),
    anlass,
    status: 'gilt',
    erstellt: now,
    bis: now.add({ minutes: UNDO_MINUTES }),
  }
  const kept = moves.map((move) => kind.keptOf(move.row))
  const { mandantId } = tx.scope
  await Promise.all([
    tx.run(ready(kind.sql.sweep, mandantId, now.subtract({ hours: 24 }))),
    tx.run(insertOf(kind, mandantId, kind.ortOf(prepared), row, [prepared.vorher, nachher, kept])),
  ])
  record(tx, {
    aktion: AKTION,
    objekt: kind.table,
    objektId: row.id,
    nachher: { anlass, ...kind.trail(kind.ortOf(prepared)), ...counts },
  })
  return kind.complete(row, prepared)
}

function insertOf<T extends SchliessTypes>(
  { sql }: SchliessungArt<T>,
  mandantId: string,
  ort: string,
  { id, anlass, verschoben, storniert, belassen, erstellt, bis }: AnySchliessung,
  saved: readonly object[],
) {
  const json = saved.map((one) => JSON.stringify(one))
  const counts = [verschoben, storniert, belassen]
  return ready(sql.insert, mandantId, id, anlass, ort, ...json, ...counts, erstellt, bis)
}
