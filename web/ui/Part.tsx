import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { FailureState } from './FailureState.tsx'

interface PartProps {
  /** What keeps the place until it is there. */
  readonly waiting?: ReactNode
  readonly children: ReactNode
}

const always = () => 'part'

/** A part of a page that stands by itself: what it cannot read is said in its place, and asked for again there; the rest of the page stays. */
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
