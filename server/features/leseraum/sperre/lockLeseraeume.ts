import type { sperreCreateSchema } from '@platzwart/contract/leseraum/sperre'
import { zeitraum as period } from '@platzwart/domain/time/zeitraum'
import { tagOf } from '@platzwart/domain/time/zone'
import type { z } from 'zod'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { lockInOrder } from '../../buchung/lockInOrder.ts'
import { planOf } from '../../grundriss/plan.ts'
import { LESERAUM } from '../art.ts'
import { splitByDay } from '../splitByDay.ts'
import { MAX_DAYS } from './queries.ts'
import { takeDays } from './takeDays.ts'

export type SperreCreate = z.output<typeof sperreCreateSchema>

/**
 * Locks seats, or a whole plan, for a period (L10, status verschlossen): one row for each seat and local day, all or none. Bookings in
 * the way refuse it; they are to be moved or cancelled first, with their own mails.
 */
export async function lockLeseraeume(call: Call, input: SperreCreate) {
  const { tx } = call
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
  // In one order everywhere: two admins who lock the same seats meet one after the other, never crosswise.
  const all = seats
    .toSorted()
    .flatMap((leseraum_id) =>
      days.map((zeitraum) => ({ leseraum_id, zeitraum, tag: tagOf(zeitraum.von, plan.kalender.zone) })),
    )
  const done = await takeDays(call, all, { grundriss_id: plan.id, informationstext: input.grund })
  if (!('taken' in done)) return { status: 201, body: { ids: done.ids } } as const
  const { leseraum_id, zeitraum } = done.taken
  const bezeichnung = plan.byId.get(leseraum_id as never)?.bezeichnung ?? ''
  const data = { von: zeitraum.von.toString(), bis: zeitraum.bis.toString(), bezeichnung }
  return refuse({
    status: 409,
    code: 'buchung.belegt',
    issues: [{ code: 'buchung.belegt', field: 'leseraumIds', data }],
  })
}
