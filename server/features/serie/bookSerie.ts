import { issue } from '@platzwart/domain/issue'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { recordBuchung } from '../buchung/recordBuchung.ts'
import { takenIssue } from '../buchung/refuseBuchung.ts'
import { takeSlot } from '../buchung/takeSlot.ts'
import { readNamed, type SerieArt, type SerieTypes } from './art.ts'

/** Takes the slots of all accepted dates in one write; `taken` is null where another request was faster. */
async function takeAll<T extends SerieTypes>(
  { tx, now }: Call,
  serie: SerieArt<T>,
  termine: readonly T['termin'][],
  serieId: string,
) {
  const rows = termine.map((termin) => ({ termin, row: serie.rowOf(termin, serieId) }))
  const tries = rows.map(async (one) => ({
    ...one,
    taken: await takeSlot(tx, serie.termine, one.row, now),
  }))
  return Promise.all(tries)
}

/**
 * Books all available dates of a series in one transaction, or refuses when none is available. A date taken
 * since it was shown is reported with its reasons and does not affect the others.
 */
export async function bookSerie<T extends SerieTypes>(call: Call, serie: SerieArt<T>, input: T['input']) {
  const asked = serie.askedOf(input)
  if ('refusal' in asked) return asked
  const judged = await serie.judge(call, asked, true)
  if ('refusal' in judged) return judged
  const { termine } = judged
  const serieId = uuidv7()
  const tried = await takeAll(
    call,
    serie,
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
  for (const row of rows) recordBuchung(call, serie.termine, 'book', null, row)
  const booked = await readNamed(
    call.tx,
    serie,
    rows.map(({ id }) => id),
  )
  await serie.notifyBooked(call, serieId, booked)
  const missed = new Set(tried.filter(({ taken }) => taken === null).map(({ termin }) => termin))
  const nicht = termine.flatMap((termin) => {
    const { decision, command } = termin
    if (!decision.ok) return [serie.present(call, termin, decision.issues)]
    return missed.has(termin) ? [serie.present(call, termin, [takenIssue(serie.art, command.zeitraum)])] : []
  })
  const gebucht = booked.map((row) => serie.art.present(call, row))
  return { status: 201, body: { serieId, gebucht, nicht } } as const
}
