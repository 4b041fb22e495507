import type { Zeugnis } from '@platzwart/domain/fahrtenbuch/zeugen'
import { ready, type Tx } from '../../platform/database/tx.ts'

const LINE =
  'left join fahrtenbuch_eintrag e on e.mandant_id = $1 and e.fahrzeug_id = $2::uuid and e.nummer = m.nummer'

const PROTOKOLL = `
  select m.nummer, m.hash, e.hash as eintrag from (
    select (nachher ->> 'nummer')::integer as nummer, nachher ->> 'hash' as hash from protokoll
    where mandant_id = $1 and objekt = 'fahrtenbuch_eintrag' and nachher ->> 'fahrzeugId' = $2::text
    order by (nachher ->> 'nummer')::integer desc limit 1) m ${LINE}`

const SIEGEL = `
  select m.tag, m.nummer, m.hash, e.hash as eintrag from fahrtenbuch_siegel m ${LINE}
  where m.mandant_id = $1 and m.fahrzeug_id = $2::uuid and m.hash is distinct from e.hash order by m.tag limit 1`

// Of a trip the first line stands for all: what changes it later is chained to it.
const FAHRTEN = `
  select count(*)::int as anzahl, min(coalesce(b.ende_ist, upper(b.zeitraum))) as zeit from fahrzeug_buchung b
  where b.mandant_id = $1 and b.fahrzeug_id = $2 and b.status = 'durchgeführt' and b.typ = 'BUCHUNG'
    and not exists (select 1 from fahrtenbuch_eintrag e where e.mandant_id = $1 and e.buchung_id = b.id
      and e.fahrzeug_id = b.fahrzeug_id and e.art in ('fahrt', 'nacherfasst'))`

// What a check-in read is what its last correction says.
const READ = `
  left join lateral (select u.km_ende from fahrtenbuch_eintrag u
    where u.mandant_id = $1 and u.buchung_id = h.buchung_id and u.fahrzeug_id = h.fahrzeug_id and u.art = 'uebergabe' and h.typ = 'CHECK_IN'
    order by u.nummer desc limit 1) u on true`

// A check-in alone is a trip under way.
const HISTORIE = `
  select h.zeit, coalesce(u.km_ende, h.kilometerstand) as km, e.nummer from fahrzeug_historie h
    left join fahrtenbuch_eintrag e on e.mandant_id = h.mandant_id and e.buchung_id = h.buchung_id
      and e.fahrzeug_id = h.fahrzeug_id and e.art = 'fahrt'
    ${READ}
  where h.mandant_id = $1 and h.fahrzeug_id = $2 and h.buchung_id is not null and h.kilometerstand is not null
    and h.status is distinct from 'einzutragen'
    and ((h.typ = 'CHECK_OUT' and h.kilometerstand is distinct from e.km_ende)
      or (h.typ = 'CHECK_IN' and coalesce(u.km_ende, h.kilometerstand) <> e.km_start))
  order by h.zeit, h.id limit 1`

// What an odometer showed that was replaced says nothing about the one that is there.
const SINCE = `coalesce((select max(z.abfahrt) from fahrtenbuch_eintrag z
  where z.mandant_id = $1 and z.fahrzeug_id = $2 and z.art = 'tacho'), '-infinity')`

const SPEEDOMETER = `
  select f.kilometerstand, greatest(
    (select max(e.km_ende) from fahrtenbuch_eintrag e where e.mandant_id = $1 and e.fahrzeug_id = f.id and e.ankunft >= ${SINCE}),
    (select max(coalesce(u.km_ende, h.kilometerstand)) from fahrzeug_historie h ${READ}
      where h.mandant_id = $1 and h.fahrzeug_id = f.id and h.zeit > ${SINCE})) as belegt
  from fahrzeug f where f.mandant_id = $1 and f.id = $2`

type Row<K extends keyof Zeugnis> = NonNullable<Zeugnis[K]>

/**
 * What others remember of a vehicle's logbook. Each is held against the lines in a statement of its own, so that a check-out that is
 * committed meanwhile is seen with both of its sides, or with neither.
 */
export async function readZeugnis(tx: Tx, fahrzeugId: string): Promise<Zeugnis> {
  const first = <T>(text: string) => tx.first(ready<T>(text, tx.scope.mandantId, fahrzeugId))
  const [protokoll, siegel, fahrten, historie, speedometer] = await Promise.all([
    first<Row<'protokoll'>>(PROTOKOLL),
    first<Row<'siegel'>>(SIEGEL),
    first<{ anzahl: number; zeit: Temporal.Instant | null }>(FAHRTEN),
    first<Row<'historie'>>(HISTORIE),
    first<Pick<Zeugnis, 'kilometerstand' | 'belegt'>>(SPEEDOMETER),
  ])
  return {
    protokoll: protokoll ?? null,
    siegel: siegel ?? null,
    fahrten: fahrten?.zeit ? { anzahl: fahrten.anzahl, zeit: fahrten.zeit } : null,
    historie: historie ?? null,
    kilometerstand: speedometer?.kilometerstand ?? 0,
    belegt: speedometer?.belegt ?? null,
  }
}
