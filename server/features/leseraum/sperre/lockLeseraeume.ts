import type { sperreCreateSchema } from '@platzwart/contract/leseraum/sperre'
import { zeitraum as period } from '@platzwart/domain/time/zeitraum'
import { tagOf } from '@platzwart/domain/time/zone'
import type { z } from 'zod'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { lockInOrder } from '../../buchung/lockInOrder.ts'
import { recordBuchung } from '../../buchung/recordBuchung.ts'
import { takeSlot } from '../../buchung/takeSlot.ts'
import { planOf } from '../../grundriss/plan.ts'
import { LESERAUM } from '../art.ts'
import { splitByDay } from '../splitByDay.ts'
import { MAX_DAYS } from './queries.ts'

export type SperreCreate = z.output<typeof sperreCreateSchema>

/**
 * Locks seats, or a whole plan, for a period (L10, status verschlossen): one row for each seat and local day, all or none. Bookings in
 * the way refuse it; they are to be moved or cancelled first, with their own mails.
 */
export async function lockLeseraeume(call: Call, input: SperreCreate) {
  const { tx, person } = call
  const plan = await planOf(call, input.grundrissId)
  if (!plan) return refuse({ status: 404, code: 'nichtGefunden' })
  const asked = period(Temporal.Instant.from(input.von), Temporal.Instant.from(input.bis))
  if (!asked.ok) return refuse({ status: 422, code: 'zeitraum.startNichtVorEnde', issues: asked.issues })
  const seats = input.leseraumIds ?? plan.leseraeume.map((raum) => raum.id as string)
  if (!seats.every((id) => plan.indexOf.has(id))) return refuse({ status: 404, code: 'nichtGefunden' })
  const days = splitByDay(asked.value, plan.kalender.zone, MAX_DAYS)
  if (days === null) {
    return refuse({
      status: 422,
      code: 'anfrage.ungueltig',
      issues: [{ code: 'buchung.zuLang', field: 'bis', data: { minuten: MAX_DAYS * 1440 } }],
    })
  }
  await lockInOrder(tx, LESERAUM, { kalender: seats })
  const ids: string[] = []
  // In one order everywhere: two admins who lock the same seats meet one after the other, never crosswise.
  for (const leseraum_id of seats.toSorted()) {
    for (const zeitraum of days) {
      const row = {
        id: uuidv7(),
        leseraum_id,
        grundriss_id: plan.id,
        tag: tagOf(zeitraum.von, plan.kalender.zone),
        zeitraum,
        status: 'verschlossen',
        benutzer1_id: person.id,
        benutzer2_id: null,
        zweite_adresse: null,
        gruppengroesse: 1,
        informationstext: input.grund,
        version: 1,
      } as const
      if (!(await takeSlot(tx, LESERAUM, row, call.now))) {
        const bezeichnung = plan.byId.get(leseraum_id as never)?.bezeichnung ?? ''
        const data = { von: zeitraum.von.toString(), bis: zeitraum.bis.toString(), bezeichnung }
        return refuse({
          status: 409,
          code: 'buchung.belegt',
          issues: [{ code: 'buchung.belegt', field: 'leseraumIds', data }],
        })
      }
      ids.push(row.id)
      recordBuchung(call, LESERAUM, 'lock', null, row)
    }
  }
  return { status: 201, body: { ids } } as const
}
