import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { requireModul, requireSitzung } from '../../frame/guards.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { administration } from '../../frame/root.ts'
import { needTopics } from '../../platform/language.ts'
import { FUHRPARK_ADDRESS, FUHRPARK_FAHRZEUG_ADDRESS } from './model/address.ts'

const around = createRoute({
  getParentRoute: () => administration,
  id: 'fuhrpark',
  beforeLoad: async ({ context, location }) => {
    requireModul(await requireSitzung(context, location.href), 'fahrzeugbuchung')
    await needTopics('fahrzeug', 'fahrt', 'fuhrpark', 'pflege', 'datum', 'kalender', 'einfuhr')
  },
})

const routes = [
  around,
  createRoute({
    getParentRoute: () => around,
    path: PAGE.adminFahrzeuge,
    ...FUHRPARK_ADDRESS.route,
    ...pageWithRoom(async () => (await import('./latePages.ts')).fuhrparkPage(), 'FuhrparkPage'),
  }),
  createRoute({
    getParentRoute: () => around,
    path: '/admin/fahrzeuge/$id',
    ...FUHRPARK_FAHRZEUG_ADDRESS.route,
    ...pageWithRoom(
      async () => (await import('./latePages.ts')).fuhrparkFahrzeugPage(),
      'FuhrparkFahrzeugPage',
    ),
  }),
]

export const fuhrpark = {
  routes,
  entries: [{ id: 'fahrzeugeAdmin', to: PAGE.adminFahrzeuge, part: 'admin', group: 'fahrzeuge' }],
} as const satisfies Feature
