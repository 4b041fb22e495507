import { address, type RecordOperation } from '@platzwart/contract/operation'
import * as dateiWire from '@platzwart/contract/operations/datei'
import * as einstellungWire from '@platzwart/contract/operations/einstellung'
import * as fahrtWire from '@platzwart/contract/operations/fahrt'
import * as freigabeWire from '@platzwart/contract/operations/freigabe'
import * as fuhrparkWire from '@platzwart/contract/operations/fuhrpark'
import * as heftWire from '@platzwart/contract/operations/heft'
import * as leseraumWire from '@platzwart/contract/operations/leseraum'
import * as mandantWire from '@platzwart/contract/operations/mandant'
import * as oeffnungszeitWire from '@platzwart/contract/operations/oeffnungszeit'
import * as benutzerWire from '@platzwart/contract/operations/start'
import * as uebergabeWire from '@platzwart/contract/operations/uebergabe'
import { beforeEach, expect, it } from 'vitest'
import type { TestAnswer, TestApp } from '../../testing/app.ts'
import { setSetting, ZUSTAND } from '../../testing/fahrzeug.ts'
import { NEW_FAHRZEUG } from '../../testing/fuhrpark.ts'
import { createPerson, type TestPerson } from '../../testing/mandant.ts'
import { matchOf, matchOfWert } from '../../testing/rows/matchOf.ts'
import { fahrten, flotte, flotteSuite } from '../../testing/suites/flotte.ts'
import { app, haus, leseraeume, MONDAY } from '../../testing/suites/haus.ts'

flotteSuite()
beforeEach(() => app.clock.set(MONDAY))

const seats = leseraeume
const cars = fahrten

type Sprache = 'de' | 'en'
type Sent = Parameters<TestApp['request']>[1]

function send(sprache: Sprache, person: TestPerson | null, path: string, sent: Sent = {}) {
  return app.request(path, {
    host: haus.host,
    ...(person ? { as: person.token } : {}),
    ...sent,
    headers: { 'accept-language': sprache, ...sent?.headers },
  })
}

/** All sentences of a refusal. */
function said({ json }: TestAnswer): unknown[] {
  const issues = (json.issues ?? []) as unknown as readonly { detail: string }[]
  return [json.title, json.detail, ...issues.map(({ detail }) => detail)]
}

const ofPlan = (operation: RecordOperation) => address(operation, { id: haus.grundrissId })
const ofCar = (operation: RecordOperation) => address(operation, { id: flotte.golf })

const setting = (name: string, wert: unknown) => async (sprache: Sprache) =>
  send(sprache, haus.leitung, address(einstellungWire.saveEinstellung, { name }), {
    method: 'PUT',
    headers: await matchOfWert(haus, name),
    body: { wert, schicht: 'mandant' },
  })

const special = (change: object) => async (sprache: Sprache) =>
  send(sprache, haus.leitung, ofPlan(oeffnungszeitWire.replaceSonderoeffnungszeiten), {
    method: 'PUT',
    headers: await matchOf(haus, 'grundriss', haus.grundrissId),
    body: [
      {
        gueltigVon: '2026-12-24',
        gueltigBis: '2026-12-24',
        von: '08:00',
        bis: '12:00',
        status: 'offen',
        ...change,
      },
    ],
  })

/** Checks in for a trip that starts now, with a wrong value. */
const checkIn = (wrong: object) => async (sprache: Sprache) => {
  await cars.rows(
    "update fahrzeug_buchung set status = 'storniert', gehalten_bis = null, gehalten_status = null",
  )
  const id = await cars.booked(flotte.fahrerin, { von: MONDAY, bis: '2026-11-23T09:00:00Z' })
  const sichtpruefung = { beleuchtung: true, reifen: true, ladung: true }
  return send(sprache, flotte.fahrerin, address(uebergabeWire.checkInFahrt, { id }), {
    body: { ...ZUSTAND, sichtpruefung, ...wrong },
  })
}

async function cancelDone(sprache: Sprache) {
  const id = await seats.booked(haus.anna)
  await seats.rows("update leseraum_buchung set status = 'durchgeführt' where id = $1", [id])
  return send(sprache, haus.anna, address(leseraumWire.cancelLeseraumBuchung, { id }), { method: 'POST' })
}

/** An approver who was not asked about this trip. */
async function approveUnasked(sprache: Sprache) {
  const id = await cars.booked(flotte.fahrerin, { ausland: true })
  const late = await haus.scoped((tx) =>
    createPerson(app, tx, `spaet-${sprache}`, 'haus', ['fahrzeug_freigabe_von_sonderfahrten']),
  )
  await setSetting(haus, 'fahrzeug.freigabeAusland', 'true')
  return send(sprache, late, address(freigabeWire.decideFreigabe, { id }), {
    body: { freigegeben: true },
    headers: { 'if-match': '"1"' },
  })
}

let gone = 0

async function startAsNobody(sprache: Sprache) {
  const nobody = await haus.scoped((tx) => createPerson(app, tx, `weg${gone++}`, 'haus', []))
  await haus.scoped((tx) => tx.raw('delete from benutzer where id = $1', [nobody.id]))
  return send(sprache, nobody, benutzerWire.start.path)
}

type Row = readonly [
  text: string,
  provoke: (sprache: Sprache) => Promise<TestAnswer>,
  texts: Readonly<Record<Sprache, string>> & { readonly status?: number },
]

/**
 * SPECIFICATION section 8, in its order. What it gives in one language is verbatim in that one, with a
 * counterpart in the other. The three cancellation texts are tested with vehicle changes, the messages of
 * closed pages in browser tests.
 */
const CATALOGUE: readonly Row[] = [
  [
    'cancelling a done room booking',
    cancelDone,
    {
      de: 'Eine durchgeführte LeseraumBuchung kann nicht storniert werden.',
      en: 'A reading-room booking that is done cannot be cancelled.',
    },
  ],
  [
    'an unknown status of room bookings',
    (sprache) => send(sprache, haus.anna, `${leseraumWire.listLeseraumBuchungen.path}?status=fertig`),
    { de: 'Status fertig unbekannt', en: 'Status fertig unknown' },
  ],
  [
    'an unknown status of trips',
    (sprache) => send(sprache, flotte.fahrerin, `${fahrtWire.listFahrten.path}?status=fertig`),
    { de: 'Status fertig unbekannt', en: 'Status fertig unknown' },
  ],
  [
    'an unknown status of opening times',
    special({ status: 'halboffen' }),
    { de: 'Status halboffen unbekannt', en: 'Status halboffen unknown' },
  ],
  [
    'an unknown type of history entries',
    (sprache) => send(sprache, flotte.fuhrpark, `${ofCar(heftWire.listHistorie)}?typ=UNFALL`),
    { de: 'Typ UNFALL unbekannt', en: 'Type UNFALL unknown' },
  ],
  [
    'an unknown type of trips',
    (sprache) => send(sprache, flotte.fahrerin, `${fahrtWire.listFahrten.path}?typ=LEIHE`),
    { de: 'Typ LEIHE unbekannt', en: 'Type LEIHE unknown' },
  ],
  [
    'a setting’s value of another type',
    setting('fahrzeug.tageImVoraus', true),
    {
      de: 'Wert zum mappen muss vom Typ number, boolean, string, time or array sein',
      en: 'The value to map must be of type number, boolean, string, time or array',
    },
  ],
  [
    'a setting that cannot be saved',
    setting('fahrzeug.tageImVoraus', 'viele'),
    {
      de: 'Neuer Customizing Wert "viele" konnte nicht in Schicht mandant gespeichert werden. Fehler: Wert zum mappen muss vom Typ number, boolean, string, time or array sein',
      en: 'New customizing value "viele" could not be saved in layer mandant. Error: The value to map must be of type number, boolean, string, time or array',
    },
  ],
  [
    'a setting that there is not',
    setting('gibt.esNicht', 1),
    {
      de: 'keine CustomizingOption zu gibt.esNicht gefunden',
      en: 'no customizing option found for gibt.esNicht',
      status: 404,
    },
  ],
  [
    'an approval by whom nobody asked',
    approveUnasked,
    {
      de: 'User not found! Kein update der Sonderfreigabe möglich.',
      en: 'User not found! The special approval cannot be updated.',
      status: 403,
    },
  ],
  [
    'a time that is no text',
    setting('fahrzeug.fensterZeit', 800),
    { de: 'Zeit zum setzen ist kein valider String', en: 'The time to set is not a valid string' },
  ],
  [
    'a time that is none',
    setting('fahrzeug.fensterZeit', '24:00'),
    { de: 'Keine gültige Uhrzeit. Erwartet wird HH:mm von 00:00 bis 23:59.', en: 'No Valid Time String' },
  ],
  [
    'an opening time that is no text',
    special({ von: 800 }),
    { de: 'Zeit zum setzen ist kein valider String', en: 'The time to set is not a valid string' },
  ],
  [
    'an opening time without its colon',
    special({ von: '800' }),
    { de: 'Keine gültige Uhrzeit. Erwartet wird HH:mm von 00:00 bis 23:59.', en: 'No Valid Time String' },
  ],
  [
    'an opening time that is none',
    special({ von: '24:00' }),
    { de: 'Keine gültige Uhrzeit. Erwartet wird HH:mm von 00:00 bis 23:59.', en: 'No Valid Time String' },
  ],
  [
    'a state of cleanliness that is not allowed',
    checkIn({ sauberkeitAussen: 'glänzend' }),
    {
      de: '„glänzend“ ist kein erlaubter Zustand. Erlaubt sind: sauber, leicht verschmutzt, verschmutzt, stark verschmutzt.',
      en: '“glänzend” is not an allowed state. Allowed are: sauber, leicht verschmutzt, verschmutzt, stark verschmutzt.',
    },
  ],
  [
    'a vehicle’s update without the old data',
    (sprache) =>
      send(sprache, flotte.fuhrpark, ofCar(fuhrparkWire.updateFahrzeug), {
        method: 'PUT',
        body: { ...NEW_FAHRZEUG, standortId: haus.standortId },
      }),
    {
      de: 'Update des Fahrzeugs ohne alte Fahrzeugdaten nicht möglich, da Validierung nicht durchgeführt werden kann!',
      en: 'The vehicle cannot be updated without its old data, because the change cannot be validated!',
      status: 428,
    },
  ],
  [
    'booking times without a vehicle’s id',
    (sprache) =>
      send(sprache, flotte.fuhrpark, address(fuhrparkWire.saveBuchungszeiten, { id: 'undefined' }), {
        method: 'PUT',
        body: { wochentage: [1] },
        headers: { 'if-match': '"1"' },
      }),
    {
      de: 'Fahrzeug ID nicht vorhanden, Buchungszeiten können nicht gespeichert werden!',
      en: 'There is no vehicle id; booking times cannot be saved!',
    },
  ],
  [
    'mandatory fields left empty',
    (sprache) => send(sprache, flotte.fuhrpark, fuhrparkWire.createFahrzeug.path, { body: {} }),
    { de: 'Bitte alle Pflichtfelder ausfüllen.', en: 'Please fill in all mandatory fields.' },
  ],
  [
    'a fuel level beyond 100',
    checkIn({ tankProzent: 101 }),
    { de: 'Der Tankstand muss zwischen 0 und 100 liegen!', en: 'Fuel level must be between 0 and 100!' },
  ],
  [
    'a mileage that is too small',
    checkIn({ kilometerstand: 9_000 }),
    { de: 'Der Kilometerstand muss größer als 9.999 sein.', en: 'Mileage must be greater than 9,999.' },
  ],
  [
    'a file that cannot be taken, with the reason',
    (sprache) =>
      send(
        sprache,
        flotte.fahrerin,
        address(dateiWire.uploadDatei, { bucket: 'fahrzeuge', dateiname: 'leer.png' }),
        {
          method: 'PUT',
          bytes: new Uint8Array(0),
          headers: { 'content-type': 'application/octet-stream' },
        },
      ),
    {
      de: 'Die Datei konnte nicht hochgeladen werden: Die Datei ist leer oder unvollständig.',
      en: 'Error uploading the file: The file is empty or incomplete.',
    },
  ],
  [
    'a day that is none',
    special({ gueltigVon: '2026-02-30' }),
    { de: 'Kein gültiges Datum.', en: 'Invalid date format' },
  ],
  [
    'a start of a session that is nobody’s',
    startAsNobody,
    { de: 'Ein Benutzer muss existieren', en: 'A user must exist', status: 401 },
  ],
  [
    'an address that there is not',
    (sprache) => send(sprache, haus.anna, '/api/gibt-es-nicht'),
    { de: 'Seite nicht gefunden: /api/gibt-es-nicht', en: 'Page not found: /api/gibt-es-nicht', status: 404 },
  ],
  [
    'no session',
    (sprache) => send(sprache, null, mandantWire.showMandant.path),
    { de: 'Bitte anmelden, um weiterzumachen.', en: 'Please sign in to continue.', status: 401 },
  ],
  [
    'an invalid session',
    (sprache) => send(sprache, { ...haus.anna, token: 'gone' }, mandantWire.showMandant.path),
    {
      de: 'Die Anmeldung ist nicht gültig. Bitte noch einmal anmelden.',
      en: 'Your session is not valid. Please sign in again.',
      status: 401,
    },
  ],
]

it.each(CATALOGUE)(
  'reports %s in the catalogue’s words, in both languages',
  async (_, provoke, { status = 422, ...texts }) => {
    for (const sprache of ['de', 'en'] as const) {
      const answer = await provoke(sprache)
      expect([
        answer.status,
        answer.headers.get('content-type'),
        answer.headers.get('content-language'),
      ]).toEqual([status, 'application/problem+json; charset=utf-8', sprache])
      expect(said(answer)).toContain(texts[sprache])
    }
  },
)

it('deletes the cookie of an invalid session, so that it is reported once', async () => {
  const answer = await startAsNobody('de')
  expect(answer.headers.get('set-cookie')).toBe(
    'platzwart.session_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  )
})
