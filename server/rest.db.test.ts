import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from './testing/app.ts'

/** A Sunday without a report, 09:00 in Berlin: the daily job is due. */
const NOW = '2026-11-22T08:00:00Z'
/** The first of a month, when the previous months are reported. */
const REPORT_DAY = '2026-12-01T08:00:00Z'

const FEW = 5
const MANY = 50

const id = (kind: number, k: string) =>
  `('0199${kind.toString(16).padStart(4, '0')}-0000-7000-8000-' || lpad(to_hex(${k}), 12, '0'))::uuid`
const [HOUSE, PERSON, SEAT, CAR, PICTURE] = [0, 1, 2, 3, 4].map((kind) => id(kind, 'k')) as [
  string,
  string,
  string,
  string,
  string,
]
const KEY = `${HOUSE} || '/fahrzeuge/' || ${PICTURE}`

/** A house in use: no check-in required for its seats, one car booked in three days, its files referenced. */
const HOUSES = [
  `insert into mandant (id, name, module) select ${HOUSE}, 'Haus ' || k, '{fahrzeugbuchung,raum_arbeitsplatzbuchung}' from k`,
  `insert into standort (mandant_id, id, name) select ${HOUSE}, ${HOUSE}, 'Haus' from k`,
  `insert into auth."user" (id, name, email) select 'haus-' || k, 'Person', 'p@haus' || k || '.example' from k`,
  `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email)
     select ${HOUSE}, ${PERSON}, 'haus-' || k, 'Person', 'Muster', 'p@haus' || k || '.example' from k`,
  `insert into einstellung_wert (mandant_id, id, option_name, wert)
     select ${HOUSE}, ${HOUSE}, 'leseraum.freigabeOhneCheckIn', 'false' from k`,
  `insert into grundriss (mandant_id, id, standort_id, bezeichnung, breite, hoehe) select ${HOUSE}, ${HOUSE}, ${HOUSE}, 'Saal', 400, 300 from k`,
  `insert into leseraum (mandant_id, id, grundriss_id, bezeichnung, x, y, breite, hoehe)
     select ${HOUSE}, ${SEAT}, ${HOUSE}, 'P1', 1, 1, 10, 10 from k`,
  `insert into leseraum_buchung (mandant_id, id, leseraum_id, grundriss_id, tag, zeitraum, status, benutzer1_id)
     select ${HOUSE}, gen_random_uuid(), ${SEAT}, ${HOUSE}, day, tstzrange(day + time '09:00', day + time '13:00'), 'reserviert', ${PERSON}
     from k, generate_series(date '2026-11-01', date '2026-11-30', interval '3 days') day`,
  `insert into datei (mandant_id, id, bucket, dateiname, schluessel, inhaltstyp, bytes, sha256, erstellt)
     select ${HOUSE}, ${PICTURE}, 'fahrzeuge', 'auto.png', ${KEY}, 'image/png', 1, repeat('0', 64), '2026-10-01' from k`,
  `insert into fahrzeug (mandant_id, id, standort_id, kategorie, marke, modell, kennzeichen, kraftstoff, leistung_kw, getriebe,
      sitze, tueren, farbe, fuehrerscheinklasse, bild_id)
     select ${HOUSE}, ${CAR}, ${HOUSE}, 'kombi', 'VW', 'Passat', 'HH-PW 1', 'diesel', 85, 'schaltung', 5, 5, 'grau', 'B', ${PICTURE} from k`,
  `insert into fahrzeug_buchung (mandant_id, id, fahrzeug_id, zeitraum, sperrzeitraum, status, benutzer_id, fahrer_id)
     select ${HOUSE}, gen_random_uuid(), ${CAR}, tstzrange(day, day + interval '3 hours'), tstzrange(day, day + interval '3 hours'),
       case when day < '${NOW}' then 'durchgeführt' else 'reserviert' end, ${PERSON}, ${PERSON}
     from k, unnest(array['2026-11-10 09:00Z', '2026-11-25 09:00Z', '2026-12-09 09:00Z']::timestamptz[]) day`,
]

let app: TestApp
let admin: pg.Client

beforeAll(async () => {
  app = await testApp(NOW)
  admin = new pg.Client({ connectionString: app.database.adminUrl, options: '-c timezone=UTC' })
  await admin.connect()
})

afterAll(async () => {
  await admin.end()
  await app.close()
})

async function houses(first: number, last: number): Promise<void> {
  for (const statement of HOUSES)
    await admin.query(`with k as (select generate_series(${first}, ${last}) as k) ${statement}`)
  const { rows } = await admin.query<{ schluessel: string }>('select schluessel from datei')
  for (const { schluessel } of rows) await app.deps.storage.put(schluessel, new Uint8Array(1))
}

/** Runs every job once and returns the number of queries and transactions. */
async function round(at: string): Promise<number> {
  app.clock.set(at)
  let taken = 0
  const count = () => {
    taken += 1
  }
  const pools = [app.jobs.pool, app.deps.appPool, app.deps.authPool]
  for (const pool of pools) pool.on('acquire', count)
  for (const { name } of app.jobs.health()) await app.jobs.runNow(name)
  for (const pool of pools) pool.off('acquire', count)
  expect(app.jobs.health().filter(({ lastError }) => lastError !== null)).toEqual([])
  return taken
}

const later = (hours: number, at = NOW) => Temporal.Instant.from(at).add({ hours }).toString()

async function runsOf(auftrag: string): Promise<number> {
  const { rows } = await admin.query('select from auftragslauf where auftrag = $1', [auftrag])
  return rows.length
}

describe('a run of all jobs', () => {
  it('costs the same with fifty idle houses as with five', async () => {
    await houses(1, FEW)
    await round(NOW)
    const few = await round(later(1))
    await houses(FEW + 1, MANY)
    await round(later(2))
    expect(await round(later(3))).toBe(few)
    // Two days later, when the first claims have been swept, and two days after that.
    for (const hours of [50, 51]) await round(later(hours))
    expect(await round(later(52))).toBe(few)
    for (const hours of [100, 101]) await round(later(hours))
    expect(await round(later(102))).toBe(few)
  })

  it("processes each house's day once and does not visit it again", async () => {
    await round('2026-11-28T12:00:00Z')
    const before = await runsOf('fahrzeug.taeglich')
    const day = '2026-11-29T08:00:00Z'
    const first = await round(day)
    expect(await runsOf('fahrzeug.taeglich')).toBe(before + MANY)
    const quiet = await round(later(1, day))
    expect(quiet).toBeLessThanOrEqual(first - MANY)
    expect(quiet).toBeLessThan(MANY)
    expect(await runsOf('fahrzeug.taeglich')).toBe(before + MANY)
  })

  it('reports each ended period once, and skips houses that want no report', async () => {
    await admin.query(
      `with k as (select generate_series(1, ${FEW}) as k) insert into einstellung_wert (mandant_id, id, option_name, wert)
       select ${HOUSE}, ${PERSON}, 'fahrzeug.berichtTurnus', (array['', 'jährlich', 'vierteljährlich', 'monatlich', 'monatlich'])[k] from k`,
    )
    await round(REPORT_DAY)
    // Year and quarter have not ended, and one house has no interval.
    expect(await runsOf('fahrzeug.bericht')).toBe(MANY - 3)
    const quiet = await round(later(1, REPORT_DAY))
    expect(quiet).toBeLessThan(MANY)
    expect(await round(later(2, REPORT_DAY))).toBe(quiet)
    expect(await runsOf('fahrzeug.bericht')).toBe(MANY - 3)
  })
})
