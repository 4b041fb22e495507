import { checkIn as decide } from '@platzwart/domain/fahrzeug/transitions'
import type { Call } from '../../platform/http/endpoint.ts'
import { refuseIssues } from '../buchung/transition.ts'
import { presentFahrt } from './present.ts'
import { readStillOut } from './queries.ts'
import {
  type CheckInInput,
  lockFahrtAndCar,
  notifyZustand,
  readMoment,
  recordZustand,
  refuseZustand,
} from './recordZustand.ts'
import { actorOf, viewerOf, writeFahrt } from './transition.ts'

/** The trip begins (C1): the car is taken over as it stands, and the trip is aktiv from the moment that the device tells. */
export async function checkIn(call: Call<unknown>, id: string, input: CheckInInput) {
  const locked = await lockFahrtAndCar(call, id)
  if ('refusal' in locked) return locked
  const { row, fahrt, named, car } = locked
  const moment = readMoment(call, input.zeit, row.erstellt)
  if ('refusal' in moment) return moment
  const nochUnterwegs = (await readStillOut(call.tx, car.id, row.id)) ? named.kennzeichen : null
  const { einstellungen } = call.person
  const decision = decide(fahrt, actorOf(call), moment, { einstellungen, nochUnterwegs })
  if (!decision.ok) return refuseIssues(decision.issues)
  const wrong = await refuseZustand(call, input, car.kilometerstand)
  if (wrong) return wrong
  await recordZustand(call, locked, { typ: 'CHECK_IN', zeit: moment, input })
  const after = await writeFahrt(call, 'checkIn', row, decision.value, { beginn_ist: moment })
  const { kilometerstand } = input
  const done = { ...named, ...after, kilometerstand, stellplatz: input.stellplatz || named.stellplatz }
  await notifyZustand(call, 'eingecheckt', done, input)
  return { status: 200, body: presentFahrt(done, viewerOf(call)), version: done.version } as const
}
