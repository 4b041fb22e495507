import { issue } from '@platzwart/domain/issue'
import type { Call } from '../../platform/http/endpoint.ts'
import { heldAfter } from '../buchung/cancelBuchung.ts'
import { actorOf, writeStatus } from '../buchung/transition.ts'
import type { SerieArt, SerieTypes } from './art.ts'
import { lockWanted } from './lockWanted.ts'
import { showGruende } from './showGruende.ts'

/**
 * Cancels several of one's own bookings in one transaction, by the rules of a single cancellation. Those that
 * cannot be cancelled are reported and do not affect the others.
 */
export async function cancelBuchungen<T extends SerieTypes>(
  call: Call,
  serie: SerieArt<T>,
  { ids }: { readonly ids: readonly string[] },
) {
  const { art } = serie
  const rows = await lockWanted(call, serie, new Set(ids))
  const nicht = new Map(ids.map((id) => [id, [issue('serie.nichtStornierbar')] as const]))
  const after: T['buchung']['named'][] = []
  for (const row of rows.toSorted((a, b) => Temporal.Instant.compare(a.zeitraum.von, b.zeitraum.von))) {
    const decision = serie.decideCancel(row, actorOf(call, art), call.now)
    if (!decision.ok) continue
    nicht.delete(row.id)
    after.push(
      writeStatus(call, art, 'cancel', row, decision.value, {
        ...heldAfter(row, call.now),
        ...serie.cancelledBy(row, call.now),
      }),
    )
  }
  await serie.notifyCancelled(call, after)
  return {
    status: 200,
    body: {
      storniert: after.map((row) => art.present(call, row)),
      nicht: [...nicht].map(([id, issues]) => ({ id, gruende: showGruende(call, issues) })),
    },
  } as const
}
