import type { GrundrissView, LeseraumView } from '@platzwart/contract/leseraum'
import { instantOfWallText } from '@platzwart/domain/time/wall'
import { endOf, wallOfInstant } from '@platzwart/domain/time/zone'
import type { SperreCreate } from '../../leseraum/api/sperren.ts'

/** The form's values: subject, start and end in the house's wall time, `YYYY-MM-DDTHH:mm`. */
export interface SperrWerte {
  readonly umfang: 'grundriss' | 'zone' | 'plaetze'
  readonly zone: string
  readonly leseraumIds: readonly string[]
  readonly von: string
  readonly bis: string
  readonly grund: string
}

const minuteText = (at: Temporal.PlainDateTime) => at.toString({ smallestUnit: 'minute' })

/** 23:59 means the end of the day, as in every typed period. */
const endOfDay = (at: Temporal.PlainDateTime) => minuteText(at.with({ hour: 23, minute: 59 }))

/** The zones of a plan without duplicates, in the order of the seats. */
export const zonesOf = ({ leseraeume }: Pick<GrundrissView, 'leseraeume'>): string[] => [
  ...new Set(leseraeume.map(({ zone }) => zone).filter((zone) => zone !== '')),
]

/** From the next full hour to the end of that day, for the whole plan. */
export function freshSperre(
  plan: Pick<GrundrissView, 'leseraeume'>,
  jetzt: Temporal.Instant,
  zone: string,
): SperrWerte {
  const von = wallOfInstant(jetzt, zone).round({ smallestUnit: 'hour', roundingMode: 'ceil' })
  return {
    umfang: 'grundriss',
    zone: zonesOf(plan)[0] ?? '',
    leseraumIds: [],
    grund: '',
    von: minuteText(von),
    bis: endOfDay(von),
  }
}

/** A start moved after the end moves the end to the end of its day. */
export function settleSperre(next: SperrWerte, before: SperrWerte): SperrWerte {
  const moved = next.von !== before.von && next.von !== '' && next.bis !== '' && next.bis <= next.von
  return moved ? { ...next, bis: endOfDay(Temporal.PlainDateTime.from(next.von)) } : next
}

function seatsOf({ umfang, zone, leseraumIds }: SperrWerte, leseraeume: readonly LeseraumView[]) {
  if (umfang === 'grundriss') return {}
  if (umfang === 'plaetze') return { leseraumIds: [...leseraumIds] }
  return { leseraumIds: leseraeume.filter((one) => one.zone === zone).map(({ id }) => id) }
}

/** Converts to the request. */
export function sperreOf(
  plan: Pick<GrundrissView, 'id' | 'leseraeume'>,
  values: SperrWerte,
  zone: string,
): SperreCreate {
  const bis = Temporal.PlainDateTime.from(values.bis)
  const isEnd = bis.hour === 23 && bis.minute === 59
  const until = isEnd
    ? endOf(bis.toPlainDate(), { stunden: bis.hour, minuten: bis.minute }, zone)
    : instantOfWallText(values.bis, zone)
  return {
    grundrissId: plan.id,
    ...seatsOf(values, plan.leseraeume),
    von: instantOfWallText(values.von, zone).toString(),
    bis: until.toString(),
    grund: values.grund,
  }
}

/** The maximum of seats named; the others are counted. */
const NAMED = 6

/** A lock's subject: the whole plan, or these seats. */
export function lockedOf({ leseraeume }: Pick<GrundrissView, 'leseraeume'>, leseraumIds: readonly string[]) {
  const ids = new Set(leseraumIds)
  if (leseraeume.length > 0 && leseraeume.every(({ id }) => ids.has(id))) return 'grundriss'
  const names = leseraeume.filter(({ id }) => ids.has(id)).map(({ bezeichnung }) => bezeichnung)
  const named = names.slice(0, NAMED)
  return { named, more: leseraumIds.length - named.length }
}
