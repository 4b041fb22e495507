import type { Stand } from '@platzwart/domain/fahrtenbuch/fold'
import { findLuecken, type Luecke } from '@platzwart/domain/fahrtenbuch/gaps'
import { ready, type Tx } from '../../platform/database/tx.ts'
import {
  CURRENT,
  type FahrtenFilter,
  filterParameters,
  readNamen,
  readStands,
  readStrecken,
} from './queries.ts'

/** A trip of an export: as it stands, with the gap before it. */
export interface Fahrtzeile {
  readonly stand: Stand
  /** Null, too, where the filter leaves trips out: what is missing between others says nothing. */
  readonly luecke: Luecke | null
  readonly namen: ReadonlyMap<string, string>
}

/** Trips that are in memory at once. */
const BATCH = 500

const COUNT = `select count(*)::integer as anzahl from (${CURRENT}) c`

export async function countFahrten(tx: Tx, fahrzeugId: string, filter: FahrtenFilter): Promise<number> {
  const row = await tx.first(
    ready<{ anzahl: number }>(COUNT, tx.scope.mandantId, fahrzeugId, ...filterParameters(filter)),
  )
  return row?.anzahl ?? 0
}

const DECLARE = `declare fahrten no scroll cursor for select c.nummer from (${CURRENT}) c order by c.abfahrt, c.nummer`

/** A vehicle's trips in the order in which they were driven, in batches, through a cursor of the database. */
export async function* readFahrten(
  tx: Tx,
  fahrzeugId: string,
  filter: FahrtenFilter,
): AsyncGenerator<readonly Fahrtzeile[]> {
  const whole = filter.fahrerId === null && filter.zweck === null && filter.fahrtart === null
  const luecken = whole ? findLuecken(await readStrecken(tx, fahrzeugId)) : []
  const before = new Map(luecken.map((luecke) => [luecke.vorNummer, luecke]))
  await tx.raw(DECLARE, [tx.scope.mandantId, fahrzeugId, ...filterParameters(filter)])
  for (;;) {
    const { rows } = await tx.raw<{ nummer: number }>(`fetch ${BATCH} from fahrten`)
    const stands = await readStands(
      tx,
      fahrzeugId,
      rows.map(({ nummer }) => nummer),
    )
    const namen = await readNamen(tx, stands)
    if (stands.length > 0)
      yield stands.map((stand) => ({ stand, namen, luecke: before.get(stand.erster.nummer) ?? null }))
    if (rows.length < BATCH) break
  }
  await tx.raw('close fahrten')
}
