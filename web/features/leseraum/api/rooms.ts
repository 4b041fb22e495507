import { createRoute } from '@tanstack/react-router'
import { requireModul, requireSitzung } from '../../../frame/guards.ts'
import { shell } from '../../../frame/root.ts'
import { LESEPLAN_ADDRESS } from '../model/address.ts'
import { LeseraumLayout } from '../pages/LeseraumLayout.tsx'

/** What all views of the reading rooms have in common. */
export const rooms = createRoute({
  getParentRoute: () => shell,
  id: 'leseraum',
  ...LESEPLAN_ADDRESS.route,
  beforeLoad: async ({ context, location }) => {
    requireModul(await requireSitzung(context, location.href), 'leseraum')
  },
  component: LeseraumLayout,
})
