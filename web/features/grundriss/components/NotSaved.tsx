import type { ComponentProps } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FailureNote } from '../../../ui/form/FormFailure.tsx'
import { useStaleText } from '../../../ui/pflege/useStaleText.ts'

type Failure = ComponentProps<typeof FailureNote>['failure']

/** Why what was done to the plan by keys is not saved; nothing where it is. */
export function NotSaved({ failure }: { readonly failure: Failure | null }) {
  const { t } = useTranslation('pflege')
  const staleText = useStaleText(true)
  if (failure === null) return null
  return <FailureNote title={t('nichtGespeichert')} failure={failure} stale={staleText(failure)} />
}
