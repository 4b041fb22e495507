import { openPeriod } from '@platzwart/domain/oeffnungszeit/openWindow'
import { tagOf } from '@platzwart/domain/time/zone'
import { encodeParameter } from '../../platform/database/types.ts'
import type { Table } from '../bestand/table.ts'
import { createBuch, type DemoBuchung, type Place, type Span, spanOf } from '../buchungen/belegungsbuch.ts'
import type { Random } from '../random.ts'
import type { YearPlan } from './createYear.ts'

const HOUR = 3_600_000
/** After opening: the afternoon, which everybody wants. */
const FULL = { nach: 4, stunden: 3 } as const
/** The day after tomorrow or the next open one behind it. */
const FROM_DAY = 2

export interface FullPlan {
  readonly plan: YearPlan
  readonly leute: readonly string[]
  /** Who waits, besides others, and finds that on their own page. */
  readonly wartet: string
  readonly zone: string
  readonly zufall: Random
  readonly now: Temporal.Instant
}

export interface Queue {
  readonly buchungen: readonly DemoBuchung[]
  readonly tabellen: readonly Table[]
}

/** An afternoon to come on which every seat and room of a plan is booked, and a queue for what comes free. */
export function createQueue(full: FullPlan): Queue {
  const { plan, leute, zone, now, zufall } = full
  const { tag, offen } = fullDay(full)
  const von = offen.von + FULL.nach * HOUR
  const span = { von, bis: Math.min(von + FULL.stunden * HOUR, offen.bis) }
  const buch = createBuch({ zone, now, zufall, proWoche: () => Number.POSITIVE_INFINITY })
  const waiting = leute.slice(-4)
  const others = leute.slice(0, -4)
  for (const [i, ort] of plan.orte.entries()) {
    const zweite = ort.gruppenraum ? { zweite: others[plan.orte.length + i] ?? '' } : {}
    const gruppengroesse = ort.gruppenraum ? ort.kapazitaet : 1
    buch.add({ ort, ...span, bucher: others[i] ?? '', ...zweite, gruppengroesse, status: 'reserviert' })
  }
  return { buchungen: buch.buchungen, tabellen: [['warteplatz', queue(full, waiting, tag, span)]] }
}

function fullDay({ plan, zone, now }: FullPlan): { readonly tag: Temporal.PlainDate; readonly offen: Span } {
  const heute = tagOf(now, zone)
  for (let days = FROM_DAY; days < FROM_DAY + 14; days++) {
    const tag = heute.add({ days })
    const offen = openPeriod(tag, plan.kalender)
    if (offen !== null) return { tag, offen: spanOf(offen) }
  }
  throw new RangeError('the demo is closed for two weeks')
}

/** One after the other: for anything, for a room of a size, for a zone of the plan. */
function queue(
  { plan, wartet, now, zufall }: FullPlan,
  others: readonly string[],
  tag: Temporal.PlainDate,
  { von, bis }: Span,
) {
  const room: Place | undefined = plan.orte.find(({ gruppenraum }) => gruppenraum)
  const anything = { leseraum_id: null, gruppengroesse: 1, mindestens: 120 }
  const wishes = [
    anything,
    { ...anything, mindestens: (bis - von) / 60_000 },
    { ...anything, leseraum_id: room?.id ?? null, gruppengroesse: 4 },
    anything,
    { ...anything, mindestens: 60 },
  ]
  return wishes.map((wish, i) => {
    const erstellt = now.subtract({ hours: 20 - 3 * i, minutes: zufall.between(1, 50) })
    return {
      id: zufall.id(erstellt.epochMilliseconds),
      grundriss_id: room?.grundrissId ?? '',
      benutzer_id: [...others.slice(0, 2), wartet, ...others.slice(2)][i] ?? wartet,
      ...wish,
      zeitraum: encodeParameter({
        von: Temporal.Instant.fromEpochMilliseconds(von),
        bis: Temporal.Instant.fromEpochMilliseconds(bis),
      }),
      tag,
      erstellt,
    }
  })
}
