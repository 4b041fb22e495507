import { createHmac } from 'node:crypto'
import pg from 'pg'
import { uuidv7 } from '../../platform/database/uuid.ts'
import type { Due, People } from './expected.ts'
import type { Month } from './plan.ts'

export const HOST = 'monat.localhost'

/** A house with its fleet, as it stands before the first trip is booked. */
export interface MonthHouse {
  readonly mandantId: string
  /** By number, as the plan counts them. */
  readonly cars: readonly string[]
  readonly people: People
  readonly due: Due
  /** By e-mail. */
  readonly ids: ReadonlyMap<string, string>
  cookieOf(email: string): string
}

const ROLES: readonly (readonly [
  name: string,
  count: (cars: number) => number,
  rechte: readonly string[],
])[] = [
  ['fahrer', (cars) => cars * 2, ['fahrzeug_buchen']],
  ['fuhrpark', () => 2, ['fahrzeug_pflege', 'fahrzeug_buchen', 'fahrzeug_fremdbuchung']],
  ['freigabe', () => 3, ['fahrzeug_freigabe_von_sonderfahrten']],
  ['pruefer', () => 2, ['fahrzeug_fuehrerscheinpruefung']],
  ['faellig', () => 6, ['fahrzeug_buchen']],
]

/** Days from the first trip to the licence checks that fall due. */
const LICENCES = [1, 3, 12, 20, 31, 90] as const
/** The same of the last days of inspections, by car. */
const INSPECTIONS = [2, 10, 45, 200] as const
const ADRESSEN = ['fuhrpark-bericht@monat.example', 'finanzen@monat.example'] as const

export async function createHouse(adminUrl: string, secret: string, month: Month): Promise<MonthHouse> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    return await fill(admin, secret, month)
  } finally {
    await admin.end()
  }
}

async function fill(admin: pg.Client, secret: string, month: Month): Promise<MonthHouse> {
  const mandantId = uuidv7()
  const ids = new Map<string, string>()
  await admin.query("insert into mandant (id, name, module) values ($1, 'Monat', '{fahrzeugbuchung}')", [
    mandantId,
  ])
  await admin.query('insert into auth.mandant_domain values ($1, $2)', [HOST, mandantId])
  await admin.query("insert into standort (mandant_id, id, name) values ($1, $1, 'Hof')", [mandantId])
  await admin.query(
    `insert into einstellung_wert (mandant_id, id, option_name, wert) values ($1, $2, 'fahrzeug.berichtAdressen', $3)`,
    [mandantId, uuidv7(), JSON.stringify(ADRESSEN)],
  )
  const byRole: Record<string, string[]> = {}
  for (const [name, count, rechte] of ROLES) {
    byRole[name] = Array.from({ length: count(month.cars) }, (_, i) => `${name}${i}@monat.example`)
    for (const email of byRole[name]) {
      const sprache = ids.size % 2 === 0 ? 'de' : 'en'
      ids.set(email, await createPerson(admin, mandantId, email, sprache, rechte))
    }
  }
  const licences = (byRole.faellig ?? []).map((email, i) => ({
    email,
    tag: month.first.add({ days: LICENCES[i] ?? 0 }),
  }))
  for (const email of [...(byRole.fahrer ?? []), ...(byRole.fuhrpark ?? [])])
    await createLicence(admin, mandantId, ids.get(email) ?? '', month.first, month.first.add({ years: 1 }))
  for (const { email, tag } of licences)
    await createLicence(admin, mandantId, ids.get(email) ?? '', month.first, tag)
  const cars = await createCars(admin, mandantId, month.cars)
  const inspections = INSPECTIONS.slice(0, month.cars).map((days, car) => ({
    car,
    tag: month.first.add({ days }),
  }))
  for (const { car, tag } of inspections)
    await admin.query(
      `insert into fahrzeug_pruefung (mandant_id, id, fahrzeug_id, art, faellig_am) values ($1, $2, $3, 'HU', $4)`,
      [mandantId, uuidv7(), cars[car], tag.toString()],
    )
  return {
    mandantId,
    cars,
    ids,
    due: { licences, inspections },
    people: {
      fahrer: byRole.fahrer ?? [],
      fuhrpark: byRole.fuhrpark ?? [],
      freigeber: byRole.freigabe ?? [],
      pruefer: byRole.pruefer ?? [],
      adressen: ADRESSEN,
    },
    cookieOf: (email) => {
      const signature = createHmac('sha256', secret).update(tokenOf(email)).digest('base64')
      return `platzwart.session_token=${encodeURIComponent(`${tokenOf(email)}.${signature}`)}`
    },
  }
}

const tokenOf = (email: string) => `token of ${email}`

async function createPerson(
  admin: pg.Client,
  mandantId: string,
  email: string,
  sprache: string,
  rechte: readonly string[],
): Promise<string> {
  const id = uuidv7()
  await admin.query('insert into auth."user" (id, name, email) values ($1, $2, $2)', [`user-${id}`, email])
  await admin.query(
    `insert into auth.session (id, "expiresAt", token, "userId") values ($1, now() + interval '7200 hours', $2, $3)`,
    [`session-${id}`, tokenOf(email), `user-${id}`],
  )
  await admin.query(
    `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email, sprache) values ($1, $2, $3, $4, 'Monat', $5, $6)`,
    [mandantId, id, `user-${id}`, email.split('@')[0], email, sprache],
  )
  for (const berechtigung of rechte)
    await admin.query(
      'insert into benutzer_berechtigung (mandant_id, benutzer_id, berechtigung) values ($1, $2, $3)',
      [mandantId, id, berechtigung],
    )
  return id
}

async function createLicence(
  admin: pg.Client,
  mandantId: string,
  benutzerId: string,
  first: Temporal.PlainDate,
  naechste: Temporal.PlainDate,
): Promise<void> {
  await admin.query(
    `insert into fuehrerschein (mandant_id, benutzer_id, ausgestellt_am, gueltig_bis, letzte_pruefung, naechste_pruefung, klassen)
     values ($1, $2, $3, $4, $5, $6, '{B}')`,
    [
      mandantId,
      benutzerId,
      first.subtract({ years: 10 }).toString(),
      first.add({ years: 5 }).toString(),
      first.subtract({ months: 2 }).toString(),
      naechste.toString(),
    ],
  )
}

async function createCars(admin: pg.Client, mandantId: string, count: number): Promise<string[]> {
  const cars = Array.from({ length: count }, () => uuidv7())
  for (const [i, id] of cars.entries())
    await admin.query(
      `insert into fahrzeug (mandant_id, id, standort_id, kategorie, marke, modell, kennzeichen, kraftstoff, leistung_kw, getriebe,
         sitze, tueren, farbe, fuehrerscheinklasse, kilometerstand, tank_prozent, sauberkeit_aussen, sauberkeit_innen)
       values ($1, $2, $1, 'kombi', 'VW', 'Passat', $3, 'diesel', 90, 'schaltung', 5, 5, 'blau', 'B', 1000, 80, 'sauber', 'sauber')`,
      [mandantId, id, `MO-NA ${100 + i}`],
    )
  return cars
}
