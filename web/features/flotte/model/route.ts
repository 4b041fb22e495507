import { createRoute } from '@tanstack/react-router'
import { requireModul, requireSitzung } from '../../../frame/guards.ts'
import { shell } from '../../../frame/root.ts'
import { needTopics } from '../../../platform/language.ts'
import { FAHRZEUG_ADDRESS } from './address.ts'

/** What all pages about vehicles have in common; their words come with the first of them, and so does the layout, which the search for a vehicle gives it. */
export const vehicles = createRoute({
  getParentRoute: () => shell,
  id: 'fahrzeuge',
  ...FAHRZEUG_ADDRESS.route,
  beforeLoad: async ({ context, location }) => {
    requireModul(await requireSitzung(context, location.href), 'fahrzeugbuchung')
    await needTopics('fahrzeug', 'fahrt', 'datum')
  },
})
