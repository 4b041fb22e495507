import { sql } from 'kysely'
import { collate } from '../../platform/database/byLanguage.ts'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'

const selectStandort = ({ scope }: Tx) =>
  build
    .selectFrom('standort as s')
    .where('s.mandant_id', '=', scope.mandantId)
    .select(['s.id', 's.name', 's.adresse', 's.erstellt', 's.geaendert', 's.version'])
    .select('s.bundesland')
    .select(
      sql<{ id: string; name: string }[]>`coalesce((
      select json_agg(json_build_object('id', a.id, 'name', a.name) order by ${sql.raw(collate('a.name'))}, a.id)
      from abstellplatz a where a.mandant_id = s.mandant_id and a.standort_id = s.id), '[]')`.as(
        'abstellplaetze',
      ),
    )

/** All locations with their parking spaces, by id. */
export async function readStandorte(tx: Tx) {
  return tx.all(selectStandort(tx).orderBy('s.id'))
}

export async function readStandort(tx: Tx, id: string) {
  return tx.first(selectStandort(tx).where('s.id', '=', id))
}

/** Locked until the transaction ends: two people who save it do so one after the other. */
export async function lockStandort(tx: Tx, id: string) {
  const locked = await tx.first(
    build
      .selectFrom('standort')
      .where('standort.mandant_id', '=', tx.scope.mandantId)
      .select('id')
      .where('id', '=', id)
      .forUpdate(),
  )
  return locked && readStandort(tx, id)
}

/** Those of the parking spaces that stand at another location. */
export async function readForeignAbstellplaetze(tx: Tx, standortId: string, ids: readonly string[]) {
  return tx.all(
    build
      .selectFrom('abstellplatz')
      .where('abstellplatz.mandant_id', '=', tx.scope.mandantId)
      .select('id')
      .where('standort_id', '<>', standortId)
      .where(sql<boolean>`id = any(${ids}::uuid[])`),
  )
}

/** Floor plans of a location, by name. */
export async function readGrundrisseAt(tx: Tx, standortId: string) {
  const plans = build.selectFrom('grundriss as g').select(['g.id', 'g.bezeichnung'])
  const here = plans.where('g.mandant_id', '=', tx.scope.mandantId).where('g.standort_id', '=', standortId)
  return tx.all(here.orderBy(sql.raw(collate('g.bezeichnung'))).orderBy('g.id'))
}
