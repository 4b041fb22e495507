import { address } from '@platzwart/contract/operation'
import * as benutzerWire from '@platzwart/contract/operations/benutzer'
import * as einfuhrWire from '@platzwart/contract/operations/einfuhr'
import * as fahrtWire from '@platzwart/contract/operations/fahrt'
import * as freigabeWire from '@platzwart/contract/operations/freigabe'
import * as fuehrerscheinWire from '@platzwart/contract/operations/fuehrerschein'
import * as fuhrparkWire from '@platzwart/contract/operations/fuhrpark'
import * as grundrissWire from '@platzwart/contract/operations/grundriss'
import * as wire from '@platzwart/contract/operations/leseraum'
import * as serieWire from '@platzwart/contract/operations/leseraum/serie'
import * as wartelisteWire from '@platzwart/contract/operations/leseraum/warteliste'
import * as zusageWire from '@platzwart/contract/operations/leseraum/zusage'
import * as mandantWire from '@platzwart/contract/operations/mandant'
import * as oeffnungszeitWire from '@platzwart/contract/operations/oeffnungszeit'
import * as standortWire from '@platzwart/contract/operations/standort'
import { MODULE } from '@platzwart/domain/mandant/module'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { tagOf } from '@platzwart/domain/time/zone'
import { describe, expect, it } from 'vitest'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { sign } from '../../platform/signature.ts'
import { createTestFlotte, giveLicence, type TestFlotte } from '../../testing/fahrzeug.ts'
import { createPerson, createTestMandant, type TestMandant, type TestPerson } from '../../testing/mandant.ts'
import { waitingIn } from '../../testing/people/waiting.ts'
import { closing } from '../../testing/rows/closing.ts'
import { type Ask, meetBookings, sendTo } from '../../testing/suites/meeting.ts'
import { at, servers, twoServers } from '../../testing/suites/twoServers.ts'
import { judgeEinfuhr } from '../einfuhr/judgeEinfuhr.ts'
import { signZusage } from '../leseraum/benachrichtigung/signZusage.ts'
import { BUCHUNGEN_RULES } from '../leseraum/buchungseinfuhr/judgeLines.ts'

/** Enough rounds to expose a missing lock; a lock of the wrong thing takes more. */
const ROUNDS = 4

const DAY = '2026-11-25'
/** Berlin and Honolulu (where it is early) are on different days. */
const hour = (nr: number) => `${DAY}T${String(nr).padStart(2, '0')}:00:00Z`
const slot = (nr: number) => ({ von: hour(nr), bis: hour(nr + 1) })

let haus: TestMandant
let flotte: TestFlotte
/** The person who books, and a duplicate of the same person. */
let wer: TestPerson
let doppelt: TestPerson
let ids: Readonly<
  Record<
    | 'own'
    | 'held'
    | 'heldToo'
    | 'offer'
    | 'trip'
    | 'heldTrip'
    | 'fallen'
    | 'special'
    | 'others'
    | 'tentative',
    string
  >
>
/** An import with bookings whose preview was shown. */
let einfuhrId: string
/** A seat made by mistake: never booked, alone on its plan, which is alone in its location. */
let mistaken: { readonly standortId: string; readonly grundrissId: string; readonly seat: string }

const { rows, set } = waitingIn(() => haus)
const { closed, propose, apply } = closing(
  () => servers[0],
  () => haus,
)
const send = sendTo(() => haus)

twoServers(async (first) => {
  haus = await createTestMandant(first, 'haus')
  flotte = await createTestFlotte(first, haus)
  await set('leseraum.maxBuchungenProWoche', '0')
  await set('leseraum.tageImVoraus', '30')
  await set('arbeitswelt.hoechstdauer', '15')
  await set('fahrzeug.mindestabstand', '0')
  await first.deps.authPool.query('insert into auth.betreiber (user_id) values ($1)', [
    `user-${haus.leitung.id}`,
  ])
})

let made = 0

async function somebody(): Promise<TestPerson> {
  const name = `wer${made++}`
  const one = await haus.scoped((tx) => createPerson(servers[0], tx, name, 'haus', ['fahrzeug_buchen']))
  await giveLicence(servers[0], haus, one.id)
  return one
}

const ANEW = [
  'delete from warteplatz where mandant_id = $1',
  'delete from leseraum_buchung where mandant_id = $1',
  'delete from fahrzeug_freigabe where mandant_id = $1',
  "update fahrzeug_buchung set status = 'storniert', gehalten_bis = null, gehalten_status = null where mandant_id = $1",
  'delete from sonderoeffnungszeit where mandant_id = $1',
  "delete from einstellung_wert where mandant_id = $1 and option_name = 'leseraum.hoechstdauer'",
  "insert into einstellung_wert (mandant_id, id, option_name, wert) values ($1, gen_random_uuid(), 'leseraum.hoechstdauer', '480')",
  'update oeffnungszeit set geoeffnet = true where mandant_id = $1',
  'update leseraum set aktiv = true, version = 1 where mandant_id = $1',
  "update grundriss set aktiv = true, bereich = 'leseraum', version = 1 where mandant_id = $1",
  'update fahrzeug set gueltig_bis = null, deaktiviert = false, version = 1 where mandant_id = $1',
  `update mandant set zone = 'Europe/Berlin', version = 1, module = '{${MODULE}}' where id = $1`,
]

const SEAT = `
  insert into leseraum_buchung (mandant_id, id, leseraum_id, grundriss_id, tag, zeitraum, status, benutzer1_id, gehalten_bis, gehalten_status, warteplatz_id)
  values ($1, $2, $3, $4, $5, tstzrange($6, $7), $8, $9, $10::timestamptz, case when $10::timestamptz is null then null else 'reserviert' end, $11)`

const TENTATIVE = `
  insert into leseraum_buchung (mandant_id, id, leseraum_id, grundriss_id, tag, zeitraum, status, benutzer1_id, benutzer2_id, zweite_adresse)
  values ($1, $2, $3, $4, $5, tstzrange($6, $7), 'vorgemerkt', $8, $9, $10)`

const TRIP = `
  insert into fahrzeug_buchung (mandant_id, id, fahrzeug_id, zeitraum, sperrzeitraum, status, typ, benutzer_id, fahrer_id, fahrtgrund,
    zielort, gehalten_bis, gehalten_status, informationstext, ausland, freigabe_gruende)
  values ($1, $2, $3, tstzrange($4, $5), tstzrange($4, $5), $6, 'BUCHUNG', $7, $7, 'Termin', 'Kiel', $8::timestamptz,
    case when $8::timestamptz is not null then 'reserviert' end, $9, $6 = 'vorgemerkt',
    case when $6 = 'vorgemerkt' then array['ausland'] else '{}' end)`

const WAITS = `
  insert into warteplatz (mandant_id, id, benutzer_id, grundriss_id, leseraum_id, tag, zeitraum, mindestens, gruppengroesse, status,
    angebot_leseraum_id, angebot_zeitraum, angebot_bis, erstellt)
  values ($1, $2, $3, $4, $5, $6, tstzrange($7, $8), 60, 1, 'angeboten', $5, tstzrange($7, $8), $9, '2026-11-23T07:00:00Z')`

/** Creates both people anew and resets the house; nothing is booked. */
async function clear(): Promise<void> {
  wer = await somebody()
  doppelt = await somebody()
  await haus.scoped(async (tx) => {
    for (const text of ANEW) await tx.raw(text, [haus.id])
    await raiseStand(tx)
  })
}

/** Adds one booking of each kind. */
async function prepare(): Promise<void> {
  await clear()
  const names = [
    'own',
    'held',
    'heldToo',
    'offer',
    'trip',
    'heldTrip',
    'fallen',
    'special',
    'others',
    'tentative',
  ] as const
  ids = Object.fromEntries(names.map((name) => [name, uuidv7()])) as typeof ids
  const [, p2, p3, p4] = haus.seats
  const until = '2026-11-23T09:00:00Z'
  const seat = (id: string, at: string | undefined, nr: number, status: string, held: string | null) =>
    [haus.id, id, at, haus.grundrissId, DAY, hour(nr), hour(nr + 1), status, wer.id, held] as const
  const trip = (id: string, car: string, nr: number, status: string, more: object = {}) => {
    const { who = wer.id, held = null, text = '' } = more as { who?: string; held?: string; text?: string }
    return [haus.id, id, car, hour(nr), hour(nr + 1), status, who, held, text] as const
  }
  await haus.scoped(async (tx) => {
    await tx.raw(WAITS, [haus.id, ids.offer, wer.id, haus.grundrissId, p4, DAY, hour(12), hour(13), until])
    await tx.raw(SEAT, [...seat(ids.own, p2, 13, 'reserviert', null), null])
    await tx.raw(SEAT, [...seat(ids.held, p3, 11, 'storniert', until), null])
    await tx.raw(SEAT, [...seat(ids.heldToo, p3, 15, 'storniert', until), null])
    await tx.raw(SEAT, [...seat(uuidv7(), p4, 12, 'storniert', until), ids.offer])
    await tx.raw(TENTATIVE, [
      haus.id,
      ids.tentative,
      p2,
      haus.grundrissId,
      DAY,
      hour(16),
      hour(17),
      haus.ben.id,
      wer.id,
      wer.email,
    ])
    await tx.raw(TRIP, [...trip(ids.trip, flotte.golf, 8, 'reserviert')])
    await tx.raw(TRIP, [...trip(ids.heldTrip, flotte.golf, 10, 'storniert', { held: until })])
    await tx.raw(TRIP, [...trip(ids.fallen, flotte.golf, 12, 'storniert', { text: 'Werkstatt' })])
    await tx.raw(TRIP, [...trip(ids.special, flotte.polo, 14, 'vorgemerkt')])
    await tx.raw(TRIP, [...trip(ids.others, flotte.passat, 15, 'reserviert', { who: flotte.fahrer.id })])
    await tx.raw(
      'insert into fahrzeug_freigabe (mandant_id, fahrzeug_buchung_id, benutzer_id) values ($1, $2, $3)',
      [haus.id, ids.special, flotte.freigabe.id],
    )
  })
  await bring(`${wer.email};;Lesesaal;P4;25.11.2026;11:00;12:00;`)
}

/** Uploads a file with one booking, up to its preview. */
async function bring(line: string): Promise<void> {
  const table = `E-Mail;Standort;Plan;Platz;Tag;Beginn;Ende;Personen\r\n${line}`
  const path = `${address(einfuhrWire.uploadEinfuhr, { art: 'buchungen' })}?dateiname=tabelle.csv`
  const { json, text } = await servers[0].request(path, {
    as: haus.leitung.token,
    host: haus.host,
    headers: { 'content-type': 'text/csv' },
    bytes: new TextEncoder().encode(table),
  })
  expect(json.id, text).toEqual(expect.any(String))
  einfuhrId = String(json.id)
  const order = { mandantId: haus.id, einfuhrId, now: servers[0].clock.now().toString() }
  await judgeEinfuhr(servers[0].jobs.pool, BUCHUNGEN_RULES, order)
}

/** Resets the house and adds a location made by mistake, whose seat an import books. */
async function prepareMistaken(): Promise<void> {
  await prepare()
  mistaken = { standortId: uuidv7(), grundrissId: uuidv7(), seat: uuidv7() }
  const { standortId, grundrissId, seat } = mistaken
  const name = `Irrtum ${made}`
  await haus.scoped(async (tx) => {
    await tx.raw('insert into standort (mandant_id, id, name) values ($1, $2, $3)', [
      haus.id,
      standortId,
      name,
    ])
    await tx.raw(
      'insert into grundriss (mandant_id, id, standort_id, bezeichnung, breite, hoehe) values ($1, $2, $3, $4, 1000, 800)',
      [haus.id, grundrissId, standortId, name],
    )
    await tx.raw(
      `insert into oeffnungszeit (mandant_id, id, grundriss_id, wochentag)
       select $1, gen_random_uuid(), $2, nr from generate_series(1, 5) as nr`,
      [haus.id, grundrissId],
    )
    await tx.raw(
      `insert into leseraum (mandant_id, id, grundriss_id, bezeichnung, x, y, breite, hoehe)
       values ($1, $2, $3, 'M1', 100, 100, 80, 60)`,
      [haus.id, seat, grundrissId],
    )
    await raiseStand(tx)
  })
  await bring(`${wer.email};${name};${name};M1;25.11.2026;11:00;12:00;`)
}

const book = (nr: number, who: TestPerson, seat: string | undefined, when: object, more: object = {}) =>
  send(nr, who, wire.bookLeseraum.path, { leseraumId: seat, ...when, ...more })
const ride = (nr: number, who: TestPerson, car: string, when: object, more: object = {}) =>
  send(nr, who, fahrtWire.bookFahrt.path, {
    fahrzeugId: car,
    fahrtgrund: 'Termin',
    zielort: 'Kiel',
    ...when,
    ...more,
  })

/** Bookings of a free seat. */
const FRESH: Readonly<Record<string, Ask>> = {
  book: (nr) => book(nr, wer, haus.seats[0], slot(8)),
  // At the same time as the other's: as one person they would be in two places.
  bookTwice: (nr) => book(nr, doppelt, haus.seats[1], slot(8)),
  bookWith: (nr) => book(nr, haus.anna, haus.room, slot(14), { zweitePerson: wer.email }),
  serie: (nr) =>
    send(nr, wer, serieWire.bookSerie.path, { termine: [{ leseraumId: haus.seats[0], ...slot(9) }] }),
}

/** All other ways to get a booking of a seat. */
const LATER: Readonly<Record<string, Ask>> = {
  change: (nr) =>
    send(
      nr,
      wer,
      address(wire.changeLeseraumBuchung, { id: ids.own }),
      { leseraumId: haus.seats[0] },
      'PATCH',
    ),
  undo: (nr) => send(nr, wer, address(wire.undoCancelLeseraumBuchung, { id: ids.held })),
  undoFor: (nr) => send(nr, haus.leitung, address(wire.undoCancelLeseraumBuchung, { id: ids.heldToo })),
  agreeByMail: (nr) => {
    const asked = { mandantId: haus.id, benutzerId: wer.id, buchungId: ids.tentative }
    const token = signZusage(asked, (...said) => sign(at(nr).deps.secret, ...said))
    return send(nr, wer, address(zusageWire.acceptZusage, { token: encodeURIComponent(token) }))
  },
  import: (nr) =>
    send(nr, haus.leitung, address(einfuhrWire.applyEinfuhr, { art: 'buchungen', id: einfuhrId }), {}),
  accept: (nr) => send(nr, wer, address(wartelisteWire.acceptAngebot, { id: ids.offer }), {}),
  offer: async (nr) => {
    await at(nr).jobs.runNow('leseraum.warteliste')
    return undefined
  },
}

/** The same for trips. */
const TRIPS: Readonly<Record<string, Ask>> = {
  ride: (nr) => ride(nr, wer, flotte.golf, slot(9)),
  rideTwice: (nr) => ride(nr, doppelt, flotte.polo, slot(9)),
  rideFor: (nr) => ride(nr, flotte.fuhrpark, flotte.polo, slot(11), { fahrerId: wer.id }),
  handOver: (nr) =>
    send(
      nr,
      flotte.fuhrpark,
      address(fahrtWire.readFahrt, { id: ids.others }),
      { fahrerId: wer.id },
      'PATCH',
    ),
  changeTrip: (nr) => send(nr, wer, address(fahrtWire.readFahrt, { id: ids.trip }), slot(7), 'PATCH'),
  undoTrip: (nr) => send(nr, wer, address(fahrtWire.undoCancelFahrt, { id: ids.heldTrip })),
  replace: (nr) =>
    send(nr, wer, address(fahrtWire.takeErsatz, { id: ids.fallen }), { fahrzeugId: flotte.polo }),
  approve: (nr) =>
    send(nr, flotte.freigabe, address(freigabeWire.decideFreigabe, { id: ids.special }), {
      freigegeben: true,
      grund: '',
    }),
}

const SEATS = { ...FRESH, ...LATER }
const all = { ...SEATS, ...TRIPS }

const leads = (nr: number, path: string, body?: object, method = 'POST') =>
  send(nr, haus.leitung, path, body, method)

const merge = (nr: number, bleibt: TestPerson, geht: TestPerson) =>
  leads(nr, address(benutzerWire.mergeBenutzer, { id: bleibt.id, anderesId: geht.id }), {})

/** Everything that ends a person's bookings or gives them another owner. */
const PEOPLE: Readonly<Record<string, Ask>> = {
  merge: (nr) => merge(nr, doppelt, wer),
  mergeOther: (nr) => merge(nr, wer, doppelt),
  anonymise: async (nr) => {
    const { json } = await at(nr).request(address(benutzerWire.showBenutzer, { id: wer.id }), {
      as: haus.leitung.token,
      host: haus.host,
    })
    const name = `${json.vorname} ${json.nachname}`
    return leads(nr, address(benutzerWire.anonymiseBenutzer, { id: wer.id }), { name })
  },
  deactivate: (nr) =>
    leads(nr, address(benutzerWire.deactivateBenutzer, { id: wer.id }), { buchungenStornieren: true }),
}

const plan = (change: object) => ({
  bezeichnung: 'Lesesaal',
  standortId: haus.standortId,
  breite: 1000,
  hoehe: 800,
  ...change,
})
const savePlan = (nr: number, change: object) =>
  leads(nr, address(grundrissWire.saveGrundriss, { id: haus.grundrissId }), plan(change), 'PUT')
const seatPath = () => address(wire.saveLeseraum, { id: haus.seats[0] ?? '' })

/** What bookings of seats depend on, and what cannot be changed while that would break one. */
const GROUNDS: Readonly<Record<string, Ask>> = {
  zone: (nr) => leads(nr, mandantWire.changeMandant.path, { zone: 'Pacific/Honolulu' }, 'PATCH'),
  zoneByOperator: (nr) =>
    leads(nr, address(mandantWire.updateMandant, { id: haus.id }), { zone: 'Pacific/Honolulu' }, 'PATCH'),
  bereich: (nr) => savePlan(nr, { bereich: 'arbeitswelt' }),
  planOutOfUse: (nr) => savePlan(nr, { aktiv: false }),
}

/** Changes that bookings survive: what they would break is cancelled, or stays as booked. */
const PLACES: Readonly<Record<string, Ask>> = {
  module: (nr) =>
    leads(
      nr,
      address(mandantWire.updateMandant, { id: haus.id }),
      { module: MODULE.filter((name) => name !== 'leseraum') },
      'PATCH',
    ),
  seatOutOfUse: (nr) =>
    leads(
      nr,
      seatPath(),
      {
        grundrissId: haus.grundrissId,
        bezeichnung: 'P1',
        art: 'platz',
        kapazitaet: 1,
        x: 100,
        y: 100,
        breite: 80,
        hoehe: 60,
        aktiv: false,
        ausstattung: [],
      },
      'PUT',
    ),
  seatsMoved: (nr) =>
    leads(
      nr,
      address(wire.moveLeseraeume, { id: haus.grundrissId }),
      { leseraeume: [{ id: haus.seats[0], x: 120, y: 120, drehung: 0 }] },
      'PATCH',
    ),
  hours: (nr) =>
    leads(
      nr,
      address(oeffnungszeitWire.replaceOeffnungszeiten, { id: haus.grundrissId }),
      [1, 2, 3, 4, 5].map((wochentag) => ({ wochentag, von: '08:00', bis: '18:00', geoeffnet: true })),
      'PUT',
    ),
  closure: async (nr) => {
    const { stand } = (await propose([closed(DAY)])).json
    return apply([closed(DAY)], { stand, alle: 'stornieren' }, haus.leitung, at(nr))
  },
  setting: (nr) =>
    leads(nr, '/api/einstellungen/leseraum.hoechstdauer', { wert: 600, schicht: 'mandant' }, 'PUT'),
}

const car = (change: object) => ({
  standortId: haus.standortId,
  kategorie: 'kompaktklasse',
  marke: 'VW',
  modell: 'Golf',
  kennzeichen: 'NH-LO 1',
  kraftstoff: 'diesel',
  leistungKw: 85,
  getriebe: 'schaltung',
  sitze: 5,
  tueren: 5,
  farbe: 'grau',
  fuehrerscheinklasse: 'B',
  gueltigVon: null,
  ...change,
})

/** What trips depend on. */
const CARS: Readonly<Record<string, Ask>> = {
  carUntil: (nr) =>
    leads(
      nr,
      address(fuhrparkWire.showFahrzeug, { id: flotte.golf }),
      car({ gueltigBis: '2026-11-24', betroffeneStornieren: true }),
      'PUT',
    ),
  carOutOfUse: (nr) =>
    leads(nr, address(fuhrparkWire.deactivateFahrzeug, { id: flotte.golf }), { betroffeneStornieren: true }),
  carBlocked: (nr) =>
    leads(nr, fuhrparkWire.closeFahrzeug.path, {
      fahrzeugId: flotte.golf,
      von: hour(6),
      bis: hour(18),
      typ: 'DEFEKT',
      betroffeneStornieren: true,
    }),
  ban: (nr) =>
    leads(
      nr,
      address(fuehrerscheinWire.readFuehrerschein, { benutzerId: wer.id }),
      {
        ausgestelltAm: '2016-11-23',
        gueltigBis: '2031-11-23',
        klassen: ['B'],
        fahrverbot: true,
        fahrverbotVon: '2026-11-23',
        fahrverbotBis: '2026-12-23',
        betroffeneStornieren: true,
      },
      'PUT',
    ),
}

/** Ways to book the mistaken seat. */
const ON_MISTAKEN: Readonly<Record<string, Ask>> = {
  book: (nr) => book(nr, wer, mistaken.seat, slot(8)),
  serie: (nr) =>
    send(nr, wer, serieWire.bookSerie.path, { termine: [{ leseraumId: mistaken.seat, ...slot(9) }] }),
  change: (nr) =>
    send(
      nr,
      wer,
      address(wire.changeLeseraumBuchung, { id: ids.own }),
      { leseraumId: mistaken.seat },
      'PATCH',
    ),
  import: (nr) => LATER.import?.(nr) ?? Promise.resolve(undefined),
}

const drop = (nr: number, path: string) => leads(nr, path, undefined, 'DELETE')

/** Deletions: of the seat alone, or of seat, plan and location in turn. */
const DELETIONS: Readonly<Record<string, Ask>> = {
  deleteSeat: (nr) => drop(nr, address(wire.deleteLeseraum, { id: mistaken.seat })),
  deleteLocation: async (nr) => {
    await drop(nr, address(wire.deleteLeseraum, { id: mistaken.seat }))
    await drop(nr, address(grundrissWire.deleteGrundriss, { id: mistaken.grundrissId }))
    return drop(nr, address(standortWire.deleteStandort, { id: mistaken.standortId }))
  },
}

/** Ways to take a permission away. */
const RIGHTS: Readonly<Record<string, Ask>> = {
  rightsTaken: (nr) =>
    leads(
      nr,
      address(benutzerWire.changeRechte, { id: wer.id }),
      { gruppenIds: [], rollenIds: [], berechtigungen: [] },
      'PUT',
    ),
}

const OPEN = "status in ('vorgemerkt', 'reserviert', 'aktiv')"

/** Invariants of the remaining bookings, whichever request came first. */
const BROKEN: Readonly<Record<string, string>> = {
  'a seat is booked by nobody': `
    select b.id from leseraum_buchung b join benutzer u on u.mandant_id = b.mandant_id and u.id = b.benutzer1_id
    where b.mandant_id = $1 and b.${OPEN} and u.status <> 'aktiv'`,
  'somebody comes along under an address that is nobody’s': `
    select b.id from leseraum_buchung b join benutzer u on u.mandant_id = b.mandant_id and u.id = b.benutzer2_id
    where b.mandant_id = $1 and b.${OPEN} and u.status = 'anonym' and b.zweite_adresse not like '%@anonym.invalid'`,
  'nobody drives': `
    select b.id from fahrzeug_buchung b join benutzer u on u.mandant_id = b.mandant_id and u.id = b.fahrer_id
    where b.mandant_id = $1 and b.${OPEN} and u.status <> 'aktiv'`,
  'somebody is in two places': `
    select a.id from leseraum_buchung a join leseraum_buchung b on b.mandant_id = a.mandant_id and b.id > a.id
      and b.benutzer1_id = a.benutzer1_id and b.zeitraum && a.zeitraum
    where a.mandant_id = $1 and a.${OPEN} and b.${OPEN} and a.benutzer1_id <> $2`,
  'somebody drives two cars': `
    select a.id from fahrzeug_buchung a join fahrzeug_buchung b on b.mandant_id = a.mandant_id and b.id > a.id
      and b.fahrer_id = a.fahrer_id and b.zeitraum && a.zeitraum
    where a.mandant_id = $1 and a.${OPEN} and b.${OPEN}`,
  'its place is out of use': `
    select b.id from leseraum_buchung b join leseraum l on l.mandant_id = b.mandant_id and l.id = b.leseraum_id
      join grundriss g on g.mandant_id = b.mandant_id and g.id = l.grundriss_id
    where b.mandant_id = $1 and b.${OPEN} and not (l.aktiv and g.aktiv and g.id = b.grundriss_id)`,
  'it is longer than its Bereich lets anybody book': `
    select b.id from leseraum_buchung b join grundriss g on g.mandant_id = b.mandant_id and g.id = b.grundriss_id
    where b.mandant_id = $1 and b.${OPEN} and g.bereich = 'arbeitswelt'`,
  'its day is closed': `
    select b.id from leseraum_buchung b join sonderoeffnungszeit s on s.mandant_id = b.mandant_id and s.grundriss_id = b.grundriss_id
    where b.mandant_id = $1 and b.${OPEN} and s.status = 'geschlossen' and b.tag between s.gueltig_von and s.gueltig_bis`,
  'its car is not to be had': `
    select b.id from fahrzeug_buchung b join fahrzeug f on f.mandant_id = b.mandant_id and f.id = b.fahrzeug_id
    where b.mandant_id = $1 and b.${OPEN} and b.typ = 'BUCHUNG'
      and (f.deaktiviert or f.gueltig_bis < lower(b.zeitraum)::date)`,
  'its driver may not drive': `
    select b.id from fahrzeug_buchung b join fuehrerschein l on l.mandant_id = b.mandant_id and l.benutzer_id = b.fahrer_id
    where b.mandant_id = $1 and b.${OPEN} and l.fahrverbot`,
}

const DAYS = `
  select b.id, b.tag, b.zeitraum, m.zone from leseraum_buchung b join mandant m on m.id = b.mandant_id
  where b.mandant_id = $1 and b.${OPEN}`

interface DayRow {
  readonly id: string
  readonly tag: Temporal.PlainDate
  readonly zeitraum: Zeitraum
  readonly zone: string
}

async function misplaced() {
  const booked = await rows<DayRow>(DAYS, haus.id)
  return booked.filter(({ tag, zeitraum, zone }) => !tagOf(zeitraum.von, zone).equals(tag))
}

async function broken(): Promise<readonly object[]> {
  const found: object[] = []
  for (const [what, text] of Object.entries(BROKEN)) {
    const values = text.includes('$2') ? [haus.id, haus.anna.id] : [haus.id]
    for (const row of await rows<{ id: string }>(text, ...values)) found.push({ what, ...row })
  }
  for (const { id } of await misplaced()) found.push({ what: 'it lies on another day', id })
  return found
}

const entries = (table: Readonly<Record<string, Ask>>) => Object.entries(table)

/** Guards against vacuous tests: each verb works when it runs alone. */
describe('alone', () => {
  const done = async (verb: Ask) => {
    const answer = await verb(0)
    expect(answer ? [answer.status < 300, answer.text] : [true, '']).toEqual([true, expect.any(String)])
  }

  it.each(entries({ ...all, ...PEOPLE, ...PLACES, ...CARS }))('%s is done', async (_, verb) => {
    await prepare()
    await done(verb)
  })

  it.each(entries({ ...FRESH, ...GROUNDS }))('%s is done where nothing is booked', async (_, verb) => {
    await clear()
    await done(verb)
  })

  it.each(entries(GROUNDS))('%s is refused where something is booked', async (_, verb) => {
    await prepare()
    expect((await FRESH.book?.(0))?.status).toBe(201)
    expect((await verb(0))?.status).toBe(409)
  })
})

describe('alone, a place made by mistake', () => {
  it.each(entries(DELETIONS))('is deleted by %s', async (_, verb) => {
    await prepareMistaken()
    expect((await verb(0))?.status).toBe(204)
    expect(
      await rows('select from leseraum where mandant_id = $1 and id = $2', haus.id, mistaken.seat),
    ).toEqual([])
    // A booking there is refused, and an import that names it is out of date.
    for (const [name, ask] of entries(ON_MISTAKEN))
      expect([name, (await ask(0))?.status]).toEqual([name, name === 'import' ? 409 : 404])
  })

  it.each(entries(ON_MISTAKEN))('remains after %s', async (_, verb) => {
    await prepareMistaken()
    expect((await verb(0))?.status).toBeLessThan(300)
    expect((await DELETIONS.deleteLocation?.(0))?.status).toBe(409)
  })

  it.each(entries(RIGHTS))('nobody books with a permission they lost: %s', async (_, verb) => {
    await prepare()
    expect((await verb(0))?.status).toBe(200)
    expect((await TRIPS.ride?.(0))?.status).toBe(403)
  })
})

describe('a booking that runs beside', { timeout: 240_000 }, () => {
  const meet = async (change: Ask, books: Readonly<Record<string, Ask>>, before = prepare) => {
    const tally = await meetBookings({ change, books, prepare: before, broken, rounds: ROUNDS })
    expect(tally.booked).toBeGreaterThan(0)
  }

  it.each(entries(PEOPLE))('%s of its person: no booking without an owner, and no two at once', (_, change) =>
    meet(change, all),
  )

  it.each(entries(GROUNDS))('%s: one of the two is refused', (_, change) => meet(change, FRESH, clear))

  it.each(entries(PLACES))('%s: each booking complies with what holds then', (_, change) =>
    meet(change, SEATS),
  )

  it.each(entries(DELETIONS))('%s of its place: one of the two is refused', (_, change) =>
    meet(change, ON_MISTAKEN, prepareMistaken),
  )

  it.each(entries(RIGHTS))('%s: it is refused, or came first', (_, change) => meet(change, all))

  it.each(entries(CARS))('%s: each trip complies with what holds then', (_, change) => meet(change, TRIPS))
})
