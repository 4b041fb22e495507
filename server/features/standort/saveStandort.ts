import type { StandortView, standortSaveSchema } from '@platzwart/contract/standort'
import { sql } from 'kysely'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { refuseStale } from '../../platform/http/version.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { findParked, leaveAbstellplaetze } from '../fuhrpark/findParked.ts'
import { presentStandort } from './present.ts'
import { lockStandort, readForeignAbstellplaetze, readStandort } from './queries.ts'

export type StandortSave = z.output<typeof standortSaveSchema>

type Spaces = StandortView['abstellplaetze']

function doubled(input: StandortSave) {
  const seen = new Set<string>()
  return input.abstellplaetze.flatMap(({ name }, i) => {
    if (!seen.has(name)) {
      seen.add(name)
      return []
    }
    return [{ code: 'feld.doppelt', field: `abstellplaetze.${i}.name`, data: { wert: name } } as const]
  })
}

/** A space keeps its id: by the id that is given, or by its name at this location. */
function spacesOf(input: StandortSave, before: Spaces): Spaces {
  const given = new Set(input.abstellplaetze.map(({ id }) => id))
  const byName = new Map(before.filter(({ id }) => !given.has(id)).map(({ id, name }) => [name, id]))
  return input.abstellplaetze.map(({ id, name }) => ({ id: id ?? byName.get(name) ?? uuidv7(), name }))
}

/** Spaces that are left out and have a car of the fleet on them, by the space's name. */
async function parkedOn(tx: Tx, gone: Spaces) {
  if (gone.length === 0) return []
  const parked = await findParked(
    tx,
    gone.map(({ id }) => id),
  )
  return gone.flatMap(({ id, name }) => {
    const cars = parked.filter((car) => car.abstellplatzId === id).map(({ kennzeichen }) => kennzeichen)
    const data = { name, kennzeichen: cars.join(', ') }
    return cars.length === 0
      ? []
      : [{ code: 'abstellplatz.inGebrauch', field: 'abstellplaetze', data } as const]
  })
}

async function replaceSpaces(tx: Tx, standortId: string, spaces: Spaces): Promise<void> {
  const ids = spaces.map(({ id }) => id)
  await tx.run(
    build
      .deleteFrom('abstellplatz')
      .where('abstellplatz.mandant_id', '=', tx.scope.mandantId)
      .where('standort_id', '=', standortId)
      .where(sql<boolean>`not id = any(${ids}::uuid[])`),
  )
  // Two that swap their names must not meet half way: each is called by its id for a moment.
  await tx.run(
    build
      .updateTable('abstellplatz')
      .where('abstellplatz.mandant_id', '=', tx.scope.mandantId)
      .set({ name: sql`id::text` })
      .where('standort_id', '=', standortId),
  )
  await tx.raw(
    `insert into abstellplatz (mandant_id, id, standort_id, name)
     select m.id, r.id, $2::uuid, r.name from mandant m, json_to_recordset($3::json) as r(id uuid, name text) where m.id = $1
     on conflict (mandant_id, id) do update set name = excluded.name`,
    [tx.scope.mandantId, standortId, JSON.stringify(spaces)],
  )
}

/** Makes or changes a location with all its parking spaces (L2). */
export async function saveStandort(call: Call, id: string, input: StandortSave) {
  const { tx } = call
  const before = await lockStandort(tx, id)
  const stale = refuseStale(call, before, presentStandort)
  if (stale) return stale
  const issues = doubled(input)
  if (issues.length > 0) return refuse({ status: 422, code: 'anfrage.ungueltig', issues })
  const spaces = spacesOf(input, before?.abstellplaetze ?? [])
  const foreign = await readForeignAbstellplaetze(
    tx,
    id,
    spaces.map((space) => space.id),
  )
  if (foreign.length > 0 || new Set(spaces.map((space) => space.id)).size < spaces.length) {
    return refuse({ status: 404, code: 'nichtGefunden' })
  }
  const gone = (before?.abstellplaetze ?? []).filter(
    ({ id: space }) => !spaces.some((kept) => kept.id === space),
  )
  const parked = await parkedOn(tx, gone)
  if (parked.length > 0) return refuse({ status: 409, code: 'abstellplatz.inGebrauch', issues: parked })
  await leaveAbstellplaetze(
    tx,
    gone.map((space) => space.id),
  )
  if (!(await written(call, id, input, before !== undefined))) {
    return refuse({ status: 409, code: 'konflikt.gleichzeitig' })
  }
  await replaceSpaces(tx, id, spaces)
  const row = await readStandort(tx, id)
  if (!row) throw new Error('a location that was just written is not there')
  const after = presentStandort(row)
  record(tx, {
    aktion: 'saveStandort',
    objekt: 'standort',
    objektId: id,
    vorher: before ? presentStandort(before) : null,
    nachher: after,
  })
  await raiseStand(tx)
  return { status: 200, body: after, version: after.version } as const
}

/** False when somebody made one of the same id at the same moment. */
async function written(
  { tx, now }: Call,
  id: string,
  { name, adresse }: StandortSave,
  exists: boolean,
): Promise<boolean> {
  const columns = { name, ...(adresse === undefined ? {} : { adresse }) }
  const statement = exists
    ? build
        .updateTable('standort')
        .set({ ...columns, geaendert: now, version: sql`version + 1` })
        .where('mandant_id', '=', tx.scope.mandantId)
        .where('id', '=', id)
    : build
        .insertInto('standort')
        .values({ ...columns, mandant_id: tx.scope.mandantId, id, erstellt: now })
        .onConflict((conflict) => conflict.doNothing())
  return (await tx.run(statement)) === 1
}
