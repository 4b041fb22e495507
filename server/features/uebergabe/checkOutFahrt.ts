import type { ChainHead } from '@platzwart/domain/fahrtenbuch/chain'
import type { FahrtenbuchArt } from '@platzwart/domain/fahrtenbuch/types'
import type { Fahrtart } from '@platzwart/domain/fahrzeug/types'
import { type CheckOutConsequences, decideCheckOut } from '@platzwart/domain/uebergabe/checkOut'
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
import { readAround, readBegun } from '../flotte/kilometerstand.ts'
import { askFirst, confirmedText } from './confirmFragen.ts'
import { keepUebergabe, readKept } from './keepUebergabe.ts'
import { lockFahrtAndCar } from './lockFahrtAndCar.ts'
import { notifyZustand } from './notifyZustand.ts'
import { readMissingDateien, refuseMissing } from './readDateien.ts'
import { guessMoment } from './readMoment.ts'
import { readReturn } from './readReturn.ts'
import { type CheckOutInput, carAfter, commandOf, recordZustand, toldOf } from './recordZustand.ts'

/** The trip's line in the logbook: a by-product of what was said at both of its ends. */
function recordLogbook(
  { tx, person, now }: Call,
  fahrt: FahrtWithNames,
  head: ChainHead,
  line: CheckOutConsequences['line'],
): void {
  recordFahrt(tx, head, {
    fahrzeugId: fahrt.fahrzeug_id,
    buchungId: fahrt.id,
    fahrtart: fahrt.fahrtart as Fahrtart,
    abfahrt: line.abfahrt,
    ankunft: line.ankunft,
    kmStart: line.kmStart,
    kmEnde: line.kmEnde,
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

async function fahrtenbuchOf(call: Call, fahrzeugId: string): Promise<FahrtenbuchArt> {
  const flotte = await flotteOf(call)
  return flotte.byId.get(fahrzeugId)?.stammdaten.fahrtenbuch ?? 'einfach'
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
  const decision = decideCheckOut(
    { ...commandOf(input), zielort: input.zielort, bestaetigt: input.bestaetigt },
    {
      now: call.now,
      einstellungen: call.person.einstellungen,
      fahrt: {
        zeitraum: row.zeitraum,
        sperrzeitraum: row.sperrzeitraum,
        beginnIst: row.beginn_ist,
        fahrtart: input.fahrtart ?? (row.fahrtart as Fahrtart),
        zielort: row.zielort,
        entfernungKm: row.entfernung_km,
      },
      fahrtenbuch: await fahrtenbuchOf(call, row.fahrzeug_id),
      tacho: { kilometerstand: car.kilometerstand, davor: around.davor, danach: around.danach },
      begun: begun ?? null,
      record: {
        fahrt: fahrtOf(row),
        actor: actorOf(call, FAHRT),
        erstellt: row.erstellt,
        back,
        endsBy: around.zeit,
        kept,
      },
    },
  )
  const incomplete = refuseMissing(decision, missing)
  if (incomplete) return incomplete
  if (decision.art === 'refuse') return refuseIssues(decision.issues)
  if (decision.art === 'keep') return keepUebergabe(call, locked, { typ: 'CHECK_OUT', input }, decision)
  if (decision.art === 'ask') return askFirst(decision.fragen)
  const { status, sperrzeitraum, line, driven, isLatest } = decision.consequences
  const beschreibung = confirmedText(call, decision.fragen)
  recordZustand(call, locked, { typ: 'CHECK_OUT', zeit: line.ankunft, input, beschreibung }, isLatest)
  const after = writeStatus(call, FAHRT, 'checkOut', row, status, {
    ende_ist: line.ankunft,
    sperrzeitraum,
    ...toldOf(input),
  })
  const done = isLatest ? { ...after, ...carAfter(input, row) } : after
  recordLogbook(call, done, head, line)
  const distance = driven === null ? {} : { kilometer: driven, privat: done.fahrtart === 'privat' }
  await notifyZustand(call, 'ausgecheckt', done, input, distance)
  // Who has taken the car since had it already.
  if (isLatest) await receiveFahrzeug(call, waiting)
  return { status: 200, body: showFahrt(call, done), version: done.version } as const
}
