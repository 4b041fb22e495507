import { fallsWithLeseraum } from '@platzwart/domain/leseraum/deactivate'
import { overlaps, zeitraum as period } from '@platzwart/domain/time/zeitraum'
import { refuse } from '../../../platform/http/endpoint.ts'
import { cancelBySystem } from '../../buchung/cancelBySystem.ts'
import { planOf } from '../../grundriss/plan.ts'
import { lockGrundriss } from '../../grundriss/queries.ts'
import { buchungOf, LESERAUM } from '../art.ts'
import { readOpenFrom } from '../pflege/queries.ts'
import { lockBuchungen } from '../queries.ts'
import { lockLeseraeume } from '../sperre/lockLeseraeume.ts'
import { missing, type SeatsClosing, within } from './anlass.ts'

/** Seats, or a whole plan, locked for a period (L10): the bookings in it. None can stay, because a lock is alone with its seat. */
export const sperre: SeatsClosing = {
  async prepare(call, { sperre: asked }, alone) {
    if (asked === undefined) return missing('sperre')
    const { grundrissId, grund } = asked
    if (alone) await lockGrundriss(call.tx, grundrissId)
    const plan = await planOf(call, grundrissId)
    if (!plan) return refuse({ status: 404, code: 'nichtGefunden' })
    const wanted = period(Temporal.Instant.from(asked.von), Temporal.Instant.from(asked.bis))
    if (!wanted.ok) {
      const refused = refuse({ status: 422, code: 'zeitraum.startNichtVorEnde', issues: wanted.issues })
      return within(refused, 'sperre')
    }
    const leseraumIds = asked.leseraumIds ?? plan.leseraeume.map((raum) => raum.id as string)
    if (!leseraumIds.every((id) => plan.indexOf.has(id)))
      return refuse({ status: 404, code: 'nichtGefunden' })
    const seats = new Set(leseraumIds)
    return {
      plan,
      kalender: plan.kalender,
      zu: new Set(),
      bleibt: false,
      vorher: {},
      grundOf: () => ({ grund, grundEn: '' }),
      gesperrt: { leseraumIds, zeitraum: wanted.value },
      seats: leseraumIds,
      async readHits(here) {
        const open = await readOpenFrom(here, grundrissId)
        return open.filter(
          (row) =>
            seats.has(row.leseraum_id) &&
            overlaps(row.zeitraum, wanted.value) &&
            fallsWithLeseraum(buchungOf(row), here.now),
        )
      },
      async save(here) {
        const saved = await lockLeseraeume(here, asked)
        return 'refusal' in saved ? saved : { nachher: saved.body }
      },
    }
  },
  async restore(call, { nachher }) {
    const { ids } = nachher as { readonly ids: readonly string[] }
    const locks = (await lockBuchungen(call.tx, ids)).filter(({ status }) => status === 'verschlossen')
    if (locks.length < ids.length) return refuse({ status: 409, code: 'schliessung.geaendert' })
    // Whoever has locked them knows: nobody is told.
    await cancelBySystem(call.deps, call, LESERAUM, locks, {
      aktion: 'undoSchliessung',
      change: 'storniert',
      untold: () => true,
    })
    return null
  },
}
