import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { einstellungenOptions } from '../api/einstellungen.ts'
import { effectiveOf } from './effective.ts'

/** The signed-in person's settings; the defaults until they are loaded. */
export function useEinstellungen(): Effective {
  const { data } = useQuery(einstellungenOptions)
  return useMemo(() => effectiveOf(data ?? []), [data])
}
