import { BERECHTIGUNGEN, type Berechtigung } from '@platzwart/domain/berechtigung/names'
import { inScope } from '../platform/database/inScope.ts'
import { mintScope } from '../platform/database/scope.ts'
import { build } from '../platform/database/sql.ts'
import type { Tx } from '../platform/database/tx.ts'
import { uuidv7 } from '../platform/database/uuid.ts'
import { placeToken } from '../platform/sitzung/place.ts'
import type { TestApp } from './app.ts'

export interface TestPerson {
  readonly id: string
  readonly email: string
  /** Session token; `request(path, { as: person.token })`. */
  readonly token: string
}

export interface TestMandant {
  readonly id: string
  readonly host: string
  readonly grundrissId: string
  /** Four single seats, then a group room for six that needs a second person. */
  readonly seats: readonly string[]
  readonly room: string
  readonly standortId: string
  readonly ausstattungId: string
  /** Two readers without any permission, one who may do everything. */
  readonly anna: TestPerson
  readonly ben: TestPerson
  readonly leitung: TestPerson
  scoped<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/** Somebody with a session; nothing but their name and what they may do. */
export async function createPerson(
  app: TestApp,
  tx: Tx,
  name: string,
  domain: string,
  rechte: readonly Berechtigung[],
): Promise<TestPerson> {
  const id = uuidv7()
  const email = `${name}@${domain}.example`
  const mandant_id = tx.scope.mandantId
  const token = placeToken(`token-${name}-${domain}`, { mandantId: mandant_id, benutzerId: id })
  const pool = app.deps.authPool
  await pool.query('insert into auth."user" (id, name, email, "emailVerified") values ($1, $2, $3, true)', [
    `user-${id}`,
    name,
    email,
  ])
  await pool.query(
    `insert into auth.session (id, "expiresAt", token, "userId") values ($1, now() + interval '24 hours', $2, $3)`,
    [`session-${id}`, token, `user-${id}`],
  )
  await tx.run(
    build
      .insertInto('benutzer')
      .values({ mandant_id, id, anmeldung_id: `user-${id}`, vorname: name, nachname: 'Muster', email }),
  )
  for (const berechtigung of rechte) {
    await tx.run(
      build.insertInto('benutzer_berechtigung').values({ mandant_id, benutzer_id: id, berechtigung }),
    )
  }
  return { id, email, token }
}

async function createPlan(tx: Tx) {
  const mandant_id = tx.scope.mandantId
  const standortId = uuidv7()
  const grundrissId = uuidv7()
  const ausstattungId = uuidv7()
  await tx.run(build.insertInto('standort').values({ mandant_id, id: standortId, name: 'Haus' }))
  await tx.run(
    build.insertInto('grundriss').values({
      mandant_id,
      id: grundrissId,
      standort_id: standortId,
      bezeichnung: 'Lesesaal',
      breite: 1000,
      hoehe: 800,
    }),
  )
  await tx.run(build.insertInto('ausstattung').values({ mandant_id, id: ausstattungId, name: 'Lampe' }))
  const seats = [0, 1, 2, 3, 4].map((nr) => ({
    mandant_id,
    id: uuidv7(),
    grundriss_id: grundrissId,
    bezeichnung: nr < 4 ? `P${nr + 1}` : 'G1',
    art: nr < 4 ? ('platz' as const) : ('gruppenraum' as const),
    kapazitaet: nr < 4 ? 1 : 6,
    zweite_person_noetig: nr === 4,
    x: 100 + nr * 150,
    y: 100,
    breite: 80,
    hoehe: 60,
  }))
  await tx.run(build.insertInto('leseraum').values(seats))
  await tx.run(
    build
      .insertInto('leseraum_ausstattung')
      .values({ mandant_id, leseraum_id: seats[0]?.id ?? '', ausstattung_id: ausstattungId }),
  )
  // Monday to Friday 08:00 to 18:00; the weekend is closed.
  const week = [1, 2, 3, 4, 5].map((wochentag) => ({
    mandant_id,
    id: uuidv7(),
    grundriss_id: grundrissId,
    wochentag,
  }))
  await tx.run(build.insertInto('oeffnungszeit').values(week))
  const ids = seats.map((seat) => seat.id)
  return { standortId, grundrissId, ausstattungId, seats: ids.slice(0, 4), room: ids[4] ?? '' }
}

/** A Mandant of a suite's own, at `<name>.localhost`, with a plan and three people. */
export async function createTestMandant(app: TestApp, name: string): Promise<TestMandant> {
  const id = uuidv7()
  const scoped = <T>(work: (tx: Tx) => Promise<T>) => inScope(app.deps.appPool, mintScope(id, null), work)
  const parts = await scoped(async (tx) => {
    await tx.run(build.insertInto('mandant').values({ id, name }))
    const all = [...BERECHTIGUNGEN]
    return {
      ...(await createPlan(tx)),
      anna: await createPerson(app, tx, 'anna', name, []),
      ben: await createPerson(app, tx, 'ben', name, []),
      leitung: await createPerson(app, tx, 'leitung', name, all),
    }
  })
  await app.deps.authPool.query('insert into auth.mandant_domain values ($1, $2)', [`${name}.localhost`, id])
  await app.deps.domains.refresh()
  return { id, host: `${name}.localhost:3000`, scoped, ...parts }
}
