import { useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../../../platform/problem.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { mandantOptions } from '../api/haus.ts'
import { useKeepMandant } from './useKeepMandant.ts'

/** Saves a part of the house; after a conflict it loads what somebody else has saved. */
export function useMandantSaving() {
  const { t } = useTranslation('haus')
  const queryClient = useQueryClient()
  return {
    live: true,
    says: () => t('gespeichert'),
    onDone: useKeepMandant(),
    onFailed: (failure: unknown) =>
      failure instanceof ApiProblem && failure.status === 412
        ? queryClient.invalidateQueries(mandantOptions)
        : undefined,
  }
}
