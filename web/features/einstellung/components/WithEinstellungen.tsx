import type { EinstellungView } from '@platzwart/contract/einstellung'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureState } from '../../../ui/FailureState.tsx'
import { einstellungenOptions } from '../api/einstellungen.ts'
import { EinstellungenSkeleton } from './EinstellungenSkeleton.tsx'

interface WithEinstellungenProps {
  readonly children: (
    views: readonly EinstellungView[],
    of: (name: EinstellungName) => EinstellungView | undefined,
  ) => ReactNode
}

/** One's own settings once they are loaded. */
export function WithEinstellungen({ children }: WithEinstellungenProps) {
  const { data, isError, error, refetch } = useQuery(einstellungenOptions)
  if (data !== undefined) return children(data, (name) => data.find((view) => view.name === name))
  return isError ? <FailureState failure={error} onRetry={() => void refetch()} /> : <EinstellungenSkeleton />
}
