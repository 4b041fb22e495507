import type { Umgang } from '@platzwart/domain/schliessung/types'
import type { AnyHit, AnyVorschlag, Beschluss } from '../art.ts'

/** The common decisions: move where possible, and cancel or keep the others; or the same for all. */
const FOR_ALL = ['verschiebenSonstStornieren', 'verschiebenSonstBelassen', 'stornieren', 'belassen'] as const

export type ForAll = (typeof FOR_ALL)[number]

export interface Choices {
  readonly alle: ForAll
  /** By booking id. */
  readonly ausnahmen: Readonly<Record<string, Umgang>>
}

const PARTS = {
  verschiebenSonstStornieren: { alle: 'verschieben', sonst: 'stornieren' },
  verschiebenSonstBelassen: { alle: 'verschieben', sonst: 'belassen' },
  stornieren: { alle: 'stornieren', sonst: 'stornieren' },
  belassen: { alle: 'belassen', sonst: 'belassen' },
} as const satisfies Record<ForAll, Pick<Beschluss, 'alle' | 'sonst'>>

/** The possible common decisions, if some bookings cannot be kept as they are. */
export const forAllOf = ({ bleibt }: Pick<AnyVorschlag, 'bleibt'>) =>
  FOR_ALL.filter((one) => bleibt || !one.toLowerCase().includes('belassen'))

/** What can become of one of them. */
export function umgaengeOf({ ersatz }: AnyHit, bleibt: boolean): Umgang[] {
  return [
    ...(ersatz === null ? [] : ['verschieben' as const]),
    'stornieren',
    ...(bleibt ? ['belassen' as const] : []),
  ]
}

function generalOf(ersatz: unknown, { alle }: Choices): Umgang {
  const parts = PARTS[alle]
  return parts.alle === 'verschieben' && ersatz === null ? parts.sonst : parts.alle
}

/** The decision for one booking: its own while it is possible, else the common one. */
export function umgangOf(hit: AnyHit, choices: Choices, bleibt: boolean): Umgang {
  const own = choices.ausnahmen[hit.id]
  return own !== undefined && umgaengeOf(hit, bleibt).includes(own) ? own : generalOf(hit.ersatz, choices)
}

/** The number of bookings per decision, including those that are not shown. */
export function countOf(vorschlag: AnyVorschlag, choices: Choices): Record<Umgang, number> {
  const { anzahl, verschiebbar, bleibt, buchungen } = vorschlag
  const count = { verschieben: 0, stornieren: 0, belassen: 0 }
  for (const hit of buchungen) count[umgangOf(hit, choices, bleibt)]++
  const shown = buchungen.filter(({ ersatz }) => ersatz !== null).length
  const more = verschiebbar - shown
  count[generalOf({}, choices)] += more
  count[generalOf(null, choices)] += anzahl - buchungen.length - more
  return count
}

/** The request: individual decisions only where they differ from the common one. */
export function beschlussOf({ stand, bleibt, buchungen }: AnyVorschlag, choices: Choices): Beschluss {
  const ausnahmen = buchungen.flatMap((hit) => {
    const umgang = umgangOf(hit, choices, bleibt)
    return umgang === generalOf(hit.ersatz, choices) ? [] : [{ buchungId: hit.id, umgang }]
  })
  return { stand, ...PARTS[choices.alle], ausnahmen }
}
