import type { FahrzeugAlternative, ProblemIssue } from '@platzwart/contract/problem'
import { describeFailure } from '../../../platform/describeFailure.ts'
import { ApiProblem } from '../../../platform/problem.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { Grund } from '../../../ui/Gruende.tsx'
import { grundOfProblem } from '../../../ui/grund.ts'

/** Why not, and what instead. */
export interface Absage {
  readonly gruende: readonly Grund[]
  readonly vorschlaege: readonly FahrzeugAlternative[]
}

/**
 * The server's refusal in words; any other failure as a single reason. What stands at its field already is left out, where `rest` says what
 * does not.
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

/** Without what is said in words of its own; null where nothing else is left to say. */
export function withoutBusy(absage: Absage | null): Absage | null {
  if (absage === null) return null
  const gruende = absage.gruende.filter(({ code }) => code !== 'fahrzeug.fahrerSchonUnterwegs')
  return gruende.length + absage.vorschlaege.length === 0 ? null : { ...absage, gruende }
}
