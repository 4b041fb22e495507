import { arrivalIssues } from '@platzwart/domain/fahrtenbuch/angaben'
import type { ChainHead } from '@platzwart/domain/fahrtenbuch/chain'
import { checkOutFragen } from '@platzwart/domain/fahrzeug/rueckfragen'
import { checkOut as decide, sperrzeitraumAfterReturn } from '@platzwart/domain/fahrzeug/transitions'
import type { Fahrtart } from '@platzwart/domain/fahrzeug/types'
import { later } from '@platzwart/domain/time/zeitraum'
import { ready } from '../../platform/database/tx.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { actorOf, refuseIssues, writeStatus } from '../buchung/transition.ts'
import { FAHRT } from '../fahrt/art.ts'
import { fahrtOf } from '../fahrt/facts.ts'
import type { FahrtWithNames } from '../fahrt/queries.ts'
import { lockWaiting, receiveFahrzeug } from '../fahrt/receiveFahrzeug.ts'
import { showFahrt } from '../fahrt/showFahrt.ts'
import { readHeadOf } from '../fahrtenbuch/chainEintrag.ts'
import { recordFahrt } from '../fahrtenbuch/recordFahrt.ts'
import { flotteOf } from '../flotte/flotte.ts'
import { askFirst, confirmedText } from './confirmFragen.ts'
import { lockFahrtAndCar } from './lockFahrtAndCar.ts'
import { notifyZustand } from './notifyZustand.ts'
import { readMissingDateien } from './readDateien.ts'
import { readMoment } from './readMoment.ts'
import { readReturn } from './readReturn.ts'
import { type CheckOutInput, recordZustand } from './recordZustand.ts'
import { refuseZustand } from './refuseZustand.ts'

const BEGUN = `
  select kilometerstand from fahrzeug_historie where mandant_id = $1 and buchung_id = $2 and typ = 'CHECK_IN'`

/** The mileage that the trip began with. */
async function readBegun({ tx }: Call, id: string): Promise<number | undefined> {
  return (await tx.first(ready<{ kilometerstand: number }>(BEGUN, tx.scope.mandantId, id)))?.kilometerstand
}

interface Journey {
  readonly head: ChainHead
  readonly abfahrt: Temporal.Instant
  readonly ankunft: Temporal.Instant
  readonly kmStart: number
  readonly kmEnde: number
}

/** The trip's line in the logbook: a by-product of what was said at both of its ends. */
function recordLogbook({ tx, person, now }: Call, fahrt: FahrtWithNames, journey: Journey): void {
  const { head, abfahrt, ankunft, kmStart, kmEnde } = journey
  recordFahrt(tx, head, {
    fahrzeugId: fahrt.fahrzeug_id,
    buchungId: fahrt.id,
    fahrtart: fahrt.fahrtart as Fahrtart,
    abfahrt,
    ankunft,
    kmStart,
    kmEnde,
    zielort: fahrt.zielort,
    zweck: fahrt.fahrtgrund,
    zielperson: fahrt.zielperson,
    umweg: fahrt.umweg,
    fahrerId: fahrt.fahrer_id ?? person.id,
    fahrerName: `${fahrt.fahrer_vorname ?? ''} ${fahrt.fahrer_nachname ?? ''}`.trim(),
    erfasstVon: person.id,
    erfasst: now,
  })
}

/** What the driver tells anew about the trip at its end. */
function toldOf({ zielort, fahrtgrund, zielperson, umweg }: CheckOutInput) {
  return {
    ...(zielort === undefined ? {} : { zielort }),
    ...(fahrtgrund === undefined ? {} : { fahrtgrund }),
    ...(zielperson === undefined ? {} : { zielperson }),
    ...(umweg === undefined ? {} : { umweg }),
  }
}

async function arrivalIssuesOf(call: Call, fahrt: FahrtWithNames) {
  const flotte = await flotteOf(call)
  const { fahrtenbuch = 'einfach' } = flotte.byId.get(fahrt.fahrzeug_id)?.stammdaten ?? {}
  return arrivalIssues({ zielort: fahrt.zielort, fahrtart: fahrt.fahrtart as Fahrtart }, fahrtenbuch)
}

/** The trip ends (C2): the car is handed back as it stands, its slot is free behind the gap, and the logbook has one more line. */
export async function checkOutFahrt(call: Call, id: string, input: CheckOutInput) {
  const locked = await lockFahrtAndCar(call, id, () =>
    Promise.all([
      readBegun(call, id),
      readHeadOf(call.tx, id),
      readReturn(call, id, input.zeit),
      readMissingDateien(call, input),
      lockWaiting(call, id),
    ]),
  )
  if ('refusal' in locked) return locked
  const { row, car } = locked
  const [begun, head, back, missingFiles, waiting] = locked.more
  const { einstellungen } = call.person
  const decision = decide(fahrtOf(row), actorOf(call, FAHRT), input.bestaetigt, einstellungen)
  if (!decision.ok) return refuseIssues(decision.issues)
  const abfahrt = row.beginn_ist ?? row.zeitraum.von
  // A check-in that was moved up to the car's return takes a check-out that was made before that with it.
  const told = readMoment(call, input.zeit, back?.equals(abfahrt) ? row.erstellt : abfahrt)
  if ('refusal' in told) return told
  const ankunft = later(told, abfahrt)
  const missing = await arrivalIssuesOf(call, { ...row, ...toldOf(input) })
  if (missing.length > 0) return refuseIssues(missing)
  const wrong = refuseZustand(call, input, car.kilometerstand, missingFiles)
  if (wrong) return wrong
  const fragen = checkOutFragen({
    kilometerstand: input.kilometerstand,
    letzterStand: car.kilometerstand,
    gefahren: { von: abfahrt, bis: ankunft },
    gebucht: row.zeitraum,
    geplantKm: row.entfernung_km,
  })
  const asked = askFirst(fragen, input)
  if (asked) return asked
  const beschreibung = confirmedText(call, fragen)
  recordZustand(call, locked, { typ: 'CHECK_OUT', zeit: ankunft, input, beschreibung })
  const after = writeStatus(call, FAHRT, 'checkOut', row, decision.value, {
    ende_ist: ankunft,
    sperrzeitraum: sperrzeitraumAfterReturn(row.sperrzeitraum, ankunft, einstellungen),
    ...toldOf(input),
  })
  const { kilometerstand } = input
  const done = { ...after, kilometerstand, stellplatz: input.stellplatz || row.stellplatz }
  recordLogbook(call, done, {
    head,
    abfahrt,
    ankunft,
    kmStart: begun ?? kilometerstand,
    kmEnde: kilometerstand,
  })
  // Without a check-in that is known nobody knows how far it was.
  const driven =
    begun === undefined ? {} : { kilometer: kilometerstand - begun, privat: row.fahrtart === 'privat' }
  await notifyZustand(call, 'ausgecheckt', done, input, driven)
  await receiveFahrzeug(call, waiting)
  return { status: 200, body: showFahrt(call, done), version: done.version } as const
}
