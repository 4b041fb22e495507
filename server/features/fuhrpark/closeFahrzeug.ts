import type { fahrzeugSperreCreateSchema } from '@platzwart/contract/fahrzeugBuchung'
import { sperrzeitraumOf } from '@platzwart/domain/fahrzeug/holds'
import { issue } from '@platzwart/domain/issue'
import { zeitraum as period, type Zeitraum } from '@platzwart/domain/time/zeitraum'
import { sql } from 'kysely'
import type { z } from 'zod'
import { build } from '../../platform/database/sql.ts'
import { ready } from '../../platform/database/tx.ts'
import { encodeParameter } from '../../platform/database/types.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { phrase } from '../../platform/phrases.ts'
import { speaker } from '../benachrichtigung/renderParts.ts'
import { lockInOrder } from '../buchung/lockInOrder.ts'
import { recordBuchung } from '../buchung/recordBuchung.ts'
import { dropHeld, takeSlot } from '../buchung/takeSlot.ts'
import { readBooking, refuseIssues } from '../buchung/transition.ts'
import { FAHRT, type NewFahrt } from '../fahrt/art.ts'
import { cancelWithErsatz, isConfirmed, refuseUnconfirmed } from '../fahrt/cancelWithErsatz.ts'
import { selectFahrt } from '../fahrt/queries.ts'
import { showFahrt } from '../fahrt/showFahrt.ts'
import { lockFahrzeug } from '../flotte/lockFahrzeug.ts'
import { describeHits } from './listFahrzeugBetroffene.ts'

export type SperreCreate = z.output<typeof fahrzeugSperreCreateSchema>

const CUT = `
  update fahrzeug_buchung set sperrzeitraum = tstzrange(lower(sperrzeitraum), $4::timestamptz)
  where mandant_id = $1 and fahrzeug_id = $2 and status = 'durchgeführt' and sperrzeitraum && $3::tstzrange
    and lower(sperrzeitraum) < $4::timestamptz`

/**
 * What keeps people apart keeps no block away: the gap behind a trip that is over (a car that was brought back with a defect is blocked at
 * once), and the seconds in which a cancellation can be taken back.
 */
async function makeRoom({ tx }: Call, fahrzeugId: string, sperrzeitraum: Zeitraum): Promise<void> {
  await dropHeld(tx, FAHRT, fahrzeugId)
  await tx.run(ready(CUT, tx.scope.mandantId, fahrzeugId, sperrzeitraum, sperrzeitraum.von))
}

/** Trips that a block would meet, the gap at either side; locked, so that none of them begins meanwhile. */
async function lockHit(call: Call, fahrzeugId: string, sperrzeitraum: Zeitraum) {
  const hit = selectFahrt(call.tx.scope.mandantId)
    .where('b.fahrzeug_id', '=', fahrzeugId)
    .where('b.status', '<>', 'storniert')
    .where(sql<boolean>`b.sperrzeitraum && ${encodeParameter(sperrzeitraum)}::tstzrange`)
    .orderBy('b.id')
  return call.tx.all(hit.forNoKeyUpdate())
}

function rowOf(call: Call, input: SperreCreate, zeitraum: Zeitraum, sperrzeitraum: Zeitraum) {
  return {
    id: uuidv7(),
    fahrzeug_id: input.fahrzeugId,
    zeitraum,
    sperrzeitraum,
    status: 'verschlossen',
    typ: input.typ,
    benutzer_id: call.person.id,
    fahrer_id: null,
    informationstext: input.grund,
    fahrtgrund: '',
    mitfahrer: '',
    personen: 1,
    zielort: '',
    zielperson: '',
    umweg: '',
    entfernung_km: null,
    ausland: false,
    fahrtart: 'dienstlich',
    freigabe_gruende: [],
    erstellt: call.now,
    version: 1,
  } as const satisfies NewFahrt
}

/** Maintenance and service have a word of their own in the history; a defect is a change of state. */
async function recordHistorie(call: Call, row: ReturnType<typeof rowOf>): Promise<void> {
  const { tx, person, now, konfiguration } = call
  await tx.run(
    build.insertInto('fahrzeug_historie').values({
      mandant_id: tx.scope.mandantId,
      id: uuidv7(),
      fahrzeug_id: row.fahrzeug_id,
      zeit: now,
      typ: row.typ === 'DEFEKT' ? 'STATUSAENDERUNG' : row.typ,
      status: row.typ === 'DEFEKT' ? row.typ : null,
      beschreibung:
        row.informationstext ||
        phrase(konfiguration.mandant.sprache, 'fuhrpark', `historie.sperre.${row.typ}`),
      buchung_id: row.id,
      benutzer_id: person.id,
    }),
  )
}

/**
 * Blocks a car for maintenance, service or a defect (F7): the system cancels the trips that it hits, once all of them were shown. Who is on the way
 * with it, another block, or a trip that was driven after its start stands in its way.
 */
export async function closeFahrzeug(call: Call, input: SperreCreate) {
  const { tx, person, konfiguration, now } = call
  const asked = period(Temporal.Instant.from(input.von), Temporal.Instant.from(input.bis))
  if (!asked.ok) return refuseIssues(asked.issues)
  const zeitraum = asked.value
  if (Temporal.Instant.compare(zeitraum.bis, now) <= 0) {
    return refuseIssues([issue('buchung.inVergangenheit', { von: input.von }, { field: 'bis' })])
  }
  await lockInOrder(tx, FAHRT, { kalender: [input.fahrzeugId] })
  const car = await lockFahrzeug(tx, input.fahrzeugId)
  if (!car || car.deaktiviert) return refuse({ status: 404, code: 'nichtGefunden' })
  const sperrzeitraum = sperrzeitraumOf(zeitraum, person.einstellungen)
  await makeRoom(call, car.id, sperrzeitraum)
  const hit = await lockHit(call, car.id, sperrzeitraum)
  const firm = hit.find((row) => row.status !== 'vorgemerkt' && row.status !== 'reserviert')
  if (firm) return refuseFirm(firm, person.einstellungen['fahrzeug.mindestabstand'].value)
  const text = speaker(konfiguration.mandant.sprache, 'fahrzeugMail')(`sperre.${input.typ}`)
  const informationstext = input.grund === '' ? text : `${text} ${input.grund}`.slice(0, 500)
  if (hit.length > 0 && !isConfirmed(hit, input)) {
    const hits = hit.map(({ id }) => ({ id, informationstext }))
    return refuseUnconfirmed(await describeHits(tx, hits))
  }
  await cancelWithErsatz(call, hit, { aktion: 'closeFahrzeug', informationstext })
  const row = rowOf(call, input, zeitraum, sperrzeitraum)
  if (!(await takeSlot(tx, FAHRT, row, now))) return refuse({ status: 409, code: 'konflikt.gleichzeitig' })
  await recordHistorie(call, row)
  recordBuchung(call, FAHRT, 'closeFahrzeug', null, row)
  const named = await readBooking(tx, FAHRT, row.id)
  if (!named) return refuse({ status: 404, code: 'nichtGefunden' })
  return { status: 201, body: showFahrt(call, named), version: 1 } as const
}

function refuseFirm(row: Awaited<ReturnType<typeof lockHit>>[number], minuten: number) {
  const data = { von: row.zeitraum.von.toString(), bis: row.zeitraum.bis.toString() }
  const reason =
    row.typ === 'BUCHUNG'
      ? issue('fahrzeug.belegt', { ...data, minuten }, { field: 'von' })
      : issue('fahrzeug.gesperrt', { ...data, typ: row.typ }, { field: 'von' })
  return refuse({ status: 409, code: reason.code, issues: [reason] })
}
