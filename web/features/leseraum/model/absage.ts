import type { Alternative, ProblemIssue } from '@platzwart/contract/problem'
import type { Alternative as OwnAlternative, PlanFacts } from '@platzwart/domain/leseraum/alternatives'
import type { LeseraumArt } from '@platzwart/domain/leseraum/types'
import { describeFailure } from '../../../platform/describeFailure.ts'
import { ApiProblem } from '../../../platform/problem.ts'
import type { Grund } from '../../../ui/Gruende.tsx'
import { grundOfProblem } from '../../../ui/grund.ts'

export interface Vorschlag {
  readonly art: Alternative['art']
  readonly leseraumId: string
  readonly bezeichnung: string
  readonly raumart: LeseraumArt
  /** Only set if it is another plan. */
  readonly grundriss: string
  readonly von: Temporal.Instant
  readonly bis: Temporal.Instant
}

/**
 * The reasons of a refusal and its alternatives, from the rules in the browser or from the server's answer.
 */
export interface Absage {
  readonly gruende: readonly Grund[]
  readonly vorschlaege: readonly Vorschlag[]
}

/** Another plan with its name. */
export interface Elsewhere extends PlanFacts {
  readonly bezeichnung: string
}

/** Converts an alternative. @param others the other searched plans, for their names */
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

/**
 * Converts the server's refusal, without the issues that a field shows; any other failure becomes a single
 * reason.
 */
export function refusalOf(
  failure: unknown,
  rest: readonly ProblemIssue[],
  art: Vorschlag['raumart'],
  t: Parameters<typeof describeFailure>[1],
): Absage | null {
  if (failure === null) return null
  if (!(failure instanceof ApiProblem) || failure.issues.length === 0) {
    const { text } = describeFailure(failure, t)
    return { gruende: [{ code: 'server', text, herkunft: null, field: null }], vorschlaege: [] }
  }
  const vorschlaege = failure.alternatives.map((one) => vorschlagOfProblem(one, art))
  return rest.length + vorschlaege.length === 0 ? null : { gruende: rest.map(grundOfProblem), vorschlaege }
}
