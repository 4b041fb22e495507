import type { stornoSchema } from '@platzwart/contract/leseraum/serie'
import { issue } from '@platzwart/domain/issue'
import { cancel as decide } from '@platzwart/domain/leseraum/transitions'
import type { z } from 'zod'
import type { Call } from '../../platform/http/endpoint.ts'
import { heldAfter } from '../buchung/cancelBuchung.ts'
import { actorOf, writeStatus } from '../buchung/transition.ts'
import { buchungOf, cancelledBy, LESERAUM } from '../leseraum/art.ts'
import type { BuchungWithNames } from '../leseraum/queries.ts'
import { lockWanted } from './lockWanted.ts'
import { notifyCancelled } from './notifySerie.ts'
import { presentGruende } from './present.ts'

/** Cancels several of one's own bookings in one transaction, each as a single one is; what cannot be cancelled is told, and keeps nothing else from it. */
export async function cancelBuchungen(call: Call, { ids }: z.output<typeof stornoSchema>) {
  const wanted = new Set(ids)
  const rows = await lockWanted(call, wanted)
  const nicht = new Map(ids.map((id) => [id, [issue('serie.nichtStornierbar')] as const]))
  const after: BuchungWithNames[] = []
  for (const row of rows.toSorted(
    (a, b) => a.zeitraum.von.epochMilliseconds - b.zeitraum.von.epochMilliseconds,
  )) {
    const decision = decide(buchungOf(row), actorOf(call, LESERAUM), call.now)
    if (!decision.ok) continue
    nicht.delete(row.id)
    after.push(
      writeStatus(call, LESERAUM, 'cancel', row, decision.value, {
        ...heldAfter(row, call.now),
        ...cancelledBy(row, call.now),
      }),
    )
  }
  await notifyCancelled(call, after)
  return {
    status: 200,
    body: {
      storniert: after.map((row) => LESERAUM.present(call, row)),
      nicht: [...nicht].map(([id, issues]) => ({ id, gruende: presentGruende(call, issues) })),
    },
  } as const
}
