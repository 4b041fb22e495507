import type { Antritt } from '@platzwart/domain/fahrzeug/antritt'
import type { Fuehrerscheinklasse } from '@platzwart/domain/fuehrerschein/klassen'
import { type CheckInHint, type CheckInRecord, decideCheckIn } from '@platzwart/domain/uebergabe/checkIn'
import type { Call } from '../../platform/http/endpoint.ts'
import { phrase } from '../../platform/phrases.ts'
import { actorOf, refuseIssues, writeStatus } from '../buchung/transition.ts'
import { loadFahrer } from '../fahrer/loadFahrer.ts'
import { FAHRT } from '../fahrt/art.ts'
import { fahrtOf } from '../fahrt/facts.ts'
import { readStillOut } from '../fahrt/queries.ts'
import { showFahrt } from '../fahrt/showFahrt.ts'
import { readAround } from '../flotte/kilometerstand.ts'
import { askFirst, confirmedText } from './confirmFragen.ts'
import { keepUebergabe, readKept } from './keepUebergabe.ts'
import { type LockedWithCar, lockFahrtAndCar } from './lockFahrtAndCar.ts'
import { notifyZustand } from './notifyZustand.ts'
import { readMissingDateien, refuseMissing } from './readDateien.ts'
import { guessMoment } from './readMoment.ts'
import { readReturn } from './readReturn.ts'
import { readTakenFrom } from './readTakenFrom.ts'
import { readUvvBis } from './readUvvBis.ts'
import { type CheckInInput, carAfter, commandOf, recordZustand } from './recordZustand.ts'

async function readFuehrerschein(call: Call, fahrerId: string | null): Promise<Antritt['fuehrerschein']> {
  if (fahrerId === null) return null
  return (await loadFahrer(call.tx, call.konfiguration, fahrerId))?.fuehrerschein ?? null
}

type ReadBehindLocks = Pick<CheckInRecord, 'uvvBis' | 'back' | 'takenFrom' | 'kept' | 'fuehrerschein'> & {
  readonly stillOut: { readonly davor: boolean } | undefined
}

function recordOf(call: Call, { row, car }: LockedWithCar, read: ReadBehindLocks): CheckInRecord {
  return {
    ...read,
    stillOut: read.stillOut ?? null,
    fahrt: fahrtOf(row),
    actor: actorOf(call, FAHRT),
    erstellt: row.erstellt,
    kennzeichen: row.kennzeichen,
    lapsed: row.status === 'storniert' && row.storno_art === 'nichtGekommen',
    sperrzeitraum: row.sperrzeitraum,
    klasse: car.fuehrerscheinklasse as Fuehrerscheinklasse,
    zone: call.konfiguration.mandant.zone,
  }
}

/**
 * For whoever reads the history, in the language of the house. The history is never rewritten, and a name in it could not be taken out when
 * its person asks for it: the trip tells who drove.
 */
function hintTexts({ konfiguration }: Call, hints: readonly CheckInHint[]): string[] {
  return hints.map((hint) => phrase(konfiguration.mandant.sprache, 'fuhrpark', `historie.${hint}`))
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
  const { row, car } = locked
  const [stillOut, uvvBis, back, missing, around, takenFrom, kept] = locked.more
  const fuehrerschein = await readFuehrerschein(call, row.fahrer_id)
  const decision = decideCheckIn(commandOf(input), {
    now: call.now,
    einstellungen: call.person.einstellungen,
    tacho: { kilometerstand: car.kilometerstand, davor: around.davor, danach: around.danach },
    record: recordOf(call, locked, { stillOut, uvvBis, back, takenFrom, kept, fuehrerschein }),
  })
  const incomplete = refuseMissing(decision, missing)
  if (incomplete) return incomplete
  if (decision.art === 'refuse') return refuseIssues(decision.issues)
  if (decision.art === 'keep') return keepUebergabe(call, locked, { typ: 'CHECK_IN', input }, decision)
  if (decision.art === 'ask') return askFirst(decision.fragen)
  const { status, beginn, isLatest, resumed, hints } = decision.consequences
  const beschreibung = [...hintTexts(call, hints), confirmedText(call, decision.fragen)]
    .filter(Boolean)
    .join(' ')
  recordZustand(call, locked, { typ: 'CHECK_IN', zeit: beginn, input, beschreibung }, isLatest)
  const after = writeStatus(call, FAHRT, 'checkIn', row, status, {
    beginn_ist: beginn,
    ...(resumed && { sperrzeitraum: resumed, storno_art: null }),
  })
  const done = isLatest ? { ...after, ...carAfter(input, row) } : after
  await notifyZustand(call, 'eingecheckt', done, input)
  return { status: 200, body: showFahrt(call, done), version: done.version } as const
}
