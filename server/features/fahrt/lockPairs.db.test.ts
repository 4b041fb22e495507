import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/fahrt'
import * as freigabeWire from '@platzwart/contract/operations/freigabe'
import * as fuehrerscheinWire from '@platzwart/contract/operations/fuehrerschein'
import * as fuhrparkWire from '@platzwart/contract/operations/fuhrpark'
import { it } from 'vitest'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { periodAt } from '../../platform/jobs/recurring.ts'
import type { TestApp } from '../../testing/app.ts'
import { createTestFlotte, setSetting, type TestFlotte, ZUSTAND } from '../../testing/fahrzeug.ts'
import type { TestPerson } from '../../testing/mandant.ts'
import {
  early,
  expectNoDeadlocks,
  haus,
  LAPSES,
  late,
  pairSuite,
  send,
  type Verb,
} from '../../testing/suites/pairs.ts'
import { expireAll } from '../buchung/expire.ts'
import { FAHRT_EXPIRY } from '../fahrzeug/frist/expire.ts'

const PAST_CHECK_IN = Temporal.Instant.from('2026-11-23T09:30:00Z')
const ROUNDS = 2

const SOON = ['2026-11-23T08:10:00Z', '2026-11-23T08:40:00Z'] as const
const THEN = ['2026-11-23T12:00:00Z', '2026-11-23T13:00:00Z'] as const
const AFTER = ['2026-11-23T15:00:00Z', '2026-11-23T16:00:00Z'] as const
const GONE = ['2026-11-23T07:00:00Z', '2026-11-23T08:30:00Z'] as const

let flotte: TestFlotte
let ids: Record<'reserved' | 'held' | 'others' | 'special' | 'driven' | 'fallen', string>

pairSuite(async () => {
  flotte = await createTestFlotte(early, haus)
  await setSetting(haus, 'fahrzeug.stornoOhneCheckInMinuten', '30')
})

const INSERT = `
  insert into fahrzeug_buchung (mandant_id, id, fahrzeug_id, zeitraum, sperrzeitraum, status, typ, benutzer_id, fahrer_id, fahrtgrund,
    zielort, gehalten_bis, gehalten_status, informationstext, beginn_ist)
  values ($1, $2, $3, tstzrange($4, $5), tstzrange($4, $5), $6, 'BUCHUNG', $7, $7, 'Termin', 'Kiel', $8::timestamptz,
    case when $8::timestamptz is not null then 'reserviert' end, $9, case when $6 = 'aktiv' then $4::timestamptz end)`

const SPECIAL = `update fahrzeug_buchung set ausland = true, freigabe_gruende = array['ausland'] where id = $1`

const ASK = `insert into fahrzeug_freigabe (mandant_id, fahrzeug_buchung_id, benutzer_id) values ($1, $2, $3)`

/** Two cars, two drivers, and one trip of each kind. */
async function prepare(): Promise<void> {
  const { golf, polo, passat, fahrerin, fahrer } = flotte
  ids = {
    reserved: uuidv7(),
    held: uuidv7(),
    others: uuidv7(),
    special: uuidv7(),
    driven: uuidv7(),
    fallen: uuidv7(),
  }
  const rows = [
    [ids.reserved, golf, SOON, 'reserviert', fahrerin.id, null, ''],
    [ids.held, golf, THEN, 'storniert', fahrerin.id, LAPSES, ''],
    [ids.others, polo, THEN, 'reserviert', fahrer.id, null, ''],
    [ids.special, golf, AFTER, 'vorgemerkt', fahrer.id, null, ''],
    [ids.driven, passat, GONE, 'aktiv', fahrerin.id, null, ''],
    [ids.fallen, polo, AFTER, 'storniert', fahrerin.id, null, 'Werkstatt'],
  ] as const
  await haus.scoped(async (tx) => {
    await tx.raw('delete from fahrzeug_freigabe')
    await tx.raw(
      "update fahrzeug_buchung set status = 'storniert', gehalten_bis = null, gehalten_status = null",
    )
    await tx.raw('update fahrzeug set gueltig_bis = null, version = 1, kilometerstand = 10000')
    await tx.raw(
      'update fuehrerschein set fahrverbot = false, fahrverbot_von = null, fahrverbot_bis = null, version = 1',
    )
    for (const [id, car, [von, bis], status, who, held, text] of rows)
      await tx.raw(INSERT, [haus.id, id, car, von, bis, status, who, held, text])
    await tx.raw(SPECIAL, [ids.special])
    await tx.raw(ASK, [haus.id, ids.special, flotte.freigabe.id])
  })
}

const times = ([von, bis]: readonly [string, string]) => ({ von, bis })
const post = (app: TestApp, who: TestPerson, id: string, verb: string, body?: object) =>
  send(app, who, `${wire.bookFahrt.path}/${id}/${verb}`, body)
const book = (who: TestPerson) =>
  send(late, who, wire.bookFahrt.path, { fahrzeugId: flotte.golf, fahrtgrund: 'Termin', ...times(THEN) })
const change = (who: TestPerson, id: string, body: object) =>
  send(late, who, address(wire.readFahrt, { id }), body, 'PATCH')
const decide = (freigegeben: boolean) =>
  send(early, flotte.freigabe, address(freigabeWire.decideFreigabe, { id: ids.special }), {
    freigegeben,
    grund: freigegeben ? '' : 'Zu weit',
  })

/** A change of a car that the trips of the afternoon do not survive. */
const shorten = () =>
  send(
    early,
    flotte.fuhrpark,
    address(fuhrparkWire.showFahrzeug, { id: flotte.golf }),
    {
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
      gueltigBis: '2026-11-22',
      betroffeneStornieren: true,
    },
    'PUT',
  )

const ban = () =>
  send(
    early,
    flotte.pruefer,
    address(fuehrerscheinWire.readFuehrerschein, { benutzerId: flotte.fahrerin.id }),
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
  )

const VERBS: Record<string, Verb> = {
  book: () => book(flotte.fahrerin),
  bookOfAnother: () => book(flotte.fahrer),
  undo: () => post(early, flotte.fahrerin, ids.held, 'undo-cancel'),
  cancel: () => post(early, flotte.fahrerin, ids.reserved, 'cancel'),
  cancelMany: () =>
    send(early, flotte.fuhrpark, wire.cancelFahrten.path, {
      von: GONE[0],
      bis: AFTER[1],
      informationstext: 'Glatteis',
    }),
  changeToHeld: () => change(flotte.fahrerin, ids.reserved, times(THEN)),
  changeAcross: () => change(flotte.fahrer, ids.others, { fahrzeugId: flotte.golf }),
  changeBack: () => change(flotte.fahrer, ids.special, { fahrzeugId: flotte.polo }),
  replace: () => post(late, flotte.fahrerin, ids.reserved, 'ersatz', { fahrzeugId: flotte.polo }),
  replaceFallen: () => post(late, flotte.fahrerin, ids.fallen, 'ersatz', { fahrzeugId: flotte.golf }),
  checkIn: () =>
    post(late, flotte.fahrerin, ids.reserved, 'check-in', {
      ...ZUSTAND,
      sichtpruefung: { beleuchtung: true, reifen: true, ladung: true },
    }),
  checkOut: () =>
    post(late, flotte.fahrerin, ids.driven, 'check-out', {
      ...ZUSTAND,
      kilometerstand: 10_050,
      bestaetigt: true,
    }),
  approve: () => decide(true),
  reject: () => decide(false),
  close: () =>
    send(late, flotte.fuhrpark, fuhrparkWire.closeFahrzeug.path, {
      fahrzeugId: flotte.golf,
      ...times(THEN),
      typ: 'DEFEKT',
      betroffeneStornieren: true,
    }),
  shorten,
  ban,
  expire: async () => {
    await expireAll({ ...late.deps, pool: late.jobs.pool }, FAHRT_EXPIRY, periodAt(PAST_CHECK_IN, 30))
    return undefined
  },
}

it('no two verbs on the same people and cars stand in each other’s way crosswise', {
  timeout: 400_000,
}, async () => {
  await expectNoDeadlocks({ verbs: VERBS, rounds: ROUNDS, prepare })
})
