import type { Bereich } from '@platzwart/domain/mandant/bereich'
import { createRoute } from '@tanstack/react-router'
import { requireModul, requireSitzung } from '../../../frame/guards.ts'
import { shell } from '../../../frame/root.ts'
import { LESEPLAN_ADDRESS } from '../model/address.ts'
import { LeseraumLayout } from '../pages/LeseraumLayout.tsx'

const roomsOf = <const B extends Bereich>(bereich: B) =>
  createRoute({
    getParentRoute: () => shell,
    id: bereich,
    ...LESEPLAN_ADDRESS.route,
    beforeLoad: async ({ context, location, search }) => {
      const start = await requireSitzung(context, location.href)
      requireModul(start, bereich)
      if (search.buchung) await (await import('./leadToBuchung.ts')).leadToBuchung(search, start)
    },
    component: LeseraumLayout,
  })

/** Shared by all views of the reading rooms. */
export const rooms = roomsOf('leseraum')

/** The same for the workspaces. */
export const workspaces = roomsOf('arbeitswelt')
