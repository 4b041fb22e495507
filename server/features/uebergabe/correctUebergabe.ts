import type { uebergabeCorrectSchema } from '@platzwart/contract/fahrzeugBuchung'
import { decideUebergabe } from '@platzwart/domain/fahrtenbuch/uebergabe'
import { correctCheckIn as decide } from '@platzwart/domain/fahrzeug/transitions'
import type { Fahrtart } from '@platzwart/domain/fahrzeug/types'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { formatNumber } from '../../platform/format.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { phrase } from '../../platform/phrases.ts'
import { actorOf, lockOwn, refuseIssues } from '../buchung/transition.ts'
import { updateBuchung } from '../buchung/updateBuchung.ts'
import { FAHRT } from '../fahrt/art.ts'
import { fahrtOf } from '../fahrt/facts.ts'
import type { FahrtWithNames } from '../fahrt/queries.ts'
import { showFahrt } from '../fahrt/showFahrt.ts'
import { insertEintrag, lockHead } from '../fahrtenbuch/chainEintrag.ts'
import { readAround, readBegun, settleKilometerstand } from '../flotte/kilometerstand.ts'
import { recordHistorie } from '../flotte/recordHistorie.ts'

type UebergabeCorrect = z.output<typeof uebergabeCorrectSchema>

/** The line of the logbook: from what was read to what stood there, at the moment of the check-in, and without kilometres. */
function eintragOf({ person, now }: Call, row: FahrtWithNames, wanted: UebergabeCorrect) {
  const zeit = row.beginn_ist ?? row.zeitraum.von
  return {
    id: uuidv7(),
    fahrzeugId: row.fahrzeug_id,
    art: 'uebergabe',
    bezugNummer: null,
    buchungId: row.id,
    fahrtart: row.fahrtart as Fahrtart,
    abfahrt: zeit,
    ankunft: zeit,
    kmStart: wanted.vorher,
    kmEnde: wanted.kilometerstand,
    zielort: '',
    zweck: '',
    zielperson: '',
    umweg: '',
    fahrerId: row.fahrer_id,
    fahrerName: `${row.fahrer_vorname ?? ''} ${row.fahrer_nachname ?? ''}`.trim(),
    grund: wanted.grund,
    verspaetet: false,
    erfasstVon: person.id,
    erfasst: now,
  } as const
}

/** The vehicle's history shows both readings; why, the logbook says. */
function tell(call: Call, row: FahrtWithNames, { vorher, kilometerstand }: UebergabeCorrect) {
  const { sprache } = call.konfiguration.mandant
  const alt = formatNumber(vorher, sprache)
  const neu = formatNumber(kilometerstand, sprache)
  return recordHistorie(call, row.fahrzeug_id, {
    typ: 'STATUSAENDERUNG',
    beschreibung: phrase(sprache, 'fuhrpark', 'historie.berichtigt', { alt, neu }),
    buchungId: row.id,
  })
}

/**
 * Puts the mileage of a check-in right (docs/decisions/logbook.md). What was read stays in the history; the logbook has a line of its own for it, the vehicle shows
 * the right mileage, and the check-out counts from there.
 */
export async function correctUebergabe(call: Call, id: string, wanted: UebergabeCorrect) {
  const { tx } = call
  const locked = await lockOwn(call, FAHRT, id)
  if ('refusal' in locked) return locked
  const { row } = locked
  const allowed = decide(fahrtOf(row), actorOf(call, FAHRT))
  if (!allowed.ok) return refuseIssues(allowed.issues)
  const head = await lockHead(tx, row.fahrzeug_id)
  // Behind the vehicle's lock: who takes it or hands it back waits, or is seen here.
  const [begun, around] = await Promise.all([
    readBegun(tx, id, call.now),
    readAround(call, id, 'CHECK_IN', row.beginn_ist ?? row.zeitraum.von),
  ])
  if (!head || begun === undefined) return refuse({ status: 422, code: 'fahrzeug.nichtAktiv' })
  const decision = decideUebergabe(wanted, begun.km, around)
  if (!decision.ok) {
    const [first] = decision.issues
    if (first?.code !== 'fahrtenbuch.ueberholt') return refuseIssues(decision.issues)
    return refuse({ status: 409, code: first.code, issues: decision.issues })
  }
  await insertEintrag(tx, head, eintragOf(call, row, wanted), 'correctUebergabe')
  await settleKilometerstand(tx, row.fahrzeug_id)
  await tell(call, row, wanted)
  const { kilometerstand } = wanted
  const after = {
    ...row,
    ...(around.danach === null ? { kilometerstand } : {}),
    version: row.version + 1,
  }
  // Counted up although its status stands: whoever has the trip open reads it again.
  const update = updateBuchung(tx, FAHRT, row, { status: row.status })
  tx.later(update.sql, update.parameters, update)
  record(tx, {
    aktion: 'correctUebergabe',
    objekt: FAHRT.table,
    objektId: id,
    vorher: { kilometerstand: wanted.vorher },
    nachher: { kilometerstand },
  })
  const kmVon = kilometerstand - begun.km + begun.von
  const body = { ...showFahrt(call, after), kmBeginn: kilometerstand, kmVon }
  return { status: 200, body, version: after.version } as const
}
