import { foldEintraege, type Stand } from '@platzwart/domain/fahrtenbuch/fold'
import type { Strecke } from '@platzwart/domain/fahrtenbuch/gaps'
import type { FahrtenbuchArt } from '@platzwart/domain/fahrtenbuch/types'
import type { Fahrtart } from '@platzwart/domain/fahrzeug/types'
import { earlier, type Zeitraum } from '@platzwart/domain/time/zeitraum'
import { collate, plainLettersSql, plainPattern } from '../../platform/database/byLanguage.ts'
import { build } from '../../platform/database/sql.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import type { Cursor } from '../../platform/http/cursor.ts'
import { lostBefore, lostWithin } from '../flotte/kilometerstand.ts'
import { type EintragRow, eintragOf, selectEintrag } from './eintrag.ts'

/** What is asked of a vehicle's logbook; what is null is not asked. */
export interface FahrtenFilter {
  /** In which the trip began. */
  readonly zeitraum: Partial<Zeitraum>
  readonly fahrerId: string | null
  /** A part of the purpose, in any case. */
  readonly zweck: string | null
  readonly fahrtart: Fahrtart | null
}

/** The last day of year 9999 ends in year 10000 west of Greenwich, which the database does not read as it is written here. */
const LAST = Temporal.Instant.from('9999-12-31T23:59:59.999Z')

/** The filter as the parameters $3 to $7 of `CURRENT`. */
export function filterParameters(filter: FahrtenFilter): readonly unknown[] {
  const { zeitraum, fahrerId, zweck, fahrtart } = filter
  const bis = zeitraum.bis === undefined ? null : earlier(zeitraum.bis, LAST)
  return [zeitraum.von ?? null, bis, fahrerId, zweck === null ? null : plainPattern(zweck), fahrtart]
}

/**
 * All rows of the person that an id names: their own, and those that became part of them when doubles were made one. A logbook goes on naming
 * each of them. $1 Mandant.
 */
export const rowsOfPerson = (which: string) => `
  select coalesce(w.aufgegangen_in, w.id) from benutzer w where w.mandant_id = $1 and w.id = ${which}::uuid
  union all select p.id from benutzer w join benutzer p on p.mandant_id = $1 and p.aufgegangen_in = coalesce(w.aufgegangen_in, w.id)
    where w.mandant_id = $1 and w.id = ${which}::uuid`

/** Trips and explained gaps of a vehicle ($1 Mandant, $2 vehicle) as they stand now, filtered; one row for each, by its first row's number. */
export const CURRENT = `
  select e.id, e.nummer, e.art, coalesce(k.abfahrt, e.abfahrt) as abfahrt, coalesce(k.ankunft, e.ankunft) as ankunft,
    coalesce(k.km_start, e.km_start) as km_start, coalesce(k.km_ende, e.km_ende) as km_ende,
    coalesce(k.fahrtart, e.fahrtart) as fahrtart
  from fahrtenbuch_eintrag e
  left join lateral (
    select abfahrt, ankunft, km_start, km_ende, fahrtart, zweck from fahrtenbuch_eintrag k
    where k.mandant_id = $1 and k.fahrzeug_id = e.fahrzeug_id and k.bezug_nummer = e.nummer
    order by k.nummer desc limit 1
  ) k on true
  where e.mandant_id = $1 and e.fahrzeug_id = $2 and e.bezug_nummer is null
    and ($3::timestamptz is null or coalesce(k.abfahrt, e.abfahrt) >= $3)
    and ($4::timestamptz is null or coalesce(k.abfahrt, e.abfahrt) < $4)
    and ($5::uuid is null or e.fahrer_id in (${rowsOfPerson('$5')}))
    and ($6::text is null or ${plainLettersSql('coalesce(k.zweck, e.zweck)')} like $6)
    and ($7::text is null or coalesce(k.fahrtart, e.fahrtart) = $7 and e.art not in ('uebergabe', 'tacho'))`

export interface CurrentRow {
  readonly id: string
  readonly nummer: number
  readonly art: string
  readonly abfahrt: Temporal.Instant
  readonly ankunft: Temporal.Instant
  readonly km_start: number
  readonly km_ende: number
  readonly fahrtart: string
}

const PAGE = `select * from (${CURRENT}) c
  where $8::timestamptz is null or (c.abfahrt, c.id) < ($8, $9::uuid) order by c.abfahrt desc, c.id desc limit $10`

/** The newest trips first. */
export async function readPage(
  tx: Tx,
  fahrzeugId: string,
  filter: FahrtenFilter,
  after: Cursor | null,
  limit: number,
): Promise<CurrentRow[]> {
  const { mandantId } = tx.scope
  const place = [after?.zeit ?? null, after?.id ?? null, limit]
  return tx.all(ready<CurrentRow>(PAGE, mandantId, fahrzeugId, ...filterParameters(filter), ...place))
}

/**
 * Kilometres of an explained gap that trips tell as they stand now: a correction may find the trip that fills it, and nobody drove them twice.
 * $1 Mandant; the gap's vehicle, mileage and beginning are expressions. Only what was ever said to lie in it is looked at closely, and what begins
 * with one odometer and ends with another; all on one scale.
 */
export const toldByFahrten = (fahrzeug: string, von: string, bis: string, abfahrt: string) => `(
  select least(${bis} - ${von}, coalesce(sum(least(s.bis, ${bis} + scale.lost) - greatest(s.von, ${von} + scale.lost)), 0))
  from (select ${lostBefore(fahrzeug, abfahrt)} as lost) scale
  join lateral (
    select n.km_start + n.lost as von, n.km_ende + n.lost + ${lostWithin(fahrzeug, 'n.abfahrt', 'n.ankunft')} as bis
    from (
      select coalesce(k.km_start, t.km_start) as km_start, coalesce(k.km_ende, t.km_ende) as km_ende,
        coalesce(k.abfahrt, t.abfahrt) as abfahrt, coalesce(k.ankunft, t.ankunft) as ankunft,
        ${lostBefore(fahrzeug, 'coalesce(k.abfahrt, t.abfahrt)')} as lost
      from (
        select distinct coalesce(x.bezug_nummer, x.nummer) as nummer from fahrtenbuch_eintrag x
        where x.mandant_id = $1 and x.fahrzeug_id = ${fahrzeug} and x.art not in ('luecke', 'uebergabe', 'tacho')
          and (x.km_start < ${bis} and x.km_ende > ${von} or x.km_ende < x.km_start)
      ) said
      join fahrtenbuch_eintrag t on t.mandant_id = $1 and t.fahrzeug_id = ${fahrzeug} and t.nummer = said.nummer
      left join lateral (
        select km_start, km_ende, abfahrt, ankunft from fahrtenbuch_eintrag k
        where k.mandant_id = $1 and k.fahrzeug_id = t.fahrzeug_id and k.bezug_nummer = t.nummer order by k.nummer desc limit 1
      ) k on true
    ) n
  ) s on s.von < ${bis} + scale.lost and s.bis > ${von} + scale.lost)`

const TOLD_OF_GAP = toldByFahrten('$2', 'c.km_start', 'c.km_ende', 'c.abfahrt')

const COUNTED = `case
  when c.art in ('uebergabe', 'tacho') then 0
  when c.art = 'luecke' then c.km_ende - c.km_start - ${TOLD_OF_GAP}
  else c.km_ende - c.km_start + ${lostWithin('$2', 'c.abfahrt', 'c.ankunft')} end`

const SUMS = `select c.fahrtart, sum(${COUNTED})::integer as kilometer from (${CURRENT}) c group by c.fahrtart`

const TOLD_TWICE = `
  select c.nummer, ${TOLD_OF_GAP}::integer as kilometer from (${CURRENT}) c where c.art = 'luecke'`

export const EVERYTHING: FahrtenFilter = { zeitraum: {}, fahrerId: null, zweck: null, fahrtart: null }

/** Explained gaps by their numbers, each with the kilometres of it that trips tell as well. */
export async function readToldTwice(tx: Tx, fahrzeugId: string): Promise<ReadonlyMap<number, number>> {
  const rows = await tx.all(
    ready<{ nummer: number; kilometer: number }>(
      TOLD_TWICE,
      tx.scope.mandantId,
      fahrzeugId,
      ...filterParameters(EVERYTHING),
    ),
  )
  return new Map(rows.map(({ nummer, kilometer }) => [nummer, kilometer]))
}

export async function readSums(tx: Tx, fahrzeugId: string, filter: FahrtenFilter) {
  const rows = await tx.all(
    ready<{ fahrtart: string; kilometer: number }>(
      SUMS,
      tx.scope.mandantId,
      fahrzeugId,
      ...filterParameters(filter),
    ),
  )
  const of = (fahrtart: Fahrtart) => rows.find((row) => row.fahrtart === fahrtart)?.kilometer ?? 0
  return { dienstlich: of('dienstlich'), privat: of('privat'), arbeitsweg: of('arbeitsweg') }
}

const STRECKEN = `${CURRENT} and e.art <> 'uebergabe'`

/** The mileage of everything that a vehicle's logbook tells: what gaps are found in. What a check-in read is told by its trip. */
export async function readStrecken(tx: Tx, fahrzeugId: string): Promise<(Strecke & { art: string })[]> {
  const rows = await tx.all(
    ready<CurrentRow>(STRECKEN, tx.scope.mandantId, fahrzeugId, ...filterParameters(EVERYTHING)),
  )
  return rows.map((row) => ({
    nummer: row.nummer,
    art: row.art,
    abfahrt: row.abfahrt,
    ankunft: row.ankunft,
    kmStart: row.km_start,
    kmEnde: row.km_ende,
  }))
}

/** Trips with all that was changed about them, by the numbers of their first rows and in that order. */
export async function readStands(tx: Tx, fahrzeugId: string, numbers: readonly number[]): Promise<Stand[]> {
  if (numbers.length === 0) return []
  const rows = await tx.all(ready<EintragRow>(STANDS, tx.scope.mandantId, fahrzeugId, numbers))
  const byNumber = new Map(foldEintraege(rows.map(eintragOf)).map((stand) => [stand.erster.nummer, stand]))
  return numbers.flatMap((nummer) => byNumber.get(nummer) ?? [])
}

const STANDS = `${selectEintrag('').compile().sql} and fahrzeug_id = $2
  and (nummer = any($3::integer[]) or bezug_nummer = any($3::integer[])) order by nummer`

/** What the logbook needs to know of its vehicle; the deactivated ones keep theirs. Null when there is none. */
export async function readFahrzeug(tx: Tx, fahrzeugId: string) {
  const row = await tx.first(
    build
      .selectFrom('fahrzeug')
      .where('fahrzeug.mandant_id', '=', tx.scope.mandantId)
      .select(['id', 'kennzeichen', 'fahrtenbuch'])
      .where('id', '=', fahrzeugId),
  )
  return row ? { ...row, fahrtenbuch: row.fahrtenbuch as FahrtenbuchArt } : null
}

/** Names of those who made entries, as they are called now. */
export async function readNames(
  tx: Tx,
  stands: readonly Stand<unknown>[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(
    stands.flatMap(({ erster, aenderungen }) => [
      erster.erfasstVon,
      ...aenderungen.map(({ eintrag }) => eintrag.erfasstVon),
    ]),
  )
  ids.delete(null)
  if (ids.size === 0) return new Map()
  const rows = await tx.all(ready<{ id: string; name: string }>(NAMES, tx.scope.mandantId, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const NAMES = `
  select id, trim(vorname || ' ' || nachname) as name from benutzer where mandant_id = $1 and id = any($2::uuid[])`

const FAHRER = `
  select id, name from (
    select distinct on (coalesce(b.aufgegangen_in, e.fahrer_id)) coalesce(b.aufgegangen_in, e.fahrer_id) as id, e.fahrer_name as name
    from fahrtenbuch_eintrag e left join benutzer b on b.mandant_id = $1 and b.id = e.fahrer_id
    where e.mandant_id = $1 and e.fahrzeug_id = $2 and e.fahrer_id is not null
    order by coalesce(b.aufgegangen_in, e.fahrer_id), e.nummer desc) f
  order by ${collate('name')}, id`

/** Who has driven a vehicle, each once and as they were called last. */
export async function readFahrer(tx: Tx, fahrzeugId: string) {
  return tx.all(ready<{ id: string; name: string }>(FAHRER, tx.scope.mandantId, fahrzeugId))
}

/** Whether a row is the person's own, or became part of them. */
export async function isTheirs(tx: Tx, id: string | null, personId: string): Promise<boolean> {
  if (id === null || id === personId) return id === personId
  const text = `select 1 from benutzer where mandant_id = $1 and id = $2 and aufgegangen_in = $3`
  return (await tx.first(ready(text, tx.scope.mandantId, id, personId))) !== undefined
}

/** The vehicle and the first row of the trip that an id names; null when there is no such trip. */
export async function readFirst(tx: Tx, id: string) {
  const row = await tx.first(
    selectEintrag(tx.scope.mandantId).where('id', '=', id).where('bezug_nummer', 'is', null),
  )
  return row ? eintragOf(row) : null
}
