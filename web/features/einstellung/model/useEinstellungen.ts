import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { einstellungenOptions } from '../api/einstellungen.ts'
import { effectiveOf } from './effective.ts'

/** The settings of the signed-in person; the product's own values until they are read. */
export function useEinstellungen(): Effective {
  const { data } = useQuery(einstellungenOptions)
  return useMemo(() => effectiveOf(data ?? []), [data])
}
