import type { BuchungStatus } from '@platzwart/domain/buchung/status'
import { grenzenOf } from '@platzwart/domain/fahrtenbuch/nachzuegler'
import { decideAntritt } from '@platzwart/domain/fahrzeug/antritt'
import { checkInFragen } from '@platzwart/domain/fahrzeug/rueckfragen'
import { checkIn as decide } from '@platzwart/domain/fahrzeug/transitions'
import type { Fuehrerscheinklasse } from '@platzwart/domain/fuehrerschein/klassen'
import { type Issue, issue } from '@platzwart/domain/issue'
import { ok, type Result, refused } from '@platzwart/domain/result'
import { later, type Zeitraum } from '@platzwart/domain/time/zeitraum'
import type { Call } from '../../platform/http/endpoint.ts'
import { phrase } from '../../platform/phrases.ts'
import { actorOf, writeStatus } from '../buchung/transition.ts'
import { loadFahrer } from '../fahrer/loadFahrer.ts'
import { FAHRT } from '../fahrt/art.ts'
import { fahrtOf } from '../fahrt/facts.ts'
import { readStillOut } from '../fahrt/queries.ts'
import { showFahrt } from '../fahrt/showFahrt.ts'
import { type Around, readAround } from '../flotte/kilometerstand.ts'
import { askFirst, confirmedText } from './confirmFragen.ts'
import { keepOrRefuse, readKept } from './keepUebergabe.ts'
import { type LockedWithCar, lockFahrtAndCar } from './lockFahrtAndCar.ts'
import { notifyZustand } from './notifyZustand.ts'
import { readMissingDateien } from './readDateien.ts'
import { guessMoment, readMoment } from './readMoment.ts'
import { readReturn } from './readReturn.ts'
import { readTakenFrom, slotLeft } from './readSlot.ts'
import { readUvvBis } from './readUvvBis.ts'
import { type CheckInInput, carAfter, recordZustand } from './recordZustand.ts'
import { issuesOfZustand, refuseMissing } from './refuseZustand.ts'

/** The rest of its trip is entered by the fleet manager, and so is this. */
const ALREADY_KEPT = refused(issue('fahrzeug.nichtAktiv'))

/** What is read behind the locks. */
interface Known {
  /** Somebody else was out with the car at that moment; `davor` on the trip before this one. */
  readonly stillOut: { readonly davor: boolean } | undefined
  readonly uvvBis: Temporal.PlainDate | null
  readonly around: Around
  /** From when on others have the time of a trip that was cancelled. */
  readonly takenFrom: Temporal.Instant | null
}

/** Whether the driver may drive this car now; of a check-in that is sent late, what the car's history tells about it. */
async function judgeAntritt(
  call: Call,
  { row, car }: LockedWithCar,
  moment: Temporal.Instant,
  { stillOut, uvvBis }: Known,
): Promise<Result<string>> {
  const { tx, konfiguration, now } = call
  const { zone, sprache } = konfiguration.mandant
  const fahrer = row.fahrer_id === null ? null : await loadFahrer(tx, konfiguration, row.fahrer_id)
  const judged = decideAntritt({
    fuehrerschein: fahrer?.fuehrerschein ?? null,
    klasse: car.fuehrerscheinklasse as Fuehrerscheinklasse,
    uvvBis,
    stillUnderway: stillOut ? row.kennzeichen : null,
    zeitraum: row.zeitraum,
    moment,
    now,
    zone,
  })
  if (!judged.ok) return judged
  const ofCar = judged.value.filter(({ code }) => code === 'fahrzeug.uvvAbgelaufen')
  const told = ofCar.map(() => phrase(sprache, 'fuhrpark', 'historie.nachgereichtUvv'))
  if (ofCar.length === judged.value.length) return ok(told.join(' '))
  // The history is never rewritten, and a name in it could not be taken out when its person asks for it: the trip tells who drove.
  return ok([...told, phrase(sprache, 'fuhrpark', 'historie.nachgereicht')].join(' '))
}

/** From when the trip counts: not before the car came back from the one before it, because no two lines of its logbook overlap. */
function beginAfter(call: Call, moment: Temporal.Instant, back: Temporal.Instant | null) {
  const beginn = back === null ? moment : later(moment, back)
  if (beginn.equals(moment)) return { beginn, told: '' }
  return { beginn, told: phrase(call.konfiguration.mandant.sprache, 'fuhrpark', 'historie.verlegt') }
}

interface Start {
  readonly moment: Temporal.Instant
  readonly status: BuchungStatus
  /** What whoever reads the history should know about it. */
  readonly beschreibung: string
  /** Of a trip that had lapsed: what it takes up again of its time. */
  readonly wieder: { readonly sperrzeitraum: Zeitraum; readonly storno_art: null } | null
}

/** Whether, when and how the trip begins. */
async function judge(
  call: Call,
  locked: LockedWithCar,
  input: CheckInInput,
  known: Known,
): Promise<Result<Start>> {
  const { row, car } = locked
  const moment = readMoment(call, input.zeit, row.erstellt)
  if (!moment.ok) return moment
  const trip = fahrtOf(row)
  // Nobody came, by what was known: whoever had checked in by then on a phone without a network did.
  const lapsed = row.status === 'storniert' && row.storno_art === 'nichtGekommen'
  const facts = { einstellungen: call.person.einstellungen, waits: known.stillOut?.davor === true }
  const decision = decide(
    lapsed ? { ...trip, status: 'reserviert' } : trip,
    actorOf(call, FAHRT),
    moment.value,
    facts,
  )
  if (!decision.ok) return decision
  const slot = lapsed ? slotLeft(row.sperrzeitraum, known.takenFrom) : row.sperrzeitraum
  if (slot === null) return refused(issue('buchung.schonStorniert'))
  const beschreibung = await judgeAntritt(call, locked, moment.value, known)
  if (!beschreibung.ok) return beschreibung
  const issues = issuesOfZustand(call, input, grenzenOf(known.around, car.kilometerstand))
  if (issues.length > 0) return refused(...(issues as [Issue, ...Issue[]]))
  return ok({
    moment: moment.value,
    status: decision.value,
    beschreibung: beschreibung.value,
    wieder: lapsed ? { sperrzeitraum: slot, storno_art: null } : null,
  })
}

/** The trip begins (C1): the car is taken over as it stands, and the trip is aktiv from the moment that the device tells. */
export async function checkInFahrt(call: Call, id: string, input: CheckInInput) {
  const told = guessMoment(call, input.zeit)
  const locked = await lockFahrtAndCar(call, id, () =>
    Promise.all([
      readStillOut(call.tx, id, told),
      readUvvBis(call.tx, id),
      readReturn(call, id, input.zeit),
      readMissingDateien(call, input),
      readAround(call, id, 'CHECK_IN', told),
      readTakenFrom(call.tx, id),
      readKept(call.tx, id),
    ]),
  )
  if ('refusal' in locked) return locked
  const { row } = locked
  const [stillOut, uvvBis, back, missing, around, takenFrom, kept] = locked.more
  const start =
    kept.length > 0 ? ALREADY_KEPT : await judge(call, locked, input, { stillOut, uvvBis, around, takenFrom })
  const incomplete = refuseMissing(start.ok ? [] : start.issues, missing)
  if (incomplete) return incomplete
  if (!start.ok) return keepOrRefuse(call, locked, { typ: 'CHECK_IN', input, kept }, start.issues)
  const { moment, status, beschreibung, wieder } = start.value
  const davor = grenzenOf(around, locked.car.kilometerstand).von
  const fragen = checkInFragen(input.kilometerstand, davor)
  const asked = askFirst(fragen, input)
  if (asked) return asked
  const { beginn, told: moved } = beginAfter(call, moment, back)
  const isLatest = around.danach === null
  recordZustand(
    call,
    locked,
    {
      typ: 'CHECK_IN',
      zeit: beginn,
      input,
      beschreibung: [beschreibung, moved, confirmedText(call, fragen)].filter(Boolean).join(' '),
    },
    isLatest,
  )
  const after = writeStatus(call, FAHRT, 'checkIn', row, status, { beginn_ist: beginn, ...wieder })
  const done = isLatest ? { ...after, ...carAfter(input, row) } : after
  await notifyZustand(call, 'eingecheckt', done, input)
  return { status: 200, body: showFahrt(call, done), version: done.version } as const
}
