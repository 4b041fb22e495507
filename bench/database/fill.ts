import pg from 'pg'
import { sized } from '../size.ts'

/** What the benchmarks run on: one Mandant, its plans of 300 seats, people who are signed in, one million bookings. */
export const BENCH = {
  mandantId: '01990000-0000-7000-8000-0000000be7c4',
  host: 'bench.localhost',
  plans: 10,
  seatsPerPlan: 300,
  people: sized(20_000, 2_000),
  bookings: sized(1_000_000, 99_000),
  zone: 'Europe/Berlin',
} as const

const m = BENCH.mandantId

/** Ids by kind and number, so that every process computes the same without asking. */
export function benchId(kind: 'plan' | 'seat' | 'person', nr: number): string {
  const prefix = { plan: '01990001', seat: '01990002', person: '01990003' }[kind]
  return `${prefix}-0000-7000-8000-${nr.toString(16).padStart(12, '0')}`
}

const idSql = (prefix: string, expression: string) =>
  `('${prefix}-0000-7000-8000-' || lpad(to_hex(${expression}), 12, '0'))::uuid`

export function benchToken(nr: number): string {
  return `bench-session-token-${String(nr).padStart(6, '0')}`
}

const houseOf = (people: number): string[] => [
  `insert into mandant (id, name) values ('${m}', 'Bench')`,
  `insert into auth.mandant_domain values ('${BENCH.host}', '${m}')`,
  `insert into standort (mandant_id, id, name) values ('${m}', '${m}', 'Haus')`,
  `insert into auth."user" (id, name, email) select 'bench-' || n, 'Person ' || n, 'person' || n || '@bench.example'
     from generate_series(1, ${people}) n`,
  `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email)
     select '${m}', ${idSql('01990003', 'n')}, 'bench-' || n, 'Person', n::text, 'person' || n || '@bench.example'
     from generate_series(1, ${people}) n`,
  `insert into auth.session (id, "expiresAt", token, "userId")
     select 'bench-' || n, now() + interval '300 days', 'bench-session-token-' || lpad(n::text, 6, '0'), 'bench-' || n
     from generate_series(1, ${people}) n`,
  `insert into grundriss (mandant_id, id, standort_id, bezeichnung, breite, hoehe)
     select '${m}', ${idSql('01990001', 'p')}, '${m}', 'Saal ' || p, 4000, 3000 from generate_series(1, ${BENCH.plans}) p`,
  `insert into leseraum (mandant_id, id, grundriss_id, bezeichnung, x, y, breite, hoehe)
     select '${m}', ${idSql('01990002', `(p - 1) * ${BENCH.seatsPerPlan} + s`)}, ${idSql('01990001', 'p')}, 'P' || s,
       (s % 20) * 150 + 100, (s / 20) * 150 + 100, 100, 60
     from generate_series(1, ${BENCH.plans}) p, generate_series(1, ${BENCH.seatsPerPlan}) s`,
  `insert into oeffnungszeit (mandant_id, id, grundriss_id, wochentag, von, bis)
     select '${m}', gen_random_uuid(), ${idSql('01990001', 'p')}, w, '06:00', '22:00'
     from generate_series(1, ${BENCH.plans}) p, generate_series(0, 6) w`,
  `insert into einstellung_wert (mandant_id, id, option_name, wert) values
     ('${m}', gen_random_uuid(), 'leseraum.maxBuchungenProWoche', '0'),
     ('${m}', gen_random_uuid(), 'leseraum.mehrerePlaetzeGleichzeitig', 'true'),
     ('${m}', gen_random_uuid(), 'leseraum.tageImVoraus', '366')`,
]

/** Days ahead on which every seat has a booking. */
const DAYS_AHEAD = 33

/**
 * One booking a seat and day, 09:00 to 13:00 UTC, from so long ago on as there are bookings; the last days lie ahead. Of the days that are
 * over each seat has one in so many, and so reaches further back.
 */
const bookingsOf = (bookings: number, people: number, oneIn: number): string => {
  const seats = BENCH.plans * BENCH.seatsPerPlan
  const past = Math.max(0, bookings - seats * DAYS_AHEAD)
  return `
  insert into leseraum_buchung (mandant_id, id, leseraum_id, grundriss_id, tag, zeitraum, status, benutzer1_id)
  select '${m}', gen_random_uuid(), ${idSql('01990002', 's')}, ${idSql('01990001', `(s - 1) / ${BENCH.seatsPerPlan} + 1`)}, day,
    tstzrange(day + time '09:00', day + time '13:00'), case when day < current_date then 'durchgeführt' else 'reserviert' end,
    ${idSql('01990003', `(s * 7 + (day - date '2000-01-01')) % ${people} + 1`)}
  from (select current_date + ${DAYS_AHEAD} - d as day, s
      from generate_series(0, ${DAYS_AHEAD + Math.ceil((past * oneIn) / seats) - 1}) d, generate_series(1, ${seats}) s
      where d <= ${DAYS_AHEAD} or (s + d) % ${oneIn} = 0 order by 1, 2) slots`
}

const CONSTRAINT = `alter table leseraum_buchung add constraint leseraum_buchung_ueberschneidung exclude using gist (
    mandant_id with =, leseraum_id with =, zeitraum with &&) where (status <> 'storniert' or gehalten_bis is not null)`

/** The house with its plans and people, and nothing booked. */
export async function fillHouse(admin: pg.Client, people: number): Promise<void> {
  for (const statement of houseOf(people)) await admin.query(statement)
}

/**
 * The house's bookings. The exclusion constraint is put back afterwards by the very statement of the migration: building its index once is far
 * faster than a million insertions into it. In the caller's transaction, whose time zone is UTC.
 * @param oneIn of so many days that are over, each seat has a booking on one
 */
export async function fillBookings(
  admin: pg.Client,
  bookings: number,
  people: number,
  oneIn = 1,
): Promise<void> {
  await admin.query('alter table leseraum_buchung drop constraint leseraum_buchung_ueberschneidung')
  await admin.query("set local maintenance_work_mem = '512MB'")
  await admin.query(bookingsOf(bookings, people, oneIn))
  await admin.query(CONSTRAINT)
}

/** Fills an empty, migrated database; does nothing when it is filled already. */
export async function fillBench(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl, options: '-c timezone=UTC' })
  await admin.connect()
  try {
    const { rowCount } = await admin.query('select 1 from mandant where id = $1', [m])
    if (rowCount) return
    await admin.query('begin')
    await fillHouse(admin, BENCH.people)
    await fillBookings(admin, BENCH.bookings, BENCH.people)
    await admin.query('commit')
    await admin.query('vacuum analyze')
    await admin.query('checkpoint')
  } finally {
    await admin.end()
  }
}
