import { chainRows } from '@platzwart/server/features/fahrtenbuch/chainEintrag'
import pg from 'pg'
import { sized } from '../size.ts'

type Content = Parameters<typeof chainRows>[0][number]

/** A Mandant of its own with nothing but logbooks: twenty cars, and a year of trips of each. */
export const LOGBOOK = {
  mandantId: '01990000-0000-7000-8000-00000000fb00',
  host: 'fahrtenbuch.localhost',
  token: 'bench-session-token-fahrtenbuch',
  cars: 20,
  tripsPerCar: sized(5_000, 50),
  von: '2025-01-01',
  bis: '2025-12-31',
} as const

const m = LOGBOOK.mandantId
const PERSON = '01990000-0000-7000-8000-00000000fb01'
/** Rows of one statement. */
const BATCH = 2_000

const STATEMENTS = [
  `insert into mandant (id, name, module) values ('${m}', 'Fahrtenbuch', '{fahrzeugbuchung}')`,
  `insert into auth.mandant_domain values ('${LOGBOOK.host}', '${m}')`,
  `insert into standort (mandant_id, id, name) values ('${m}', '${m}', 'Haus')`,
  `insert into auth."user" (id, name, email) values ('bench-fahrtenbuch', 'Fuhrpark', 'fuhrpark@fahrtenbuch.example')`,
  `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email)
     values ('${m}', '${PERSON}', 'bench-fahrtenbuch', 'Frieda', 'Fuhrpark', 'fuhrpark@fahrtenbuch.example')`,
  `insert into benutzer_berechtigung (mandant_id, benutzer_id, berechtigung) values ('${m}', '${PERSON}', 'fahrzeug_logbuch_report')`,
  `insert into auth.session (id, "expiresAt", token, "userId")
     values ('bench-fahrtenbuch', now() + interval '300 days', '${LOGBOOK.token}', 'bench-fahrtenbuch')`,
]

const carId = (nr: number) => `01990004-0000-7000-8000-${(0xfb00_0000 + nr).toString(16).padStart(12, '0')}`

const CAR = `insert into fahrzeug (mandant_id, id, standort_id, kategorie, marke, modell, kennzeichen, kraftstoff, leistung_kw, getriebe,
    sitze, tueren, farbe, fuehrerscheinklasse, fahrtenbuch)
  values ('${m}', $1, '${m}', 'kombi', 'VW', 'Passat', $2, 'diesel', 110, 'automatik', 5, 5, 'grau', 'B', 'steuerlich')`

/** Every twentieth purpose comes later, every fiftieth trip is corrected, and now and then kilometres are missing. */
function contentsOf(car: number): Content[] {
  const contents: Content[] = []
  let km = 10_000
  for (let trip = 0; trip < LOGBOOK.tripsPerCar; trip++) {
    const abfahrt = Temporal.Instant.from('2025-01-01T05:00:00Z').add({ minutes: trip * 104 })
    if (trip % 400 === 399) km += 12
    const fahrt: Content = {
      id: crypto.randomUUID(),
      fahrzeugId: carId(car),
      art: 'fahrt',
      bezugNummer: null,
      buchungId: null,
      fahrtart: trip % 7 === 6 ? 'privat' : 'dienstlich',
      abfahrt,
      ankunft: abfahrt.add({ minutes: 70 }),
      kmStart: km,
      kmEnde: km + 20 + (trip % 60),
      zielort: trip % 7 === 6 ? '' : `Hamburg, Speicherstadt ${trip % 90}`,
      zweck: trip % 7 === 6 ? '' : `Besprechung zum Auftrag ${4_000 + (trip % 800)}`,
      zielperson: trip % 7 === 6 ? '' : `Reederei ${trip % 40} GmbH`,
      umweg: trip % 30 === 0 ? 'Umleitung wegen einer Baustelle auf der A7' : '',
      fahrerId: PERSON,
      fahrerName: 'Frieda Fuhrpark',
      grund: '',
      verspaetet: false,
      erfasstVon: PERSON,
      erfasst: abfahrt.add({ minutes: 72 }),
    }
    km = fahrt.kmEnde
    contents.push(fahrt)
    const about = { ...fahrt, id: crypto.randomUUID(), bezugNummer: contents.length }
    if (trip % 20 === 7) contents.push({ ...about, art: 'nachtrag', umweg: 'Ladestopp' })
    if (trip % 50 === 9) contents.push({ ...about, art: 'korrektur', zweck: 'Abnahme', grund: 'vertippt' })
  }
  return contents
}

const INSERT = `insert into fahrtenbuch_eintrag
  select * from json_populate_recordset(null::fahrtenbuch_eintrag, $1::json)`

/** Fills in the logbooks; does nothing when they are there already. */
export async function fillFahrtenbuch(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl, options: '-c timezone=UTC' })
  await admin.connect()
  try {
    const { rowCount } = await admin.query('select 1 from mandant where id = $1', [m])
    if (rowCount) return
    await admin.query('begin')
    for (const statement of STATEMENTS) await admin.query(statement)
    for (let car = 0; car < LOGBOOK.cars; car++) {
      await admin.query(CAR, [carId(car), `HH-FB ${100 + car}`])
      const rows = chainRows(contentsOf(car)).map((row) => ({ mandant_id: m, ...row }))
      for (let at = 0; at < rows.length; at += BATCH)
        await admin.query(INSERT, [JSON.stringify(rows.slice(at, at + BATCH))])
    }
    await admin.query('commit')
    await admin.query('vacuum analyze fahrtenbuch_eintrag')
  } finally {
    await admin.end()
  }
}
