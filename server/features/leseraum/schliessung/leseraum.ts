import { fallsWithLeseraum } from '@platzwart/domain/leseraum/deactivate'
import { refuse } from '../../../platform/http/endpoint.ts'
import { readWaiting } from '../../buchung/readWaiting.ts'
import { planOfSeat } from '../../grundriss/plan.ts'
import { lockLeseraum } from '../../grundriss/queries.ts'
import { buchungOf, LESERAUM } from '../art.ts'
import { type LeseraumSave, saveLeseraum } from '../pflege/saveLeseraum.ts'
import { showLeseraum } from '../pflege/showLeseraum.ts'
import { missing, NO_GRUND, type SeatsClosing } from './anlass.ts'

interface Kept {
  readonly id: string
  readonly version: number
}

/** A seat or room out of use: all of its bookings that have not ended. None can stay, because nobody could come to it. */
export const platz: SeatsClosing = {
  async prepare(call, { platz: asked }) {
    if (asked === undefined) return missing('platz')
    const { leseraumId: id, leseraum } = asked
    const plan = await planOfSeat(call, id)
    const shown = await showLeseraum(call, id)
    if ('refusal' in shown) return shown
    if (!plan) return refuse({ status: 404, code: 'nichtGefunden' })
    const { id: _, version: __, ausstattung, ...same } = shown.body
    const before: LeseraumSave = {
      ...same,
      ausstattung: ausstattung.map((one) => ({ id: one.id, anzahl: one.anzahl })),
    }
    const closes = before.aktiv && !leseraum.aktiv
    return {
      plan,
      kalender: plan.kalender,
      zu: new Set([id]),
      bleibt: false,
      grundOf: () => NO_GRUND,
      vorher: before,
      seats: [id],
      hold: ({ tx }) => lockLeseraum(tx, id),
      async readHits({ tx, now }) {
        const open = closes ? await readWaiting(tx, LESERAUM, ['resource', id], now, false) : []
        return open.filter((row) => fallsWithLeseraum(buchungOf(row), now))
      },
      async save(here) {
        const saved = await saveLeseraum(here, id, leseraum)
        return 'refusal' in saved ? saved : { nachher: { id, version: saved.version } satisfies Kept }
      },
    }
  },
  async restore(call, { vorher, nachher }) {
    const { id, version } = nachher as Kept
    const now = await showLeseraum(call, id)
    if ('refusal' in now || now.version !== version)
      return refuse({ status: 409, code: 'schliessung.geaendert' })
    const saved = await saveLeseraum({ ...call, ifMatch: `"${version}"` }, id, vorher as LeseraumSave)
    return 'refusal' in saved ? saved : null
  },
}
