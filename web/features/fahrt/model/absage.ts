import type { FahrzeugAlternative } from '@platzwart/contract/problem'
import { useTranslation } from 'react-i18next'
import { describeFailure } from '../../../platform/describeFailure.ts'
import { ApiProblem } from '../../../platform/problem.ts'
import type { Grund } from '../../../ui/Gruende.tsx'
import { grundOfProblem } from '../../../ui/grund.ts'

/** Why not, and what instead. */
export interface Absage {
  readonly gruende: readonly Grund[]
  readonly vorschlaege: readonly FahrzeugAlternative[]
}

/** The server's refusal in words; any other failure as a single reason. */
export function useAbsageOf(): (failure: unknown) => Absage {
  const { t } = useTranslation()
  return (failure) => {
    if (failure instanceof ApiProblem && failure.issues.length > 0) {
      return { gruende: failure.issues.map(grundOfProblem), vorschlaege: failure.fahrzeuge }
    }
    const { text } = describeFailure(failure, t)
    const vorschlaege = failure instanceof ApiProblem ? failure.fahrzeuge : []
    return { gruende: [{ code: 'server', text, herkunft: null, field: null }], vorschlaege }
  }
}
