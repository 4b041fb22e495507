import type { ComponentProps } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FailureNote } from '../../../ui/form/FormFailure.tsx'
import { useStaleText } from '../../../ui/pflege/useStaleText.ts'

type Failure = ComponentProps<typeof FailureNote>['failure']

/** Why a keyboard action on the plan was not saved; nothing without an error. */
export function NotSaved({ failure }: { readonly failure: Failure | null }) {
  const { t } = useTranslation('pflege')
  const staleText = useStaleText(true)
  if (failure === null) return null
  return <FailureNote title={t('nichtGespeichert')} failure={failure} stale={staleText(failure)} />
}
