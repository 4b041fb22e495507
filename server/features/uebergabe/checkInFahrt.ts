import { decideAntritt } from '@platzwart/domain/fahrzeug/antritt'
import { checkInFragen } from '@platzwart/domain/fahrzeug/rueckfragen'
import { checkIn as decide } from '@platzwart/domain/fahrzeug/transitions'
import type { Fuehrerscheinklasse } from '@platzwart/domain/fuehrerschein/klassen'
import { later } from '@platzwart/domain/time/zeitraum'
import type { Call } from '../../platform/http/endpoint.ts'
import { phrase } from '../../platform/phrases.ts'
import { actorOf, refuseIssues, writeStatus } from '../buchung/transition.ts'
import { loadFahrer } from '../fahrer/loadFahrer.ts'
import { FAHRT } from '../fahrt/art.ts'
import { fahrtOf } from '../fahrt/facts.ts'
import { readStillOut } from '../fahrt/queries.ts'
import { showFahrt } from '../fahrt/showFahrt.ts'
import { askFirst, confirmedText } from './confirmFragen.ts'
import { type LockedWithCar, lockFahrtAndCar } from './lockFahrtAndCar.ts'
import { notifyZustand } from './notifyZustand.ts'
import { readMissingDateien } from './readDateien.ts'
import { readMoment } from './readMoment.ts'
import { readReturn } from './readReturn.ts'
import { readUvvBis } from './readUvvBis.ts'
import { type CheckInInput, recordZustand } from './recordZustand.ts'
import { refuseZustand } from './refuseZustand.ts'

interface Start {
  readonly moment: Temporal.Instant
  readonly uvvBis: Temporal.PlainDate | null
  readonly stillOut: boolean
}

/** Whether the driver may drive this car now; of a check-in that is sent late, what the car's history tells about it. */
async function judgeAntritt(call: Call, { row, car }: LockedWithCar, { moment, uvvBis, stillOut }: Start) {
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
  if (!judged.ok) return refuseIssues(judged.issues)
  const ofCar = judged.value.filter(({ code }) => code === 'fahrzeug.uvvAbgelaufen')
  const told = ofCar.map(() => phrase(sprache, 'fuhrpark', 'historie.nachgereichtUvv'))
  if (ofCar.length === judged.value.length) return told.join(' ')
  // The history is never rewritten, and a name in it could not be taken out when its person asks for it: the trip tells who drove.
  return [...told, phrase(sprache, 'fuhrpark', 'historie.nachgereicht')].join(' ')
}

/** From when the trip counts: not before the car came back from the one before it, because no two lines of its logbook overlap. */
function beginAfter(call: Call, moment: Temporal.Instant, back: Temporal.Instant | null) {
  const beginn = back === null ? moment : later(moment, back)
  if (beginn.equals(moment)) return { beginn, told: '' }
  return { beginn, told: phrase(call.konfiguration.mandant.sprache, 'fuhrpark', 'historie.verlegt') }
}

/** The trip begins (C1): the car is taken over as it stands, and the trip is aktiv from the moment that the device tells. */
export async function checkInFahrt(call: Call, id: string, input: CheckInInput) {
  const locked = await lockFahrtAndCar(call, id, () =>
    Promise.all([
      readStillOut(call.tx, id),
      readUvvBis(call.tx, id),
      readReturn(call, id, input.zeit),
      readMissingDateien(call, input),
    ]),
  )
  if ('refusal' in locked) return locked
  const { row, car } = locked
  const [stillOut, uvvBis, back, missing] = locked.more
  const moment = readMoment(call, input.zeit, row.erstellt)
  if ('refusal' in moment) return moment
  const { einstellungen } = call.person
  const facts = { einstellungen, waits: stillOut?.davor === true }
  const decision = decide(fahrtOf(row), actorOf(call, FAHRT), moment, facts)
  if (!decision.ok) return refuseIssues(decision.issues)
  const beschreibung = await judgeAntritt(call, locked, { moment, uvvBis, stillOut: stillOut !== undefined })
  if (typeof beschreibung !== 'string') return beschreibung
  const wrong = refuseZustand(call, input, car.kilometerstand, missing)
  if (wrong) return wrong
  const fragen = checkInFragen(input.kilometerstand, car.kilometerstand)
  const asked = askFirst(fragen, input)
  if (asked) return asked
  const { beginn, told } = beginAfter(call, moment, back)
  recordZustand(call, locked, {
    typ: 'CHECK_IN',
    zeit: beginn,
    input,
    beschreibung: [beschreibung, told, confirmedText(call, fragen)].filter(Boolean).join(' '),
  })
  const after = writeStatus(call, FAHRT, 'checkIn', row, decision.value, { beginn_ist: beginn })
  const { kilometerstand } = input
  const done = { ...after, kilometerstand, stellplatz: input.stellplatz || row.stellplatz }
  await notifyZustand(call, 'eingecheckt', done, input)
  return { status: 200, body: showFahrt(call, done), version: done.version } as const
}
