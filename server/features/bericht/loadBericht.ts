import { auslastung, kernzeit } from '@platzwart/domain/bericht/auslastung'
import { figureOf } from '@platzwart/domain/bericht/gruppe'
import { type Berichtsperiode, monthsOf, periodeOf } from '@platzwart/domain/bericht/periode'
import type { PruefungArt } from '@platzwart/domain/fahrzeug/types'
import { formatUhrzeit, parseUhrzeit, type Uhrzeit } from '@platzwart/domain/time/uhrzeit'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { dayPeriod } from '@platzwart/domain/time/zone'
import { collate } from '../../platform/database/byLanguage.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { readMandant } from '../../platform/konfiguration/mandant.ts'
import { hidesNames } from '../../platform/konfiguration/personalrat.ts'
import { readHausEinstellungen } from '../einstellung/queries.ts'
import { toldByFahrten } from '../fahrtenbuch/queries.ts'
import { lostWithin } from '../flotte/kilometerstand.ts'

export interface DuePruefung {
  readonly pruefung: PruefungArt
  /** Plain date. */
  readonly faelligAm: string | null
  readonly faelligKm: number | null
}

/** One vehicle's line of the report. */
export interface BerichtRow {
  readonly kennzeichen: string
  readonly fahrzeug: string
  readonly standort: string
  /** Null, as with all that drivers did: of fewer than the house tells (staff-council mode). */
  readonly fahrten: number | null
  /** Kilometres by kind of trip, explained gaps included as far as no trip tells them. */
  readonly kmDienstlich: number | null
  readonly kmPrivat: number | null
  readonly kmArbeitsweg: number | null
  /** 0 to 1. */
  readonly auslastung: number | null
  /** Found in the period. */
  readonly schaeden: number
  /** Not mended when the report is made. */
  readonly offeneSchaeden: number
  /** Receipts handed in at check-outs of the period, in euro cents. */
  readonly belegeCent: number | null
  /** What the service booklet names as cost, of entries that end in the period, in euro cents. */
  readonly wartungCent: number
  readonly pruefungen: readonly DuePruefung[]
}

export interface Bericht {
  readonly periode: Berichtsperiode
  /** Wall times between which utilisation counts. */
  readonly kernzeit: { readonly von: string; readonly bis: string }
  readonly zeilen: readonly BerichtRow[]
  /** How many drivers a figure is about at least; null: it does not matter. */
  readonly mindestgruppe: number | null
}

// A trip as it stands now: its newest row in the logbook, which a completion or a correction may have written. That row lies in the period
// itself, so the trips are found by what was ever said to lie in it; the rest of the logbook is not read.
const ROWS = `
  with genannt as (
    select distinct e.fahrzeug_id, coalesce(e.bezug_nummer, e.nummer) as nummer
    from fahrzeug f
      join fahrtenbuch_eintrag e on e.mandant_id = f.mandant_id and e.fahrzeug_id = f.id and e.abfahrt >= $2 and e.abfahrt < $3
        and e.art not in ('uebergabe', 'tacho')
    where f.mandant_id = $1
  ), stand as (
    select g.fahrzeug_id, coalesce(k.fahrtart, erste.fahrtart) as fahrtart, coalesce(k.abfahrt, erste.abfahrt) as abfahrt,
      coalesce(k.km, erste.km_ende - erste.km_start + case when erste.art = 'luecke'
        then - ${toldByFahrten('g.fahrzeug_id', 'erste.km_start', 'erste.km_ende', 'erste.abfahrt')}
        else ${lostWithin('g.fahrzeug_id', 'erste.abfahrt', 'erste.ankunft')} end) as km, erste.art, coalesce(erste.fahrer_id::text, erste.fahrer_name) as fahrer
    from genannt g
      join fahrtenbuch_eintrag erste on erste.mandant_id = $1 and erste.fahrzeug_id = g.fahrzeug_id and erste.nummer = g.nummer
      left join lateral (
        select k.fahrtart, k.abfahrt, k.km_ende - k.km_start + ${lostWithin('g.fahrzeug_id', 'k.abfahrt', 'k.ankunft')} as km from fahrtenbuch_eintrag k
        where k.mandant_id = $1 and k.fahrzeug_id = g.fahrzeug_id and k.bezug_nummer = g.nummer
        order by k.nummer desc limit 1
      ) k on true
  ), summe as (
    select fahrzeug_id, count(*) filter (where art in ('fahrt', 'nacherfasst')) as fahrten, count(distinct fahrer) filter (where art in ('fahrt', 'nacherfasst')) as fahrer,
      coalesce(sum(km) filter (where fahrtart = 'dienstlich'), 0) as dienstlich,
      coalesce(sum(km) filter (where fahrtart = 'privat'), 0) as privat,
      coalesce(sum(km) filter (where fahrtart = 'arbeitsweg'), 0) as arbeitsweg
    from stand where abfahrt >= $2 and abfahrt < $3 group by fahrzeug_id
  )
  select f.id, f.kennzeichen, f.marke || ' ' || f.modell as fahrzeug, s.name as standort,
    coalesce(summe.fahrten, 0)::int as fahrten, coalesce(summe.fahrer, 0)::int as fahrer, coalesce(summe.dienstlich, 0)::int as dienstlich,
    coalesce(summe.privat, 0)::int as privat, coalesce(summe.arbeitsweg, 0)::int as arbeitsweg,
    (select count(*)::int from fahrzeug_schaden d where d.mandant_id = $1 and d.fahrzeug_id = f.id
      and d.gemeldet >= $2 and d.gemeldet < $3) as schaeden,
    (select count(*)::int from fahrzeug_schaden d where d.mandant_id = $1 and d.fahrzeug_id = f.id
      and d.behoben is null) as offen,
    kosten.belege, kosten.wartung,
    (select coalesce(json_agg(json_build_object('pruefung', p.art, 'faelligAm', p.faellig_am, 'faelligKm', p.faellig_km) order by p.art), '[]')
      from fahrzeug_pruefung p where p.mandant_id = $1 and p.fahrzeug_id = f.id
      and (p.faellig_am < $4 or p.faellig_km <= f.kilometerstand + $5)) as pruefungen
  from fahrzeug f
    join standort s on s.mandant_id = f.mandant_id and s.id = f.standort_id
    left join summe on summe.fahrzeug_id = f.id
    cross join lateral (
      select
        (select coalesce(sum(b.betrag_cent), 0)::float8 from fahrzeug_historie h
          join fahrzeug_beleg b on b.mandant_id = h.mandant_id and b.historie_id = h.id
          where h.mandant_id = $1 and h.fahrzeug_id = f.id and h.zeit >= $2 and h.zeit < $3) as belege,
        (select coalesce(sum(e.kosten_cent), 0)::float8 from serviceheft_eintrag e
          where e.mandant_id = $1 and e.fahrzeug_id = f.id and e.bis >= $6 and e.bis < $7) as wartung
    ) kosten
  where f.mandant_id = $1 and f.erstellt < $3
    and (not f.deaktiviert or summe.fahrten > 0 or kosten.belege > 0 or kosten.wartung > 0)
  order by ${collate('s.name')}, ${collate('f.kennzeichen')}`

interface StoredRow {
  readonly id: string
  readonly kennzeichen: string
  readonly fahrzeug: string
  readonly standort: string
  readonly fahrten: number
  /** Different ones of these trips. */
  readonly fahrer: number
  readonly dienstlich: number
  readonly privat: number
  readonly arbeitsweg: number
  readonly schaeden: number
  readonly offen: number
  readonly belege: number
  readonly wartung: number
  readonly pruefungen: DuePruefung[]
}

// As driven, and as booked where it was not driven yet. A car that is not back is away until now ($4), whatever was booked; one that came back
// late was away until then.
const BELEGT = `
  select fahrzeug_id, coalesce(fahrer_id, benutzer_id) as wer, coalesce(beginn_ist, lower(zeitraum)) as von,
    coalesce(ende_ist, case when status = 'aktiv' then greatest(upper(zeitraum), $4) else upper(zeitraum) end) as bis
  from fahrzeug_buchung
  where mandant_id = $1 and typ = 'BUCHUNG' and status in ('reserviert', 'aktiv', 'durchgeführt')
    and (zeitraum && tstzrange($2, $3)
      or lower(zeitraum) < $3 and (status = 'aktiv' or ende_ist > $2))`

interface BelegtRow extends Zeitraum {
  readonly fahrzeug_id: string
  readonly wer: string
}

/** How many people a figure of the house has to be about now; null where it does not matter. */
export async function readGruppe(tx: Tx, now: Temporal.Instant): Promise<number | null> {
  const mandant = await readMandant(tx)
  return hidesNames({ konfiguration: { mandant }, now }) ? mandant.mindestgruppe : null
}

/**
 * What the vehicle report of a period tells. A quarter less two of its months is the third: where a figure is about several people at least, that of a
 * longer period is told only where that of each of its months is.
 * @param name the period's (`2026-10`)
 * @param least drivers that a figure is about; null: as few as there are
 * @param now until when a car that is not back was away
 */
export async function loadBericht(
  tx: Tx,
  name: string,
  least: number | null,
  now: Temporal.Instant,
): Promise<Bericht> {
  const periode = periodeOf(name)
  const werte = await readHausEinstellungen(tx)
  const bald = periode.bis.add({ days: werte['fahrzeug.pflegehinweisTage'].value })
  const view: View = {
    now,
    least,
    bald,
    baldKm: werte['fahrzeug.pflegehinweisKm'].value,
    daily: {
      von: wallTime(werte['fahrzeug.zeitraumVon'].value),
      bis: wallTime(werte['fahrzeug.zeitraumBis'].value),
    },
  }
  const rows = await readRows(tx, periode, view)
  const months = monthsOf(periode)
  if (least !== null && months.length > 1)
    for (const month of months) withhold(rows, await readRows(tx, month, view))
  return {
    periode,
    kernzeit: { von: formatUhrzeit(view.daily.von), bis: formatUhrzeit(view.daily.bis) },
    zeilen: [...rows.values()],
    mindestgruppe: least,
  }
}

/** How the rows of a period are looked at. */
interface View {
  readonly now: Temporal.Instant
  readonly least: number | null
  /** Until when an inspection is due soon, and at which distance. */
  readonly bald: Temporal.PlainDate
  readonly baldKm: number
  readonly daily: { readonly von: Uhrzeit; readonly bis: Uhrzeit }
}

/** A line for each vehicle, by its id. */
async function readRows(
  tx: Tx,
  periode: Berichtsperiode,
  { now, least, bald, baldKm, daily }: View,
): Promise<Map<string, BerichtRow>> {
  const { id: mandantId, zone } = await readMandant(tx)
  const von = dayPeriod(periode.von, zone).von
  const bis = dayPeriod(periode.bis, zone).von
  const rows = await tx.all(
    ready<StoredRow>(ROWS, mandantId, von, bis, bald, baldKm, periode.von, periode.bis),
  )
  const belegt = Map.groupBy(
    await tx.all(ready<BelegtRow>(BELEGT, mandantId, von, bis, now)),
    (row) => row.fahrzeug_id,
  )
  const windows = kernzeit(periode, daily, zone)
  return new Map(
    rows.map((row) => {
      const taken = belegt.get(row.id) ?? []
      const bookers = new Set(taken.map(({ wer }) => wer)).size
      return [row.id, rowOf(row, figureOf(auslastung(windows, taken), bookers, least), least)]
    }),
  )
}

/** What of a vehicle comes of those who drive it. */
const OF_DRIVERS = [
  'fahrten',
  'kmDienstlich',
  'kmPrivat',
  'kmArbeitsweg',
  'auslastung',
  'belegeCent',
] as const satisfies readonly (keyof BerichtRow)[]

/** Takes out of the rows of a period the figures that are not told of one of its months. */
function withhold(rows: Map<string, BerichtRow>, month: ReadonlyMap<string, BerichtRow>): void {
  for (const [id, row] of rows) {
    const part = month.get(id)
    if (part === undefined) continue
    const hidden = OF_DRIVERS.filter((name) => part[name] === null)
    rows.set(id, { ...row, ...Object.fromEntries(hidden.map((name) => [name, null])) })
  }
}

function rowOf(row: StoredRow, share: number | null, least: number | null): BerichtRow {
  // A receipt without a trip, and a gap that somebody explained, are somebody's, too.
  const told = (value: number) => figureOf(value, Math.max(row.fahrer, value > 0 ? 1 : 0), least)
  return {
    kennzeichen: row.kennzeichen,
    fahrzeug: row.fahrzeug,
    standort: row.standort,
    fahrten: told(row.fahrten),
    kmDienstlich: told(row.dienstlich),
    kmPrivat: told(row.privat),
    kmArbeitsweg: told(row.arbeitsweg),
    auslastung: share,
    schaeden: row.schaeden,
    offeneSchaeden: row.offen,
    belegeCent: told(row.belege),
    wartungCent: row.wartung,
    pruefungen: row.pruefungen,
  }
}

/** Settings of type time are valid when they are stored. */
function wallTime(text: string): Uhrzeit {
  const uhrzeit = parseUhrzeit(text)
  if (!uhrzeit.ok) throw new RangeError(`${text} is no wall time`)
  return uhrzeit.value
}
