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
  /** The plans on which they may be are not there yet. */
  readonly reading: boolean
}

/** How many seats stand below the pages; who wants another types on. */
const MOST = 6

/** Seats by their number, of every plan; read when somebody types what may be one. */
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
          // On the pages of the same rooms day and time stay; another page's parameters mean something else.
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

/** The same function at each rendering, so that what has not changed stays the same. */
function readPlans<T>(results: readonly PlanResult<T>[]) {
  return {
    plans: results.flatMap(({ data }) => data ?? []),
    reading: results.some(({ isLoading }) => isLoading),
  }
}
