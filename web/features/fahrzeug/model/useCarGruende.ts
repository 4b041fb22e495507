import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import { uvvIssues } from '@platzwart/domain/fahrzeug/book'
import { gueltigIssues } from '@platzwart/domain/fahrzeug/buchungszeiten'
import { spokenData } from '@platzwart/phrases/format'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { currentLanguage } from '../../../platform/texts/words.ts'
import type { Grund } from '../../../ui/Gruende.tsx'
import { grundOf } from '../../../ui/grund.ts'
import { fahrzeugOf } from '../../flotte/model/fahrzeug.ts'
import type { Suche } from './useFahrzeugSuche.ts'

/**
 * Why a free car still cannot be booked for the chosen window: its inspection or its time in the fleet has
 * expired.
 */
export function useCarGruende({
  zeitraum,
  zone,
}: Pick<Suche, 'zeitraum' | 'zone'>): (view: FahrzeugView) => readonly Grund[] {
  const { t } = useTranslation()
  const reader = { sprache: currentLanguage(), zone }
  return (view) => {
    const fahrzeug = fahrzeugOf(view)
    return [...gueltigIssues(fahrzeug, zeitraum, zone), ...uvvIssues({ fahrzeug, zeitraum }, zone)].map(
      (issue) => grundOf(issue, ({ code, data }) => t(`fehler:${code}`, { ...spokenData(data, reader) })),
    )
  }
}
