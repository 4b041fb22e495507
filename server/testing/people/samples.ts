import { createKalenderLink } from '@platzwart/contract/operations/kalender'
import { build } from '../../platform/database/sql.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import type { House, Sample } from '../samples.ts'

const none: Sample = async () => ({})
const version = { 'if-match': '"1"' }
let made = 0

/** Somebody whom nothing else of the house is about, invited if the sample says so. */
async function somebody({ app, mandant }: House, more: object = {}): Promise<string> {
  const id = uuidv7()
  const email = `jemand${made++}@${mandant.host.replace(':', '.')}.example`
  await app.deps.authPool.query('insert into auth."user" (id, name, email) values ($1, $2, $3)', [
    id,
    'J',
    email,
  ])
  await mandant.scoped((tx) =>
    tx.run(
      build.insertInto('benutzer').values({
        mandant_id: mandant.id,
        id,
        anmeldung_id: id,
        vorname: 'Jemand',
        nachname: 'Muster',
        email,
        ...more,
      }),
    ),
  )
  return id
}

async function noun({ mandant }: House, table: 'rolle' | 'gruppe'): Promise<string> {
  const id = uuidv7()
  const row = { mandant_id: mandant.id, id, name: `${table} ${made++}` }
  await mandant.scoped((tx) => tx.run(build.insertInto(table).values(row)))
  return id
}

async function hold(house: House): Promise<string> {
  const id = uuidv7()
  const { mandant } = house
  const benutzer_id = await somebody(house)
  const row = { mandant_id: mandant.id, id, benutzer_id, grund: 'Streit', erstellt_von: mandant.leitung.id }
  await mandant.scoped((tx) => tx.run(build.insertInto('loeschsperre').values(row)))
  return id
}

async function emailOf({ mandant }: House, id: string): Promise<string> {
  const found = await mandant.scoped((tx) =>
    tx.first(
      build.selectFrom('benutzer').select('email').where('mandant_id', '=', mandant.id).where('id', '=', id),
    ),
  )
  return found?.email ?? ''
}

const ofPerson =
  (rest: object = {}, more: object = {}): Sample =>
  async (house) => ({ params: { id: await somebody(house, more) }, ...rest })

const ofTwo =
  (rest: object = {}): Sample =>
  async (house) => ({ params: { id: await somebody(house), anderesId: await somebody(house) }, ...rest })

const ofLink =
  (table: 'rolle' | 'gruppe'): Sample =>
  async (house) => ({ params: { id: await somebody(house), [`${table}Id`]: await noun(house, table) } })

const ofNoun =
  (table: 'rolle' | 'gruppe', rest: object = {}): Sample =>
  async (house) => ({ params: { id: await noun(house, table) }, headers: version, ...rest })

const eingeladen = { einladung_bis: Temporal.Instant.from('2028-01-01T00:00:00Z') }

/** A file of people that was judged, of who may do everything. */
const ofEinfuhr =
  (rest: object = {}): Sample =>
  async ({ mandant }) => {
    const id = uuidv7()
    const file = { dateiname: 'personen.csv', inhalt: Buffer.from('x'), status: 'bereit' } as const
    const row = { mandant_id: mandant.id, id, benutzer_id: mandant.leitung.id, ...file }
    await mandant.scoped((tx) => tx.run(build.insertInto('einfuhr').values(row)))
    return { params: { art: 'personen', id }, ...rest }
  }

const csv = 'Vorname;Nachname;E-Mail\nNele;Neumann;nele@neu.example\n'

/** An address that leads to a calendar; made for it, because nobody knows the one of before. */
async function kalenderName({ app, mandant }: House): Promise<string> {
  const answer = await app.request(createKalenderLink.path, {
    as: mandant.leitung.token,
    host: mandant.host,
    method: 'POST',
  })
  return String(answer.json.adresse).split('/').at(-1) ?? ''
}

/** People, groups and roles. */
export const PEOPLE_SAMPLES: Record<string, Sample> = {
  listAttention: none,
  listFigures: none,
  showKalenderLink: none,
  createKalenderLink: none,
  deleteKalenderLink: none,
  readKalender: async (house) => ({ params: { dateiname: await kalenderName(house) } }),
  listFristen: async () => ({ query: '?art=platzbuchungen&monate=12' }),
  listLoeschsperren: none,
  createLoeschsperre: async (house) => {
    const id = await somebody(house)
    const email = await emailOf(house, id)
    return { body: { kennung: email, grund: 'Streit' } }
  },
  deleteLoeschsperre: async (house) => ({ params: { id: await hold(house) } }),
  listBenutzer: async () => ({ query: '?limit=200' }),
  showBenutzer: ofPerson(),
  inviteBenutzer: async () => {
    const person = { email: `neu${made++}@neu.example`, vorname: 'Neu', nachname: 'Neu' }
    return { body: { personen: [person] } }
  },
  updateBenutzer: ofPerson({ headers: version, body: { nachname: 'Anders' } }),
  changeRechte: ofPerson({ headers: version, body: { gruppenIds: [], rollenIds: [], berechtigungen: [] } }),
  addRolleToBenutzer: ofLink('rolle'),
  removeRolleFromBenutzer: ofLink('rolle'),
  addGruppeToBenutzer: ofLink('gruppe'),
  removeGruppeFromBenutzer: ofLink('gruppe'),
  renewEinladung: ofPerson({}, eingeladen),
  withdrawEinladung: ofPerson({}, eingeladen),
  listBenutzerBuchungen: ofPerson(),
  showZusammenfuehrung: ofTwo(),
  mergeBenutzer: ofTwo({ body: {} }),
  showAnonymisierung: ofPerson(),
  anonymiseBenutzer: ofPerson({ body: { name: 'Jemand Muster' } }),
  deactivateBenutzer: ofPerson({ headers: version, body: {} }),
  activateBenutzer: ofPerson({ headers: version }),
  endSitzungen: ofPerson(),
  resetZweitfaktor: ofPerson(),
  changeZweitfaktor: ofNoun('rolle', { body: { noetig: true } }),
  uploadEinfuhr: async () => ({
    params: { art: 'personen' },
    query: '?dateiname=personen.csv',
    bytes: new TextEncoder().encode(csv + made++),
    headers: { 'content-type': 'text/csv' },
  }),
  showEinfuhr: ofEinfuhr(),
  listEinfuhrLines: ofEinfuhr(),
  renewEinfuhr: ofEinfuhr({ method: 'POST' }),
  applyEinfuhr: ofEinfuhr({ body: { einladen: false } }),
  exportBenutzer: none,
  readTemplate: async () => ({ params: { art: 'personen' } }),
  listRollen: none,
  createRolle: async () => ({ body: { name: `Rolle ${made++}`, berechtigungen: [] } }),
  updateRolle: ofNoun('rolle', { body: { berechtigungen: ['fahrzeug_buchen'] } }),
  deleteRolle: ofNoun('rolle'),
  listGruppen: none,
  createGruppe: async () => ({ body: { name: `Gruppe ${made++}` } }),
  updateGruppe: ofNoun('gruppe', { body: { name: `Umbenannt ${made++}` } }),
  deleteGruppe: ofNoun('gruppe'),
  listHolders: async () => ({ params: { berechtigung: 'fahrzeug_buchen' }, query: '?limit=200' }),
}
