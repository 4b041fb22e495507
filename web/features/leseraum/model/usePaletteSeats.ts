import type { GrundrissListItem } from '@platzwart/contract/leseraum'
import { PAGE, ROOM_PAGES } from '@platzwart/contract/paths'
import { useQueries } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { numbered } from '../../../floorplan/typeAhead.ts'
import type { PaletteGroup } from '../../../frame/palette.ts'
import { changed } from '../../../platform/address/declareAddress.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { grundrissOptions } from '../api/plan.ts'

interface PaletteSeats {
  readonly seats: PaletteGroup
  /** The plans to search are still loading. */
  readonly reading: boolean
}

/** The maximum of seats below the pages; typing more narrows them down. */
const MOST = 6

/** Seats of every plan by their number; loaded when the input may be one. */
export function usePaletteSeats(query: string, plans: readonly GrundrissListItem[]): PaletteSeats {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const here = useLocation({ select: ({ pathname }) => pathname })
  const wanted = /\d/.test(query)
  const read = useQueries({
    queries: plans.map(({ id }) => ({ ...grundrissOptions(id), enabled: wanted, throwOnError: false })),
    combine: readPlans,
  })
  const seats = useMemo(() => {
    const found = wanted
      ? read.plans
          .flatMap((plan) => numbered(plan.leseraeume, query).map((seat) => ({ plan, seat })))
          .slice(0, MOST)
      : []
    return {
      group: t('palette.seats'),
      actions: found.map(({ plan, seat }) => ({
        id: seat.id,
        label: seat.bezeichnung,
        description: plan.bezeichnung,
        keywords: query,
        run: () => {
          const there = { grundriss: plan.id, ziel: seat.id, ort: undefined }
          // Day and time are kept within the same area; another page's parameters have other meanings.
          void navigate({
            to: ROOM_PAGES[plan.bereich].karte,
            search: here.startsWith(PAGE[plan.bereich]) ? changed(there) : there,
          })
        },
      })),
    }
  }, [t, navigate, here, wanted, read.plans, query])
  return { seats, reading: wanted && read.reading }
}

interface PlanResult<T> {
  readonly data: T | undefined
  readonly isLoading: boolean
}

/** A stable function, so that unchanged results keep their identity. */
function readPlans<T>(results: readonly PlanResult<T>[]) {
  return {
    plans: results.flatMap(({ data }) => data ?? []),
    reading: results.some(({ isLoading }) => isLoading),
  }
}
