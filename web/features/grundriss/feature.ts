import { PAGE } from '@platzwart/contract/paths'
import { BEREICHE } from '@platzwart/domain/mandant/bereich'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { requireModul, requireSitzung } from '../../frame/guards.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { administration } from '../../frame/root.ts'
import { needTopics } from '../../platform/language.ts'
import { PLAN_ADDRESS, RAEUME_ADDRESS } from './model/address.ts'

const around = createRoute({
  getParentRoute: () => administration,
  id: 'grundriss',
  beforeLoad: async ({ context, location }) => {
    requireModul(await requireSitzung(context, location.href), BEREICHE)
    await needTopics(
      'grundriss',
      'zeichnung',
      'oeffnungszeit',
      'schliessung',
      'sperre',
      'ankunft',
      'pflege',
      'datum',
      'kalender',
      'einfuhr',
    )
  },
})

const routes = [
  around,
  createRoute({
    getParentRoute: () => around,
    path: PAGE.adminRaeume,
    ...RAEUME_ADDRESS.route,
    ...pageWithRoom(async () => (await import('./latePages.ts')).raeumePage(), 'RaeumePage'),
  }),
  createRoute({
    getParentRoute: () => around,
    path: '/admin/raeume/$id',
    ...PLAN_ADDRESS.route,
    ...pageWithRoom(async () => (await import('./latePages.ts')).grundrissPage(), 'GrundrissPage'),
  }),
  createRoute({
    getParentRoute: () => around,
    path: PAGE.adminAusstattung,
    ...pageWithRoom(async () => (await import('./latePages.ts')).ausstattungPage(), 'AusstattungPage'),
  }),
]

export const grundriss = {
  routes,
  entries: [
    { id: 'raeume', to: PAGE.adminRaeume, part: 'admin', group: 'raeume' },
    { id: 'ausstattung', to: PAGE.adminAusstattung, part: 'admin', group: 'raeume' },
  ],
} as const satisfies Feature
