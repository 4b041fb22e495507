import type { GrundrissListItem } from '@platzwart/contract/leseraum'
import { ROOM_PAGES } from '@platzwart/contract/paths'
import { BEREICHE } from '@platzwart/domain/mandant/bereich'
import { hasModul } from '@platzwart/domain/mandant/module'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import type { PaletteGroup, PaletteResults } from '../../../frame/palette.ts'
import { useStart } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { grundrisseOptions } from '../api/plan.ts'
import { usePaletteSeats } from '../model/usePaletteSeats.ts'

interface RoomFindsProps {
  readonly query: string
  readonly onFound: (found: PaletteResults | null) => void
}

/** Renders nothing: reports the seats and plans that the command palette can open. */
export function RoomFinds({ query, onFound }: RoomFindsProps) {
  const { plans, isLoading } = usePlans()
  const { seats, reading } = usePaletteSeats(query, plans)
  const last = usePlanActions(plans)
  useEffect(() => {
    onFound({ first: seats, last, reading: reading || isLoading })
    return () => onFound(null)
  }, [onFound, seats, last, reading, isLoading])
  return null
}

function usePlans() {
  const { mandant, sitzung } = useStart()
  const enabled = sitzung !== null && mandant !== null && hasModul(mandant.module, BEREICHE)
  const { data, isLoading } = useQuery({ ...grundrisseOptions, enabled, throwOnError: false })
  const plans = useMemo(() => data?.filter(({ aktiv }) => aktiv) ?? [], [data])
  return { plans, isLoading }
}

function usePlanActions(plans: readonly GrundrissListItem[]): PaletteGroup {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return useMemo(
    () => ({
      group: t('palette.plans'),
      actions: plans.map((plan) => ({
        id: plan.id,
        label: plan.bezeichnung,
        description: plan.standort.name,
        run: () => navigate({ to: ROOM_PAGES[plan.bereich].karte, search: { grundriss: plan.id } }),
      })),
    }),
    [t, navigate, plans],
  )
}
