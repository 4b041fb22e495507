import { sql } from 'kysely'
import { collate } from '../../platform/database/byLanguage.ts'
import { build } from '../../platform/database/sql.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import type { Minutenspannen } from '../../platform/database/types.ts'
import { wallSpans } from './showUnterbrechungen.ts'

const selectGrundriss = ({ scope }: Tx) =>
  build
    .selectFrom('grundriss as g')
    .innerJoin('standort as s', (on) =>
      on.onRef('s.mandant_id', '=', 'g.mandant_id').onRef('s.id', '=', 'g.standort_id'),
    )
    .where('g.mandant_id', '=', scope.mandantId)
    .select([
      'g.id',
      'g.bezeichnung',
      'g.beschreibung',
      'g.link',
      'g.bereich',
      'g.etage',
      'g.rang',
      'g.aktiv',
      'g.erstellt',
      'g.breite',
      'g.hoehe',
      'g.zeichnung',
      'g.version',
      'g.bild_id',
      'g.bild_x',
      'g.bild_y',
      'g.bild_breite',
      'g.bild_links',
      'g.bild_oben',
      'g.bild_rechts',
      'g.bild_unten',
      'g.bild_deckkraft',
      'g.bild_dunkel',
      's.id as standort_id',
      's.name as standort_name',
    ])

export async function readGrundriss(tx: Tx, id: string) {
  return tx.first(selectGrundriss(tx).where('g.id', '=', id))
}

export type GrundrissRow = NonNullable<Awaited<ReturnType<typeof readGrundriss>>>

const selectItem = (tx: Tx) =>
  selectGrundriss(tx)
    .clearSelect()
    .leftJoin('leseraum as l', (on) =>
      on
        .onRef('l.mandant_id', '=', 'g.mandant_id')
        .onRef('l.grundriss_id', '=', 'g.id')
        .on('l.aktiv', '=', true),
    )
    .select(['g.id', 'g.bezeichnung', 'g.beschreibung', 'g.link', 'g.bereich', 'g.aktiv', 'g.erstellt'])
    .select(['g.breite', 'g.hoehe', 'g.version', 'g.etage', 'g.rang'])
    .select(['s.id as standort_id', 's.name as standort_name'])
    .select([
      sql<number>`count(l.id) filter (where l.art <> 'gruppenraum')::int`.as('plaetze'),
      sql<number>`count(l.id) filter (where l.art = 'gruppenraum')::int`.as('gruppenraeume'),
    ])
    .groupBy(['g.mandant_id', 'g.id', 's.mandant_id', 's.id'])

/** All plans with their location, by id (L2), and how many seats and rooms each has. */
export async function readGrundrisse(tx: Tx) {
  return tx.all(selectItem(tx).orderBy('g.id'))
}

/** One plan as the list has it, locked until the transaction ends. */
export async function lockGrundriss(tx: Tx, id: string) {
  await tx.run(
    build
      .selectFrom('grundriss')
      .where('grundriss.mandant_id', '=', tx.scope.mandantId)
      .select('id')
      .where('id', '=', id)
      .forUpdate(),
  )
  return tx.first(selectItem(tx).where('g.id', '=', id))
}

const UPCOMING = `
  select ((select count(*) from leseraum_buchung where mandant_id = $1 and grundriss_id = $2 and upper(zeitraum) > $3
      and (status in ('vorgemerkt', 'reserviert', 'aktiv', 'verschlossen') or gehalten_bis > $3))
    + (select count(*) from warteplatz where mandant_id = $1 and grundriss_id = $2 and status in ('wartet', 'angeboten')))::int as anzahl`

/** What is booked, locked, held or waited for on a plan and not over. */
export async function readUpcoming(tx: Tx, id: string, now: Temporal.Instant): Promise<number> {
  const row = await tx.first(ready<{ anzahl: number }>(UPCOMING, tx.scope.mandantId, id, now))
  return row?.anzahl ?? 0
}

const WAITING = `
  select count(*)::int as anzahl from leseraum_buchung
  where mandant_id = $1 and grundriss_id = $2 and upper(zeitraum) > $3 and status in ('vorgemerkt', 'reserviert')`

/** How many bookings of a plan wait and are not over. */
export async function countWaiting(tx: Tx, id: string, now: Temporal.Instant): Promise<number> {
  const row = await tx.first(ready<{ anzahl: number }>(WAITING, tx.scope.mandantId, id, now))
  return row?.anzahl ?? 0
}

/** Seats whose centre would lie outside a plan of this size. */
export async function readOutside(tx: Tx, id: string, breite: number, hoehe: number) {
  return tx.all(
    build
      .selectFrom('leseraum')
      .where('leseraum.mandant_id', '=', tx.scope.mandantId)
      .select('bezeichnung')
      .where('grundriss_id', '=', id)
      .where((where) => where.or([where('x', '>', breite), where('y', '>', hoehe)]))
      .orderBy(sql.raw(collate('bezeichnung')))
      .limit(5),
  )
}

export type GrundrissListRow = Awaited<ReturnType<typeof readGrundrisse>>[number]

const selectLeseraum = ({ scope }: Tx) =>
  build
    .selectFrom('leseraum as l')
    .where('l.mandant_id', '=', scope.mandantId)
    .select([
      'l.id',
      'l.grundriss_id',
      'l.version',
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
          select json_agg(json_build_object('id', a.id, 'name', a.name, 'anzahl', la.anzahl) order by ${sql.raw(collate('a.name'))})
          from leseraum_ausstattung la join ausstattung a on a.mandant_id = la.mandant_id and a.id = la.ausstattung_id
          where la.mandant_id = l.mandant_id and la.leseraum_id = l.id), '[]')`.as('ausstattung'),
    )

export async function readLeseraeume(tx: Tx, grundrissId: string) {
  return tx.all(selectLeseraum(tx).where('l.grundriss_id', '=', grundrissId).orderBy('l.id'))
}

export async function readLeseraum(tx: Tx, id: string) {
  return tx.first(selectLeseraum(tx).where('l.id', '=', id))
}

/**
 * A seat, locked until the transaction ends. Whoever books it at the same moment has either done so, and their booking is seen by the
 * next statement, or waits.
 */
export async function lockLeseraum(tx: Tx, id: string) {
  await tx.run(
    build
      .selectFrom('leseraum')
      .where('leseraum.mandant_id', '=', tx.scope.mandantId)
      .select('id')
      .where('id', '=', id)
      .forUpdate(),
  )
  return readLeseraum(tx, id)
}

const selectAusstattung = ({ scope }: Tx) =>
  build
    .selectFrom('ausstattung')
    .where('ausstattung.mandant_id', '=', scope.mandantId)
    .select(['id', 'name', 'version'])

const VERWENDET = sql<number>`(select count(*)::int from leseraum_ausstattung la
  where la.mandant_id = ausstattung.mandant_id and la.ausstattung_id = ausstattung.id)`

/** Kinds of equipment, by name. */
export async function readAusstattungen(tx: Tx) {
  return tx.all(
    selectAusstattung(tx)
      .select(VERWENDET.as('verwendet'))
      .orderBy(sql.raw(collate('name')))
      .orderBy('id'),
  )
}

/** The kind, locked, and how many have it; counted apart, because many machines lock by a plain look at one row. */
export async function lockAusstattung(tx: Tx, id: string) {
  const locked = await tx.first(selectAusstattung(tx).where('id', '=', id).forUpdate())
  if (!locked) return undefined
  return tx.first(selectAusstattung(tx).select(VERWENDET.as('verwendet')).where('id', '=', id))
}

export type LeseraumRow = Awaited<ReturnType<typeof readLeseraeume>>[number]

/** Opening times with their breaks as times of the wall. */
export const withBreaks = <T extends { readonly unterbrechungen: Minutenspannen }>({
  unterbrechungen,
  ...times
}: T) => ({ ...times, unterbrechungen: wallSpans(unterbrechungen) })

export async function readOeffnungszeiten(tx: Tx, grundrissId: string) {
  const [woche, sonder] = await Promise.all([
    tx.all(
      build
        .selectFrom('oeffnungszeit')
        .where('oeffnungszeit.mandant_id', '=', tx.scope.mandantId)
        .select(['wochentag', 'von', 'bis', 'geoeffnet', 'unterbrechungen'])
        .where('grundriss_id', '=', grundrissId)
        .orderBy('wochentag'),
    ),
    tx.all(
      build
        .selectFrom('sonderoeffnungszeit')
        .where('sonderoeffnungszeit.mandant_id', '=', tx.scope.mandantId)
        .select([
          'id',
          'gueltig_von',
          'gueltig_bis',
          'von',
          'bis',
          'status',
          'unterbrechungen',
          'grund',
          'grund_en',
        ])
        .where('grundriss_id', '=', grundrissId)
        .orderBy('gueltig_von')
        .orderBy('id'),
    ),
  ])
  return { woche: woche.map(withBreaks), sonder: sonder.map(withBreaks) }
}

export type Zeiten = Awaited<ReturnType<typeof readOeffnungszeiten>>

/** All plans, by id: what each is for, and whether it is offered. */
export async function readPlanIds(tx: Tx) {
  return tx.all(
    build
      .selectFrom('grundriss')
      .where('grundriss.mandant_id', '=', tx.scope.mandantId)
      .select(['id', 'bereich', 'aktiv'])
      .orderBy('id'),
  )
}

/** The plan that a seat stands on; null when this Mandant has no such seat. */
export async function readGrundrissOf(tx: Tx, leseraumId: string): Promise<string | null> {
  const row = await tx.first(
    build
      .selectFrom('leseraum')
      .where('leseraum.mandant_id', '=', tx.scope.mandantId)
      .select('grundriss_id')
      .where('id', '=', leseraumId),
  )
  return row?.grundriss_id ?? null
}

const FILE = [
  'd.id',
  'd.bucket',
  'd.dateiname',
  'd.sha256',
  'd.breite',
  'd.hoehe',
  'd.bytes',
  'd.schluessel',
] as const

const selectFiles = ({ scope }: Tx) =>
  build
    .selectFrom('grundriss_bild as p')
    .innerJoin('datei as d', (on) =>
      on.onRef('d.mandant_id', '=', 'p.mandant_id').onRef('d.id', '=', 'p.datei_id'),
    )
    .where('p.mandant_id', '=', scope.mandantId)
    .select(FILE)

const selectTiles = ({ scope }: Tx) =>
  build
    .selectFrom('grundriss_kachel as k')
    .innerJoin('datei as d', (on) =>
      on.onRef('d.mandant_id', '=', 'k.mandant_id').onRef('d.id', '=', 'k.datei_id'),
    )
    .where('k.mandant_id', '=', scope.mandantId)
    .select(FILE)

/** The sizes of a picture that was brought for this plan, the smallest first; none of what is not. */
export async function readSizes(tx: Tx, grundrissId: string, bildId: string) {
  return tx.all(
    selectFiles(tx)
      .where('p.grundriss_id', '=', grundrissId)
      .where('p.bild_id', '=', bildId)
      .orderBy('d.breite'),
  )
}

/** The pieces of its finest size, row by row; none where that is loaded as a whole. */
export async function readTiles(tx: Tx, grundrissId: string, bildId: string) {
  return tx.all(
    selectTiles(tx)
      .where('k.grundriss_id', '=', grundrissId)
      .where('k.bild_id', '=', bildId)
      .select(['k.x', 'k.y'])
      .orderBy('k.y')
      .orderBy('k.x'),
  )
}

/** The sizes, with their pieces kept from being forgotten until the transaction ends; locked apart, because many machines lock by a plain look at one table. */
export async function lockSizes(tx: Tx, grundrissId: string, bildId: string) {
  await tx.run(
    build
      .selectFrom('datei')
      .where('datei.mandant_id', '=', tx.scope.mandantId)
      .select('id')
      .where('id', 'in', (select) =>
        select
          .selectFrom('grundriss_bild as p')
          .where('p.mandant_id', '=', tx.scope.mandantId)
          .where('p.grundriss_id', '=', grundrissId)
          .where('p.bild_id', '=', bildId)
          .select('p.datei_id')
          .unionAll(
            select
              .selectFrom('grundriss_kachel as k')
              .where('k.mandant_id', '=', tx.scope.mandantId)
              .where('k.grundriss_id', '=', grundrissId)
              .where('k.bild_id', '=', bildId)
              .select('k.datei_id'),
          ),
      )
      .orderBy('id')
      .forKeyShare(),
  )
  return readSizes(tx, grundrissId, bildId)
}

export type TileRow = Awaited<ReturnType<typeof readTiles>>[number]
export type SizeRow = Awaited<ReturnType<typeof readSizes>>[number]

/** All files that were brought for a plan. */
export async function readFilesOf(tx: Tx, grundrissId: string) {
  const [sizes, tiles] = await Promise.all([
    tx.all(selectFiles(tx).where('p.grundriss_id', '=', grundrissId)),
    tx.all(selectTiles(tx).where('k.grundriss_id', '=', grundrissId)),
  ])
  return [...sizes, ...tiles]
}
