import { fallsWithLeseraum } from '@platzwart/domain/leseraum/deactivate'
import { type Call, isRefusal, refuse } from '../../../platform/http/endpoint.ts'
import { planOf } from '../../grundriss/plan.ts'
import { lockGrundriss, readLeseraeume } from '../../grundriss/queries.ts'
import { buchungOf } from '../art.ts'
import { changeLeseraeume } from '../pflege/changeLeseraeume.ts'
import { lockSeats, readOpenFrom } from '../pflege/queries.ts'
import { refuseUnknown, rowOf } from '../pflege/refuseUnknown.ts'
import { missing, NO_GRUND, type SeatsClosing, within } from './anlass.ts'

interface Seat {
  readonly id: string
  readonly version: number
}

/** Seats that were in use, with the versions that they have since. */
interface Kept {
  readonly leseraeume: readonly Seat[]
}

const setAktiv = (call: Call, grundrissId: string, seats: readonly Seat[], aktiv: boolean) =>
  changeLeseraeume(call, grundrissId, {
    leseraeume: seats.map(({ id, version }) => ({ id, version, aktiv, ausstattung: [] })),
  })

const keptOf = (seats: readonly Seat[]): Kept => ({
  leseraeume: seats.map(({ id, version }) => ({ id, version })),
})

/** Many seats of one plan out of use: all of their bookings that have not ended. None can stay, because nobody could come to them. */
export const plaetze: SeatsClosing = {
  async prepare(call, { plaetze: asked }, alone) {
    if (asked === undefined) return missing('plaetze')
    const { grundrissId, leseraeume } = asked
    if (alone) await lockGrundriss(call.tx, grundrissId)
    const plan = await planOf(call, grundrissId)
    if (!plan) return refuse({ status: 404, code: 'nichtGefunden' })
    const rows = new Map((await readLeseraeume(call.tx, grundrissId)).map((row) => [row.id, row]))
    const unknown = refuseUnknown(leseraeume, rows)
    if (unknown) return within(unknown, 'plaetze')
    const ids = leseraeume.map(({ id }) => id.toLowerCase())
    const closes = new Set(ids.filter((id) => rowOf(rows, { id }).aktiv))
    const before = [...rows.values()].filter(({ id }) => closes.has(id))
    return {
      plan,
      kalender: plan.kalender,
      zu: closes,
      bleibt: false,
      grundOf: () => NO_GRUND,
      vorher: keptOf(before),
      seats: ids,
      hold: ({ tx }) => lockSeats(tx, grundrissId, ids),
      async readHits(here) {
        const open = closes.size > 0 ? await readOpenFrom(here, grundrissId) : []
        return open.filter(
          (row) => closes.has(row.leseraum_id) && fallsWithLeseraum(buchungOf(row), here.now),
        )
      },
      async save(here) {
        const saved = await setAktiv(here, grundrissId, leseraeume, false)
        if (isRefusal(saved)) return saved
        return { nachher: keptOf(saved.body.leseraeume.filter(({ id }) => closes.has(id))) }
      },
    }
  },
  seatsOf: ({ nachher }) => (nachher as Kept).leseraeume.map(({ id }) => id),
  async restore(call, { grundriss_id, nachher }) {
    const { leseraeume } = nachher as Kept
    const plan = await lockGrundriss(call.tx, grundriss_id)
    const now = new Map((await readLeseraeume(call.tx, grundriss_id)).map(({ id, version }) => [id, version]))
    if (!plan || leseraeume.some(({ id, version }) => now.get(id) !== version))
      return refuse({ status: 409, code: 'schliessung.geaendert' })
    if (leseraeume.length === 0) return null
    const saved = await setAktiv({ ...call, ifMatch: `"${plan.version}"` }, grundriss_id, leseraeume, true)
    return isRefusal(saved) ? saved : null
  },
}
