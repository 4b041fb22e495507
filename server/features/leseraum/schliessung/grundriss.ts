import { fallsWithLeseraum } from '@platzwart/domain/leseraum/deactivate'
import { refuse } from '../../../platform/http/endpoint.ts'
import { planOf } from '../../grundriss/plan.ts'
import { lockGrundriss } from '../../grundriss/queries.ts'
import { type GrundrissSave, saveGrundriss } from '../../grundriss/saveGrundriss.ts'
import { buchungOf } from '../art.ts'
import { readOpenFrom } from '../pflege/queries.ts'
import { missing, NO_GRUND, type SeatsClosing } from './anlass.ts'

/** A floor plan out of use: all bookings of its seats that have not ended. */
export const grundriss: SeatsClosing = {
  async prepare(call, { grundriss: asked }, alone) {
    if (asked === undefined) return missing('grundriss')
    const { grundrissId: id, grundriss: input } = asked
    if (alone) await lockGrundriss(call.tx, id)
    const plan = await planOf(call, id)
    if (!plan) return refuse({ status: 404, code: 'nichtGefunden' })
    const { bezeichnung, beschreibung, link, bereich, aktiv, standort, breite, hoehe, zeichnung } = plan.view
    const before = {
      bezeichnung,
      beschreibung,
      link,
      bereich,
      aktiv,
      standortId: standort.id,
      breite,
      hoehe,
      // A drawing that stays as it is need not be kept.
      ...(input.zeichnung === undefined ? {} : { zeichnung }),
    }
    const closes = aktiv && !input.aktiv
    return {
      plan,
      zu: new Set(),
      bleibt: true,
      grundOf: () => NO_GRUND,
      vorher: before,
      kalender: { ...plan.kalender, oeffnungszeiten: [], sonderoeffnungszeiten: [] },
      async readHits(here) {
        const open = closes ? await readOpenFrom(here, id) : []
        return open.filter((row) => fallsWithLeseraum(buchungOf(row), here.now))
      },
      async save(here) {
        const saved = await saveGrundriss(here, id, input, true)
        return 'refusal' in saved ? saved : { nachher: { version: saved.version } }
      },
    }
  },
  async restore(call, { grundriss_id, vorher, nachher }) {
    const { version } = nachher as { readonly version: number }
    const now = await lockGrundriss(call.tx, grundriss_id)
    if (now?.version !== version) return refuse({ status: 409, code: 'schliessung.geaendert' })
    const saved = await saveGrundriss(
      { ...call, ifMatch: `"${version}"` },
      grundriss_id,
      vorher as GrundrissSave,
      true,
    )
    return 'refusal' in saved ? saved : null
  },
}
