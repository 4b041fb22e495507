import { address, type RecordOperation } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/heft'
import { createCar } from './fahrzeug.ts'
import { broughtFile, picture } from './files.ts'
import type { House, Sample } from './samples.ts'

const datei = (dateiname: string) => ({ bucket: 'fahrzeuge', dateiname })
let made = 0

async function brought({ app, mandant }: House): Promise<string> {
  const name = `datei-${made++}.jpg`
  await broughtFile(app, mandant, mandant.leitung, name)
  return name
}

/** The car's picture, which is for everybody. */
async function shownPicture(house: House): Promise<string> {
  const name = await brought(house)
  await house.mandant.scoped((tx) =>
    tx.raw(
      `update fahrzeug set bild_id = (select id from datei where mandant_id = $1 and dateiname = $2)
       where mandant_id = $1 and id = $3`,
      [house.mandant.id, name, house.flotte.golf],
    ),
  )
  return name
}

const STAMMDATEN = {
  kategorie: 'kombi',
  marke: 'Škoda',
  modell: 'Octavia',
  kraftstoff: 'elektro',
  leistungKw: 110,
  getriebe: 'automatik',
  sitze: 5,
  tueren: 5,
  farbe: 'blau',
  fuehrerscheinklasse: 'B',
}
const EINTRAG = { art: 'SERVICE', von: '2026-11-20', bis: '2026-11-20' }
const SCHADEN = { beschreibung: 'Delle', ansicht: 'links', x: 300, y: 500 }

/** Cars of which nobody books one. */
const carOf = ({ flotte }: House) => ({ id: flotte.bus })

async function carVersion({ mandant, flotte }: House): Promise<{ 'if-match': string }> {
  const { rows } = await mandant.scoped((tx) =>
    tx.raw<{ version: number }>('select version from fahrzeug where id = $1', [flotte.bus]),
  )
  return { 'if-match': `"${rows[0]?.version}"` }
}

function body({ mandant }: House) {
  return { ...STAMMDATEN, standortId: mandant.standortId, kennzeichen: `NH-S ${made++}` }
}

async function createdAt(house: House, operation: RecordOperation, input: object): Promise<string> {
  const { app, mandant } = house
  const answer = await app.request(address(operation, carOf(house)), {
    as: mandant.leitung.token,
    host: mandant.host,
    body: input,
  })
  if (answer.status !== 201) throw new Error(answer.text)
  return String(answer.json.id)
}

const first = { 'if-match': '"1"' }

/** Files, and what the fleet manager keeps of each vehicle. */
export const FUHRPARK_SAMPLES: Record<string, Sample> = {
  listDateien: async () => ({ params: { bucket: 'fahrzeuge' } }),
  uploadDatei: async () => ({
    params: datei(`neu-${made++}.png`),
    bytes: new Uint8Array(await picture('png')),
  }),
  readDatei: async (house) => ({ params: datei(await shownPicture(house)) }),
  deleteDatei: async (house) => ({ params: datei(await brought(house)) }),
  listFahrzeuge: async () => ({}),
  showFahrzeugKalender: async (house) => ({ params: carOf(house) }),
  createFahrzeugKalender: async (house) => ({ params: carOf(house) }),
  deleteFahrzeugKalender: async (house) => ({ params: carOf(house) }),
  showFahrzeug: async (house) => ({ params: carOf(house) }),
  createFahrzeug: async (house) => ({ body: body(house) }),
  updateFahrzeug: async (house) => ({
    params: carOf(house),
    headers: await carVersion(house),
    body: body(house),
  }),
  deactivateFahrzeug: async (house) => ({
    params: { id: await createCar(house.mandant) },
    body: { betroffeneStornieren: true },
  }),
  listFahrzeugBetroffene: async (house) => ({
    params: carOf(house),
    query: '?aenderung=deaktivierung',
  }),
  saveBuchungszeiten: async (house) => ({
    params: carOf(house),
    headers: await carVersion(house),
    body: { wochentage: [0, 1, 2, 3, 4, 5, 6], von: '00:00', bis: '23:59', betroffeneStornieren: true },
  }),
  clearBuchungszeiten: async (house) => ({
    params: carOf(house),
    headers: await carVersion(house),
  }),
  setFahrzeugBild: async (house) => ({
    params: carOf(house),
    headers: await carVersion(house),
    body: { bildId: null },
  }),
  listHistorie: async (house) => ({ params: carOf(house) }),
  listSchaeden: async (house) => ({ params: carOf(house) }),
  createSchaden: async (house) => ({ params: carOf(house), body: SCHADEN }),
  mendSchaden: async (house) => ({
    params: { id: await createdAt(house, wire.createSchaden, SCHADEN) },
    headers: first,
    body: { behoben: true },
  }),
  listServiceheft: async (house) => ({ params: carOf(house) }),
  createServiceheft: async (house) => ({ params: carOf(house), body: EINTRAG }),
  updateServiceheft: async (house) => ({
    params: { id: await createdAt(house, wire.createServiceheft, EINTRAG) },
    headers: first,
    body: EINTRAG,
  }),
  deleteServiceheft: async (house) => ({
    params: { id: await createdAt(house, wire.createServiceheft, EINTRAG) },
    headers: first,
  }),
  listPruefungen: async (house) => ({ params: carOf(house) }),
  savePruefungen: async (house) => ({
    params: carOf(house),
    headers: await carVersion(house),
    body: [{ art: 'HU', faelligAm: '2028-01-01' }],
  }),
}
