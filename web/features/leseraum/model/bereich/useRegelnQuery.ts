import { regelnOf } from '@platzwart/domain/einstellung/regeln'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { einstellungenOptions } from '../../../einstellung/api/einstellungen.ts'
import { effectiveOf } from '../../../einstellung/model/effective.ts'
import { useBereich } from './bereich.ts'

/** The query of the effective settings for the page's area; undefined while loading. */
export function useRegelnQuery() {
  const bereich = useBereich()
  const settings = useQuery({ ...einstellungenOptions, throwOnError: false })
  const einstellungen = useMemo(
    () => settings.data && regelnOf(effectiveOf(settings.data), bereich),
    [settings.data, bereich],
  )
  return { bereich, settings, einstellungen }
}
