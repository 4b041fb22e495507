import { outsideOf } from '@platzwart/domain/leseraum/schliessung/hits'
import type { Oeffnungszeit } from '@platzwart/domain/oeffnungszeit/types'
import { unterbrechungOf } from '@platzwart/domain/oeffnungszeit/unterbrechungen'
import { knownUhrzeit } from '@platzwart/domain/time/uhrzeit'
import type { Wochentag } from '@platzwart/domain/time/wochentag'
import { wochentagOf } from '@platzwart/domain/time/wochentag'
import { refuse } from '../../../platform/http/endpoint.ts'
import { lockGrundriss, readOeffnungszeiten } from '../../grundriss/queries.ts'
import { refuseWeek, replaceOeffnungszeiten, type Week, withKeptBreaks } from '../../oeffnungszeit/replace.ts'
import { buchungOf } from '../art.ts'
import { readOpenFrom } from '../pflege/queries.ts'
import { missing, NO_GRUND, type SeatsClosing, within } from './anlass.ts'
import { readTimes } from './readTimes.ts'

export const ruleOf = ({
  wochentag,
  von,
  bis,
  geoeffnet,
  unterbrechungen = [],
}: Week[number]): Oeffnungszeit => ({
  wochentag: wochentag as Wochentag,
  geoeffnet,
  von: knownUhrzeit(von),
  bis: knownUhrzeit(bis),
  unterbrechungen: unterbrechungen.map(unterbrechungOf),
})

const textOf = (one: Week[number]) =>
  [one.wochentag, one.geoeffnet, one.geoeffnet ? timesText(one) : ''].join(' ')

const timesText = ({ von, bis, unterbrechungen = [] }: Week[number]) =>
  [von, bis].concat(unterbrechungen.flatMap((one) => [one.von, one.bis])).join(' ')

/** The weekdays whose times differ. */
export function changedDays(before: Week, after: Week): ReadonlySet<number> {
  const textsOf = (week: Week) => new Map(week.map((one) => [one.wochentag, textOf(one)]))
  const was = textsOf(before)
  const is = textsOf(after)
  const days = [...new Set([...was.keys(), ...is.keys()])]
  return new Set(days.filter((day) => was.get(day) !== is.get(day)))
}

/** Opening times of the week (K1): the weekdays that they change, with all that lies outside of the hours that hold then. */
export const week: SeatsClosing = {
  async prepare(call, { woche: asked }, alone) {
    if (asked === undefined) return missing('woche')
    const { grundrissId } = asked
    const refused = refuseWeek(asked.zeiten)
    if (refused) return within(refused, 'woche.zeiten')
    const read = await readTimes(call, grundrissId, alone)
    if ('refusal' in read) return read
    const { plan, zeiten: stands } = read
    const before = stands.woche
    const zeiten = withKeptBreaks(asked.zeiten, before)
    const changed = changedDays(before, zeiten)
    const kalender = { ...plan.kalender, oeffnungszeiten: zeiten.map(ruleOf) }
    const isOutside = outsideOf(kalender, call.now)
    return {
      plan,
      kalender,
      zu: new Set(),
      bleibt: true,
      grundOf: () => NO_GRUND,
      vorher: before,
      async readHits(here) {
        if (changed.size === 0) return []
        const open = await readOpenFrom(here, grundrissId)
        return open.filter(
          (row) => changed.has(wochentagOf(row.tag)) && isOutside({ buchung: buchungOf(row), tag: row.tag }),
        )
      },
      async save(here) {
        const saved = await replaceOeffnungszeiten(here, grundrissId, 0, zeiten)
        return 'refusal' in saved
          ? saved
          : { nachher: (await readOeffnungszeiten(here.tx, grundrissId)).woche }
      },
    }
  },
  async restore(call, { grundriss_id, vorher, nachher }) {
    const plan = await lockGrundriss(call.tx, grundriss_id)
    if (!plan) return refuse({ status: 404, code: 'nichtGefunden' })
    const now = (await readOeffnungszeiten(call.tx, grundriss_id)).woche
    if (changedDays(now, nachher as Week).size > 0)
      return refuse({ status: 409, code: 'schliessung.geaendert' })
    const asRead = { ...call, ifMatch: `"${plan.version}"` }
    const saved = await replaceOeffnungszeiten(asRead, grundriss_id, plan.version, vorher as Week)
    return 'refusal' in saved ? saved : null
  },
}
