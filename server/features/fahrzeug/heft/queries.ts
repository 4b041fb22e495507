import type { DateiView } from '@platzwart/contract/datei'
import type { HistorieTyp } from '@platzwart/domain/fahrzeug/types'
import { sql } from 'kysely'
import { build } from '../../../platform/database/sql.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { Cursor } from '../../../platform/http/cursor.ts'

/** A receipt with its file, as JSON carries them. */
interface BelegRow {
  readonly id: string
  readonly art: string
  readonly betrag_cent: number | null
  readonly datei: DateiRow
}

/** A file as `row_to_json` tells it. */
export interface DateiRow {
  readonly id: string
  readonly bucket: DateiView['bucket']
  readonly dateiname: string
  readonly sha256: string
  readonly inhaltstyp: string
  readonly bytes: number
  readonly breite: number | null
  readonly hoehe: number | null
  readonly erstellt: string
}

const DATEI = sql`json_build_object('id', d.id, 'bucket', d.bucket, 'dateiname', d.dateiname, 'sha256', d.sha256,
  'inhaltstyp', d.inhaltstyp, 'bytes', d.bytes, 'breite', d.breite, 'hoehe', d.hoehe, 'erstellt', d.erstellt)`

/** What happened to a vehicle (F8), the newest first, from behind the cursor; one more than `limit`, to know whether there is more. */
export async function readHistorie(
  tx: Tx,
  fahrzeugId: string,
  page: { readonly typ: HistorieTyp | null; readonly cursor: Cursor | null; readonly limit: number },
) {
  const { typ, cursor, limit } = page
  return tx.all(
    build
      .selectFrom('fahrzeug_historie as h')
      .leftJoin('benutzer as u', (on) =>
        on.onRef('u.mandant_id', '=', 'h.mandant_id').onRef('u.id', '=', 'h.benutzer_id'),
      )
      .select(['h.id', 'h.zeit', 'h.typ', 'h.status', 'h.beschreibung', 'h.buchung_id', 'h.kilometerstand'])
      .select(['h.sauberkeit_aussen', 'h.sauberkeit_innen', 'h.stellplatz', 'h.tank_prozent'])
      .select(['u.vorname', 'u.nachname', 'h.sichtpruefung'])
      .select([
        sql<{ id: string; beschreibung: string }[]>`coalesce((
          select json_agg(json_build_object('id', s.id, 'beschreibung', s.beschreibung) order by s.id) from fahrzeug_schaden s
          where s.mandant_id = h.mandant_id and s.historie_id = h.id), '[]')`.as('schaeden'),
        sql<BelegRow[]>`coalesce((
          select json_agg(json_build_object('id', b.id, 'art', b.art, 'betrag_cent', b.betrag_cent, 'datei', ${DATEI}) order by b.id)
          from fahrzeug_beleg b join datei d on d.mandant_id = b.mandant_id and d.id = b.datei_id
          where b.mandant_id = h.mandant_id and b.historie_id = h.id), '[]')`.as('belege'),
      ])
      .where('h.mandant_id', '=', tx.scope.mandantId)
      .where('h.fahrzeug_id', '=', fahrzeugId)
      .$if(typ !== null, (select) => select.where('h.typ', '=', typ as HistorieTyp))
      .$if(cursor !== null, (select) =>
        select.where(sql<boolean>`(h.zeit, h.id) < (${cursor?.zeit}::timestamptz, ${cursor?.id}::uuid)`),
      )
      .orderBy('h.zeit', 'desc')
      .orderBy('h.id', 'desc')
      .limit(limit + 1),
  )
}

export type HistorieRow = Awaited<ReturnType<typeof readHistorie>>[number]

const selectServiceheft = ({ scope }: Tx) =>
  build
    .selectFrom('serviceheft_eintrag as e')
    .where('e.mandant_id', '=', scope.mandantId)
    .leftJoin('benutzer as u', (on) =>
      on.onRef('u.mandant_id', '=', 'e.mandant_id').onRef('u.id', '=', 'e.benutzer_id'),
    )
    .leftJoin('datei as d', (on) =>
      on.onRef('d.mandant_id', '=', 'e.mandant_id').onRef('d.id', '=', 'e.datei_id'),
    )
    .select([
      'e.id',
      'e.fahrzeug_id',
      'e.art',
      'e.beschreibung',
      'e.kilometerstand',
      'e.kosten_cent',
      'e.pruefung_erledigt',
      'e.version',
    ])
    .select(['u.vorname', 'u.nachname'])
    .select([
      sql<string>`e.von::text`.as('von'),
      sql<string>`e.bis::text`.as('bis'),
      sql<DateiRow | null>`case when d.id is null then null else ${DATEI} end`.as('datei'),
    ])

/** Of one car, the newest first. */
export async function readServiceheft(tx: Tx, fahrzeugId: string) {
  return tx.all(
    selectServiceheft(tx)
      .where('e.fahrzeug_id', '=', fahrzeugId)
      .orderBy('e.von', 'desc')
      .orderBy('e.id', 'desc'),
  )
}

export async function readServiceheftEintrag(tx: Tx, id: string) {
  return tx.first(selectServiceheft(tx).where('e.id', '=', id))
}

export type ServiceheftRow = NonNullable<Awaited<ReturnType<typeof readServiceheftEintrag>>>

/** What is due again and again at a car. */
export async function readPruefungen(tx: Tx, fahrzeugId: string) {
  return tx.all(
    build
      .selectFrom('fahrzeug_pruefung')
      .where('fahrzeug_pruefung.mandant_id', '=', tx.scope.mandantId)
      .select(['id', 'art', 'faellig_am', 'faellig_km', 'intervall_monate', 'intervall_km'])
      .select([
        // What a server of the version before has written stands as it was set.
        sql<Temporal.PlainDate | null>`case when gesetzt_am is null and gesetzt_km is null then faellig_am else gesetzt_am end`.as(
          'gesetzt_am',
        ),
        sql<
          number | null
        >`case when gesetzt_am is null and gesetzt_km is null then faellig_km else gesetzt_km end`.as(
          'gesetzt_km',
        ),
      ])
      .where('fahrzeug_id', '=', fahrzeugId)
      .orderBy('art'),
  )
}

export type PruefungRow = Awaited<ReturnType<typeof readPruefungen>>[number]
