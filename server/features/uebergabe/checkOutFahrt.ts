import type { BuchungStatus } from '@platzwart/domain/buchung/status'
import { arrivalIssues } from '@platzwart/domain/fahrtenbuch/angaben'
import type { ChainHead } from '@platzwart/domain/fahrtenbuch/chain'
import { grenzenOf } from '@platzwart/domain/fahrtenbuch/nachzuegler'
import { checkOutFragen } from '@platzwart/domain/fahrzeug/rueckfragen'
import { checkOut as decide, sperrzeitraumAfterReturn } from '@platzwart/domain/fahrzeug/transitions'
import type { Fahrtart } from '@platzwart/domain/fahrzeug/types'
import { type Issue, issue } from '@platzwart/domain/issue'
import { ok, type Result, refused } from '@platzwart/domain/result'
import { earlier, later } from '@platzwart/domain/time/zeitraum'
import type { Call } from '../../platform/http/endpoint.ts'
import { actorOf, writeStatus } from '../buchung/transition.ts'
import { FAHRT } from '../fahrt/art.ts'
import { fahrtOf } from '../fahrt/facts.ts'
import type { FahrtWithNames } from '../fahrt/queries.ts'
import { lockWaiting, receiveFahrzeug } from '../fahrt/receiveFahrzeug.ts'
import { showFahrt } from '../fahrt/showFahrt.ts'
import { readHeadOf } from '../fahrtenbuch/chainEintrag.ts'
import { recordFahrt } from '../fahrtenbuch/recordFahrt.ts'
import { flotteOf } from '../flotte/flotte.ts'
import { type Around, type Begun, readAround, readBegun } from '../flotte/kilometerstand.ts'
import { askFirst, confirmedText } from './confirmFragen.ts'
import { keepOrRefuse, readKept } from './keepUebergabe.ts'
import { type LockedWithCar, lockFahrtAndCar } from './lockFahrtAndCar.ts'
import { notifyZustand } from './notifyZustand.ts'
import { readMissingDateien } from './readDateien.ts'
import { guessMoment, readMoment } from './readMoment.ts'
import { readReturn } from './readReturn.ts'
import { type CheckOutInput, carAfter, recordZustand, toldOf } from './recordZustand.ts'
import { issuesOfZustand, refuseMissing } from './refuseZustand.ts'

/** The rest of its trip is entered by the fleet manager, and so is this. */
const ALREADY_KEPT = refused(issue('fahrzeug.nichtAktiv'))

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

async function arrivalIssuesOf(call: Call, fahrt: FahrtWithNames) {
  const flotte = await flotteOf(call)
  const { fahrtenbuch = 'einfach' } = flotte.byId.get(fahrt.fahrzeug_id)?.stammdaten ?? {}
  return arrivalIssues({ zielort: fahrt.zielort, fahrtart: fahrt.fahrtart as Fahrtart }, fahrtenbuch)
}

interface End {
  readonly abfahrt: Temporal.Instant
  readonly ankunft: Temporal.Instant
  readonly status: BuchungStatus
}

interface Known {
  readonly begun: Begun | undefined
  /** When the car came back from another trip that was under way at that moment. */
  readonly back: Temporal.Instant | null
  readonly around: Around
}

/** Whether and when the trip ends: no later than the next one has begun. */
async function judge(
  call: Call,
  { row, car }: LockedWithCar,
  input: CheckOutInput,
  { begun, back, around }: Known,
): Promise<Result<End>> {
  const decision = decide(fahrtOf(row), actorOf(call, FAHRT), input.bestaetigt, call.person.einstellungen)
  if (!decision.ok) return decision
  const abfahrt = row.beginn_ist ?? row.zeitraum.von
  // A check-in that was moved up to the car's return takes a check-out that was made before that with it.
  const told = readMoment(call, input.zeit, back?.equals(abfahrt) ? row.erstellt : abfahrt)
  if (!told.ok) return told
  const ankunft = later(earlier(told.value, around.zeit), abfahrt)
  const issues = [
    ...(await arrivalIssuesOf(call, { ...row, ...toldOf(input) })),
    ...issuesOfZustand(call, input, grenzenOf(around, car.kilometerstand, begun?.von)),
  ]
  return issues.length > 0
    ? refused(...(issues as [Issue, ...Issue[]]))
    : ok({ abfahrt, ankunft, status: decision.value })
}

/** The trip ends (C2): the car is handed back as it stands, its slot is free behind the gap, and the logbook has one more line. */
export async function checkOutFahrt(call: Call, id: string, input: CheckOutInput) {
  const locked = await lockFahrtAndCar(call, id, () =>
    Promise.all([
      readBegun(call.tx, id, guessMoment(call, input.zeit)),
      readHeadOf(call.tx, id),
      readReturn(call, id, input.zeit),
      readMissingDateien(call, input),
      readAround(call, id, 'CHECK_OUT', guessMoment(call, input.zeit)),
      readKept(call.tx, id),
      lockWaiting(call, id),
    ]),
  )
  if ('refusal' in locked) return locked
  const { row, car } = locked
  const [begun, head, back, missing, around, kept, waiting] = locked.more
  const end = kept.length > 0 ? ALREADY_KEPT : await judge(call, locked, input, { begun, back, around })
  const incomplete = refuseMissing(end.ok ? [] : end.issues, missing)
  if (incomplete) return incomplete
  if (!end.ok) return keepOrRefuse(call, locked, { typ: 'CHECK_OUT', input, kept }, end.issues)
  const { abfahrt, ankunft, status } = end.value
  const fragen = checkOutFragen({
    kilometerstand: input.kilometerstand,
    letzterStand: begun?.von ?? car.kilometerstand,
    gefahren: { von: abfahrt, bis: ankunft },
    gebucht: row.zeitraum,
    geplantKm: row.entfernung_km,
  })
  const asked = askFirst(fragen, input)
  if (asked) return asked
  const isLatest = around.danach === null
  const beschreibung = confirmedText(call, fragen)
  recordZustand(call, locked, { typ: 'CHECK_OUT', zeit: ankunft, input, beschreibung }, isLatest)
  const after = writeStatus(call, FAHRT, 'checkOut', row, status, {
    ende_ist: ankunft,
    sperrzeitraum: sperrzeitraumAfterReturn(row.sperrzeitraum, ankunft, call.person.einstellungen),
    ...toldOf(input),
  })
  const { kilometerstand } = input
  const done = isLatest ? { ...after, ...carAfter(input, row) } : after
  recordLogbook(call, done, {
    head,
    abfahrt,
    ankunft,
    kmStart: begun?.km ?? kilometerstand,
    kmEnde: kilometerstand,
  })
  // Without a check-in that is known nobody knows how far it was.
  const driven =
    begun === undefined ? {} : { kilometer: kilometerstand - begun.von, privat: row.fahrtart === 'privat' }
  await notifyZustand(call, 'ausgecheckt', done, input, driven)
  // Who has taken the car since had it already.
  if (isLatest) await receiveFahrzeug(call, waiting)
  return { status: 200, body: showFahrt(call, done), version: done.version } as const
}
