import { sized } from '../size.ts'
import { withAdmin } from './cluster.ts'
import { BENCH } from './fill.ts'

/** A fleet for the same Mandant: 5,000 cars, one million trips, and the people at work with licences. */
export const FLOTTE = {
  cars: sized(5_000, 500),
  trips: sized(1_000_000, 20_000),
  drivers: 2_000,
  firstDay: sized(-120, -20),
} as const

const m = BENCH.mandantId
const DAYS = FLOTTE.trips / FLOTTE.cars

const idSql = (prefix: string, expression: string) =>
  `('${prefix}-0000-7000-8000-' || lpad(to_hex(${expression}), 12, '0'))::uuid`

export function carId(nr: number): string {
  return `01990008-0000-7000-8000-${nr.toString(16).padStart(12, '0')}`
}

// Nothing that is due comes before the last day that can be booked: a car whose inspection has lapsed by then is refused.
const STATEMENTS = [
  `update mandant set module = array_append(module, 'fahrzeugbuchung'), stand = stand + 1 where id = '${m}'`,
  `insert into einstellung_wert (mandant_id, id, option_name, wert) values ('${m}', gen_random_uuid(), 'fahrzeug.tageImVoraus', '730')`,
  `insert into benutzer_berechtigung (mandant_id, benutzer_id, berechtigung)
     select '${m}', ${idSql('01990003', 'n')}, 'fahrzeug_buchen' from generate_series(1, ${FLOTTE.drivers}) n`,
  `insert into fuehrerschein (mandant_id, benutzer_id, ausgestellt_am, letzte_pruefung, naechste_pruefung, klassen)
     select '${m}', ${idSql('01990003', 'n')}, current_date - 4000, current_date - 30, current_date + 1000, '{AM,B,L}'
     from generate_series(1, ${FLOTTE.drivers}) n`,
  `insert into fahrzeug (mandant_id, id, standort_id, kategorie, marke, modell, kennzeichen, kraftstoff, leistung_kw, getriebe,
      sitze, tueren, farbe, fuehrerscheinklasse, gueltig_von)
     select '${m}', ${idSql('01990008', 'n')}, '${m}',
       (array['kleinwagen', 'kompaktklasse', 'mittelklasse', 'kombi', 'kleinbus', 'transporter'])[n % 6 + 1], 'VW', 'Modell ' || n % 40,
       'BE-' || n, 'diesel', 85, 'schaltung', case n % 6 when 4 then 9 when 5 then 3 else 5 end, 5, 'grau',
       case when n % 50 = 0 then 'C1' else 'B' end, current_date - 400 - n % 200
     from generate_series(1, ${FLOTTE.cars}) n`,
  `insert into fahrzeug_pruefung (mandant_id, id, fahrzeug_id, art, faellig_am)
     select '${m}', gen_random_uuid(), ${idSql('01990008', 'n')}, 'UVV', current_date + 800 + n % 365 from generate_series(1, ${FLOTTE.cars}) n`,
  `insert into fahrzeug_oeffnungszeit (mandant_id, id, fahrzeug_id, wochentage, von, bis)
     select '${m}', gen_random_uuid(), ${idSql('01990008', 'n')}, '{0,1,2,3,4,5,6}', '05:00', '22:00'
     from generate_series(1, ${FLOTTE.cars}, 5) n`,
]

/** One trip of three hours a car and day, beginning between 06:00 and 15:00 UTC; the last days lie ahead. */
const TRIPS = `
  insert into fahrzeug_buchung (mandant_id, id, fahrzeug_id, zeitraum, sperrzeitraum, status, benutzer_id, fahrer_id, fahrtgrund)
  select '${m}', gen_random_uuid(), ${idSql('01990008', 'n')}, tstzrange(von, von + interval '3 hours'),
    tstzrange(von, von + interval '195 minutes'), case when von < now() - interval '1 day' then 'durchgeführt' else 'reserviert' end,
    driver, driver, 'Termin'
  from (select n, d, current_date + (${FLOTTE.firstDay} + d) + make_interval(hours => 6 + (n + d) % 10) as von,
      ${idSql('01990003', `(n * 7 + d * 11) % ${BENCH.people} + 1`)} as driver
    from generate_series(0, ${DAYS - 1}) d, generate_series(1, ${FLOTTE.cars}) n order by d, n) slots`

const INDEXES = `select indexdef from pg_indexes where tablename = 'fahrzeug_buchung' and indexname = any($1)`
const NAMES = ['fahrzeug_buchung_sperrzeitraum']
const CONSTRAINT = `alter table fahrzeug_buchung add constraint fahrzeug_buchung_ueberschneidung exclude using gist (
    mandant_id with =, fahrzeug_id with =, sperrzeitraum with &&) where (status <> 'storniert' or gehalten_bis is not null)`

/** Adds the fleet to the benchmarks' database, once. Its constraint and its largest index are put back afterwards, which is far faster. */
export async function fillFlotte(adminUrl: string): Promise<void> {
  await withAdmin(adminUrl, async (admin) => {
    const { rows } = await admin.query<{ filled: boolean }>(
      `select exists (select from fahrzeug where mandant_id = '${m}') as filled`,
    )
    if (rows[0]?.filled) return
    console.error('Filling a fleet with a million trips, once …')
    await admin.query('begin')
    await admin.query("set local timezone = 'UTC'")
    await admin.query("set local maintenance_work_mem = '512MB'")
    for (const statement of STATEMENTS) await admin.query(statement)
    const indexes = (await admin.query<{ indexdef: string }>(INDEXES, [NAMES])).rows
    await admin.query('alter table fahrzeug_buchung drop constraint fahrzeug_buchung_ueberschneidung')
    for (const name of NAMES) await admin.query(`drop index ${name}`)
    await admin.query(TRIPS)
    await admin.query(CONSTRAINT)
    for (const { indexdef } of indexes) await admin.query(indexdef)
    await admin.query('commit')
    await admin.query('vacuum analyze')
    await admin.query('checkpoint')
  })
}
