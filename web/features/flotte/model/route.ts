import { createRoute } from '@tanstack/react-router'
import { requireModul, requireSitzung } from '../../../frame/guards.ts'
import { shell } from '../../../frame/root.ts'
import { needTopics } from '../../../platform/language.ts'
import { FAHRZEUG_ADDRESS } from './address.ts'

/**
 * The parent route of all vehicle pages; their texts load with the first of them, and so does the layout,
 * which the vehicle search provides.
 */
export const vehicles = createRoute({
  getParentRoute: () => shell,
  id: 'fahrzeuge',
  ...FAHRZEUG_ADDRESS.route,
  beforeLoad: async ({ context, location }) => {
    requireModul(await requireSitzung(context, location.href), 'fahrzeugbuchung')
    await needTopics('fahrzeug', 'fahrt', 'datum')
  },
})
