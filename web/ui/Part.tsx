import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { FailureState } from './FailureState.tsx'

interface PartProps {
  /** The placeholder while it loads. */
  readonly waiting?: ReactNode
  readonly children: ReactNode
}

const always = () => 'part'

/**
 * An independent part of a page: an error is shown and retried in its place, while the rest of the page
 * stays.
 */
export function Part({ waiting, children }: PartProps) {
  return (
    <CatchBoundary getResetKey={always} errorComponent={Failed}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </CatchBoundary>
  )
}

function Failed({ error, reset }: ErrorComponentProps) {
  const queries = useQueryErrorResetBoundary()
  function again() {
    queries.reset()
    reset()
  }
  return <FailureState failure={error} onRetry={again} />
}
