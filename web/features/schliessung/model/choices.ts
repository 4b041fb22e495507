import type { Vorschlag } from '@platzwart/contract/leseraum/schliessung'
import type { Umgang } from '@platzwart/domain/schliessung/types'
import type { Beschluss } from '../api/schliessungen.ts'

export type Hit = Vorschlag['buchungen'][number]

/** What becomes of all of them: moved where it can be, and the others cancelled or left; or all the same. */
const FOR_ALL = ['verschiebenSonstStornieren', 'verschiebenSonstBelassen', 'stornieren', 'belassen'] as const

export type ForAll = (typeof FOR_ALL)[number]

export interface Choices {
  readonly alle: ForAll
  /** By booking. */
  readonly ausnahmen: Readonly<Record<string, Umgang>>
}

const PARTS = {
  verschiebenSonstStornieren: { alle: 'verschieben', sonst: 'stornieren' },
  verschiebenSonstBelassen: { alle: 'verschieben', sonst: 'belassen' },
  stornieren: { alle: 'stornieren', sonst: 'stornieren' },
  belassen: { alle: 'belassen', sonst: 'belassen' },
} as const satisfies Record<ForAll, Pick<Beschluss, 'alle' | 'sonst'>>

/** What can be said of all of them, where some cannot be left as they are. */
export const forAllOf = ({ bleibt }: Pick<Vorschlag, 'bleibt'>) =>
  FOR_ALL.filter((one) => bleibt || !one.toLowerCase().includes('belassen'))

/** What can become of one of them. */
export function umgaengeOf({ ersatz }: Hit, bleibt: boolean): Umgang[] {
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

/** What becomes of one: what was said of it, as long as that can be, else what was said of all. */
export function umgangOf(hit: Hit, choices: Choices, bleibt: boolean): Umgang {
  const own = choices.ausnahmen[hit.id]
  return own !== undefined && umgaengeOf(hit, bleibt).includes(own) ? own : generalOf(hit.ersatz, choices)
}

/** How many of each there are, those that are not shown included. */
export function countOf(vorschlag: Vorschlag, choices: Choices): Record<Umgang, number> {
  const { anzahl, verschiebbar, bleibt, buchungen } = vorschlag
  const count = { verschieben: 0, stornieren: 0, belassen: 0 }
  for (const hit of buchungen) count[umgangOf(hit, choices, bleibt)]++
  const shown = buchungen.filter(({ ersatz }) => ersatz !== null).length
  const more = verschiebbar - shown
  count[generalOf({}, choices)] += more
  count[generalOf(null, choices)] += anzahl - buchungen.length - more
  return count
}

/** As it is sent: of single ones what differs from what was said of all. */
export function beschlussOf({ stand, bleibt, buchungen }: Vorschlag, choices: Choices): Beschluss {
  const ausnahmen = buchungen.flatMap((hit) => {
    const umgang = umgangOf(hit, choices, bleibt)
    return umgang === generalOf(hit.ersatz, choices) ? [] : [{ buchungId: hit.id, umgang }]
  })
  return { stand, ...PARTS[choices.alle], ausnahmen }
}
