import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { describeFailure } from '../platform/describeFailure.ts'
import { useTranslation } from '../platform/texts/useTranslation.ts'
import { EmptyState } from './EmptyState.tsx'

interface FailureStateProps {
  readonly failure: unknown
  readonly onRetry: () => void
}

/** An error state for data that could not be read: why, and a retry. */
export function FailureState({ failure, onRetry }: FailureStateProps) {
  const { t } = useTranslation()
  const described = describeFailure(failure, t)
  return (
    <div role="alert">
      <EmptyState
        title={described.title}
        action={
          <Button variant="default" leftSection={<IconRefresh size={18} aria-hidden />} onClick={onRetry}>
            {t('state.retry')}
          </Button>
        }
      >
        {described.text}
        {described.requestId !== '' && <p>{t('crash.request', { id: described.requestId })}</p>}
      </EmptyState>
    </div>
  )
}
