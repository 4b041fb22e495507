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
    beforeLoad: async ({ context, location }) => {
      requireModul(await requireSitzung(context, location.href), bereich)
    },
    component: LeseraumLayout,
  })

/** What all views of the reading rooms have in common. */
export const rooms = roomsOf('leseraum')

/** The same of the workspaces. */
export const workspaces = roomsOf('arbeitswelt')
