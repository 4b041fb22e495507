import type { FahrzeugAlternative, ProblemIssue } from '@platzwart/contract/problem'
import { describeFailure } from '../../../platform/describeFailure.ts'
import { ApiProblem } from '../../../platform/problem.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { Grund } from '../../../ui/Gruende.tsx'
import { grundOfProblem } from '../../../ui/grund.ts'

/** Why a booking is refused, and alternatives. */
export interface Absage {
  readonly gruende: readonly Grund[]
  readonly vorschlaege: readonly FahrzeugAlternative[]
}

/**
 * The server's refusal in words; any other failure as a single reason. Issues already shown at their fields
 * are left out: `rest` contains the others.
 */
export function useAbsageOf(): (failure: unknown, rest?: readonly ProblemIssue[]) => Absage {
  const { t } = useTranslation()
  return (failure, rest) => {
    if (failure instanceof ApiProblem && failure.issues.length > 0) {
      return { gruende: (rest ?? failure.issues).map(grundOfProblem), vorschlaege: failure.fahrzeuge }
    }
    const { text } = describeFailure(failure, t)
    const vorschlaege = failure instanceof ApiProblem ? failure.fahrzeuge : []
    return { gruende: [{ code: 'server', text, herkunft: null, field: null }], vorschlaege }
  }
}

/** Without the reason that has a component of its own; null if nothing remains. */
export function withoutBusy(absage: Absage | null): Absage | null {
  if (absage === null) return null
  const gruende = absage.gruende.filter(({ code }) => code !== 'fahrzeug.fahrerSchonUnterwegs')
  return gruende.length + absage.vorschlaege.length === 0 ? null : { ...absage, gruende }
}
