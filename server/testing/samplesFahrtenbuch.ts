import { build } from '../platform/database/sql.ts'
import { uuidv7 } from '../platform/database/uuid.ts'
import { recorded } from './fahrtenbuch.ts'
import { createCar } from './fahrzeug.ts'
import type { House, Sample } from './samples.ts'

/** A car with two trips of the driver's: the first without its purpose, ten kilometres between them. */
async function logbook({ mandant, flotte }: House) {
  const car = await createCar(mandant)
  const abfahrt = Temporal.Instant.from('2026-11-16T08:00:00Z')
  const [first = ''] = await recorded(
    mandant,
    car,
    flotte.fahrerin,
    { zweck: '', abfahrt },
    { kmStart: 10_050 },
  )
  return { car, first }
}

/** A trip whose check-in arrived too late and waits to be entered. */
async function kept({ mandant, flotte }: House) {
  const car = await createCar(mandant)
  const buchungId = uuidv7()
  await mandant.scoped(async (tx) => {
    const von = Temporal.Instant.from('2026-11-16T08:00:00Z')
    const zeitraum = { von, bis: von.add({ hours: 1 }) }
    await tx.run(
      build.insertInto('fahrzeug_buchung').values({
        mandant_id: mandant.id,
        id: buchungId,
        fahrzeug_id: car,
        zeitraum,
        sperrzeitraum: zeitraum,
        status: 'storniert',
        benutzer_id: flotte.fahrerin.id,
        fahrer_id: flotte.fahrerin.id,
      }),
    )
    await tx.run(
      build.insertInto('fahrzeug_historie').values({
        mandant_id: mandant.id,
        id: uuidv7(),
        fahrzeug_id: car,
        zeit: von,
        typ: 'CHECK_IN',
        status: 'einzutragen',
        kilometerstand: 10_000,
        buchung_id: buchungId,
      }),
    )
  })
  return { car, buchungId }
}

const ofCar =
  (more: object = {}): Sample =>
  async (house) => ({ params: { id: (await logbook(house)).car }, ...more })

const ofTrip =
  (body: object): Sample =>
  async (house) => ({ params: { id: (await logbook(house)).first }, body })

/** An export of the admin's that is ready. */
async function ready({ app, mandant }: House): Promise<string> {
  const id = uuidv7()
  const schluessel = `${mandant.id}/ausfuhren/${id}.pdf`
  const bytes = await app.deps.storage.put(schluessel, Buffer.from('%PDF-'))
  await mandant.scoped((tx) =>
    tx.run(
      build.insertInto('ausfuhr').values({
        mandant_id: mandant.id,
        id,
        art: 'fahrtenbuch',
        format: 'pdf',
        auswahl: JSON.stringify({ von: '2026-11-01', bis: '2026-11-30', sprache: 'de' }),
        benutzer_id: mandant.leitung.id,
        status: 'fertig',
        schluessel,
        bytes,
      }),
    ),
  )
  return id
}

const ofExport: Sample = async (house) => ({ params: { id: await ready(house) } })

/** Logbooks and their exports. */
export const FAHRTENBUCH_SAMPLES: Record<string, Sample> = {
  listFahrtenbuch: ofCar(),
  listLuecken: ofCar(),
  showVerification: ofCar(),
  explainLuecke: ofCar({
    body: { kmVon: 10_040, kmBis: 10_050, fahrtart: 'dienstlich', grund: 'Werkstatt' },
  }),
  tellFahrt: ofCar({
    body: {
      fahrer: 'Aushilfe Muster',
      fahrtart: 'dienstlich',
      abfahrt: '2026-11-16T10:15:00Z',
      ankunft: '2026-11-16T10:45:00Z',
      kmStart: 10_040,
      kmEnde: 10_050,
      zielort: 'Husum',
      zweck: 'Teile geholt',
      zielperson: 'Werft Süd',
      grund: 'ohne Buchung gefahren',
    },
  }),
  replaceTacho: ofCar({
    body: { zeit: '2026-11-19T10:00:00Z', kmStart: 10_100, kmEnde: 12, grund: 'Kombiinstrument defekt' },
  }),
  listNachzuegler: ofCar(),
  setNachzueglerAside: async (house) => {
    const { car, buchungId } = await kept(house)
    return { params: { id: car }, body: { buchungId, grund: 'steht schon da' } }
  },
  listOpenFahrten: async () => ({}),
  completeFahrt: ofTrip({ zweck: 'Messe' }),
  correctFahrt: ofTrip({ zielort: 'Bremen', grund: 'vertippt', stand: 1 }),
  requestAusfuhr: async () => ({ body: { format: 'xlsx', von: '2026-11-01', bis: '2026-11-30' } }),
  listAusfuhren: async () => ({}),
  showAusfuhr: ofExport,
  readAusfuhrDatei: ofExport,
}
