import type { SerieCreate } from '@platzwart/contract/leseraum/serie'
import { issue } from '@platzwart/domain/issue'
import { zeitraum as period } from '@platzwart/domain/time/zeitraum'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { recordBuchung } from '../buchung/recordBuchung.ts'
import { takenIssue } from '../buchung/refuseBuchung.ts'
import { takeSlot } from '../buchung/takeSlot.ts'
import { refuseIssues } from '../buchung/transition.ts'
import { LESERAUM } from '../leseraum/art.ts'
import { readNamed } from '../leseraum/queries.ts'
import { type NewTermin, SERIE } from './art.ts'
import { type Asked, judgeTermine, type Termin } from './judgeTermine.ts'
import { notifyBooked } from './notifySerie.ts'
import { presentTermin } from './present.ts'

function askedOf(input: SerieCreate) {
  const asked: Asked[] = []
  for (const { leseraumId, gruppengroesse, von, bis } of input.termine) {
    const zeitraum = period(Temporal.Instant.from(von), Temporal.Instant.from(bis))
    if (!zeitraum.ok) return refuseIssues(zeitraum.issues)
    asked.push({ leseraumId, gruppengroesse, zeitraum: zeitraum.value })
  }
  return asked
}

function rowOf({ command, plan, tag }: Termin, serieId: string): NewTermin {
  return {
    id: uuidv7(),
    leseraum_id: command.leseraum.id,
    grundriss_id: plan.id,
    tag,
    zeitraum: command.zeitraum,
    status: 'reserviert',
    benutzer1_id: command.bucherId,
    benutzer2_id: null,
    zweite_adresse: null,
    gruppengroesse: command.gruppengroesse,
    informationstext: '',
    serie_id: serieId,
    version: 1,
  }
}

/** Takes the slots of all that the rules let pass, in one write; whose slot was taken in this moment has none. */
async function takeAll({ tx, now }: Call, termine: readonly Termin[], serieId: string) {
  const rows = termine.map((termin) => ({ termin, row: rowOf(termin, serieId) }))
  const tries = rows.map(async (one) => ({ ...one, taken: await takeSlot(tx, SERIE, one.row, now) }))
  return Promise.all(tries)
}

/**
 * Books the dates of a series that can be had, in one transaction: all of those or, when nothing of it can be had, none. What was free when it was
 * shown may be somebody else's by now; it is told, with its reasons, and keeps nothing else from being booked.
 */
export async function bookSerie(call: Call, input: SerieCreate) {
  const asked = askedOf(input)
  if ('refusal' in asked) return asked
  const judged = await judgeTermine(call, asked, true)
  if ('refusal' in judged) return judged
  const { termine } = judged
  const serieId = uuidv7()
  const tried = await takeAll(
    call,
    termine.filter(({ decision }) => decision.ok),
    serieId,
  )
  const rows = tried.filter(({ taken }) => taken !== null).map(({ row }) => row)
  if (rows.length === 0) {
    const reasons = termine.flatMap(({ decision }) => (decision.ok ? [] : decision.issues.slice(0, 1)))
    return refuse({
      status: 409,
      code: 'serie.nichtsFrei',
      issues: [issue('serie.nichtsFrei', {}, { field: 'termine' }), ...reasons.slice(0, 1)],
    })
  }
  for (const row of rows) recordBuchung(call, SERIE, 'book', null, row)
  const booked = await readNamed(
    call.tx,
    rows.map(({ id }) => id),
  )
  await notifyBooked(call, serieId, booked)
  const missed = new Set(tried.filter(({ taken }) => taken === null).map(({ termin }) => termin))
  const nicht = termine.flatMap((termin) => {
    const { decision, command } = termin
    if (!decision.ok) return [presentTermin(call, termin, decision.issues)]
    return missed.has(termin) ? [presentTermin(call, termin, [takenIssue(LESERAUM, command.zeitraum)])] : []
  })
  const gebucht = booked.map((row) => LESERAUM.present(call, row))
  return { status: 201, body: { serieId, gebucht, nicht } } as const
}
