import { sql } from 'kysely'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'

const selectGrundriss = build
  .selectFrom('grundriss as g')
  .innerJoin('standort as s', 's.id', 'g.standort_id')
  .select([
    'g.id',
    'g.bezeichnung',
    'g.beschreibung',
    'g.link',
    'g.aktiv',
    'g.erstellt',
    'g.breite',
    'g.hoehe',
    'g.zeichnung',
    'g.version',
    's.id as standort_id',
    's.name as standort_name',
  ])

export async function readGrundriss(tx: Tx, id: string) {
  return tx.first(selectGrundriss.where('g.id', '=', id))
}

export type GrundrissRow = NonNullable<Awaited<ReturnType<typeof readGrundriss>>>

/** All plans with their location, by id (L2), and how many seats and rooms each has. */
export async function listGrundrisse(tx: Tx) {
  return tx.all(
    selectGrundriss
      .clearSelect()
      .leftJoin('leseraum as l', (on) => on.onRef('l.grundriss_id', '=', 'g.id').on('l.aktiv', '=', true))
      .select(['g.id', 'g.bezeichnung', 'g.beschreibung', 'g.link', 'g.aktiv', 'g.erstellt'])
      .select(['s.id as standort_id', 's.name as standort_name'])
      .select([
        sql<number>`count(l.id) filter (where l.art = 'platz')::int`.as('plaetze'),
        sql<number>`count(l.id) filter (where l.art = 'gruppenraum')::int`.as('gruppenraeume'),
      ])
      .groupBy(['g.mandant_id', 'g.id', 's.mandant_id', 's.id'])
      .orderBy('g.id'),
  )
}

export type GrundrissListRow = Awaited<ReturnType<typeof listGrundrisse>>[number]

export async function readLeseraeume(tx: Tx, grundrissId: string) {
  return tx.all(
    build
      .selectFrom('leseraum as l')
      .select([
        'l.id',
        'l.bezeichnung',
        'l.art',
        'l.zone',
        'l.kapazitaet',
        'l.beschreibung',
        'l.bedingungen',
        'l.zweite_person_noetig',
        'l.aktiv',
        'l.x',
        'l.y',
        'l.breite',
        'l.hoehe',
        'l.drehung',
      ])
      .select(
        sql<{ id: string; name: string; anzahl: number }[]>`coalesce((
          select json_agg(json_build_object('id', a.id, 'name', a.name, 'anzahl', la.anzahl) order by a.name)
          from leseraum_ausstattung la join ausstattung a on a.mandant_id = la.mandant_id and a.id = la.ausstattung_id
          where la.mandant_id = l.mandant_id and la.leseraum_id = l.id), '[]')`.as('ausstattung'),
      )
      .where('l.grundriss_id', '=', grundrissId)
      .orderBy('l.id'),
  )
}

export type LeseraumRow = Awaited<ReturnType<typeof readLeseraeume>>[number]

export async function readOeffnungszeiten(tx: Tx, grundrissId: string) {
  const [woche, sonder] = await Promise.all([
    tx.all(
      build
        .selectFrom('oeffnungszeit')
        .select(['wochentag', 'von', 'bis', 'geoeffnet'])
        .where('grundriss_id', '=', grundrissId)
        .orderBy('wochentag'),
    ),
    tx.all(
      build
        .selectFrom('sonderoeffnungszeit')
        .select(['id', 'gueltig_von', 'gueltig_bis', 'von', 'bis', 'status', 'grund'])
        .where('grundriss_id', '=', grundrissId)
        .orderBy('gueltig_von')
        .orderBy('id'),
    ),
  ])
  return { woche, sonder }
}

export type Zeiten = Awaited<ReturnType<typeof readOeffnungszeiten>>

/** Plans that are offered, by id. */
export async function readActivePlanIds(tx: Tx): Promise<string[]> {
  const rows = await tx.all(
    build.selectFrom('grundriss').select('id').where('aktiv', '=', true).orderBy('id'),
  )
  return rows.map((row) => row.id)
}

/** The plan that a seat stands on; null when this Mandant has no such seat. */
export async function readGrundrissOf(tx: Tx, leseraumId: string): Promise<string | null> {
  const row = await tx.first(build.selectFrom('leseraum').select('grundriss_id').where('id', '=', leseraumId))
  return row?.grundriss_id ?? null
}
