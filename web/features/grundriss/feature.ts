import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { requireModul, requireSitzung } from '../../frame/guards.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { administration } from '../../frame/root.ts'
import { needTopics } from '../../platform/language.ts'
import { PLAN_ADDRESS } from './model/address.ts'

const around = createRoute({
  getParentRoute: () => administration,
  id: 'grundriss',
  beforeLoad: async ({ context, location }) => {
    requireModul(await requireSitzung(context, location.href), 'leseraum')
    await needTopics('grundriss', 'oeffnungszeit', 'schliessung', 'pflege', 'datum', 'kalender', 'einfuhr')
  },
})

const routes = [
  around,
  createRoute({
    getParentRoute: () => around,
    path: PAGE.adminRaeume,
    ...pageWithRoom(() => import('./pages/RaeumePage.tsx'), 'RaeumePage'),
  }),
  createRoute({
    getParentRoute: () => around,
    path: '/admin/raeume/$id',
    ...PLAN_ADDRESS.route,
    ...pageWithRoom(() => import('./pages/GrundrissPage.tsx'), 'GrundrissPage'),
  }),
  createRoute({
    getParentRoute: () => around,
    path: PAGE.adminAusstattung,
    ...pageWithRoom(() => import('./pages/AusstattungPage.tsx'), 'AusstattungPage'),
  }),
]

export const grundriss = {
  routes,
  entries: [
    { id: 'raeume', to: PAGE.adminRaeume, part: 'admin' },
    { id: 'ausstattung', to: PAGE.adminAusstattung, part: 'admin' },
  ],
} as const satisfies Feature
