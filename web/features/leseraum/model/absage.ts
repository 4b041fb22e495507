import type { Alternative } from '@platzwart/contract/problem'
import type { Alternative as OwnAlternative, PlanFacts } from '@platzwart/domain/leseraum/alternatives'
import type { Grund } from '../../../ui/Gruende.tsx'

export interface Vorschlag {
  readonly art: Alternative['art']
  readonly leseraumId: string
  readonly bezeichnung: string
  readonly raumart: 'platz' | 'gruppenraum'
  /** Named only when it is another plan. */
  readonly grundriss: string
  readonly von: Temporal.Instant
  readonly bis: Temporal.Instant
}

/** Why not, and what instead: from the rules in the browser, or from the server's answer. */
export interface Absage {
  readonly gruende: readonly Grund[]
  readonly vorschlaege: readonly Vorschlag[]
}

/** Another plan with its name. */
export interface Elsewhere extends PlanFacts {
  readonly bezeichnung: string
}

/** @param others the other plans that were looked at, for the name of the one it is on */
export function vorschlagOf(
  { art, leseraum, zeitraum }: OwnAlternative,
  others: readonly Elsewhere[],
): Vorschlag {
  const elsewhere = others.find(({ leseraeume }) => leseraeume[0]?.grundrissId === leseraum.grundrissId)
  return {
    art,
    leseraumId: leseraum.id,
    bezeichnung: leseraum.bezeichnung,
    raumart: leseraum.art,
    grundriss: elsewhere?.bezeichnung ?? '',
    von: zeitraum.von,
    bis: zeitraum.bis,
  }
}

export function vorschlagOfProblem(one: Alternative, raumart: Vorschlag['raumart']): Vorschlag {
  return {
    art: one.art,
    leseraumId: one.leseraumId,
    bezeichnung: one.bezeichnung,
    raumart,
    grundriss: one.art === 'andererGrundriss' ? one.grundriss : '',
    von: Temporal.Instant.from(one.von),
    bis: Temporal.Instant.from(one.bis),
  }
}
