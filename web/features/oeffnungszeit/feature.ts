import { PAGE } from '@platzwart/contract/paths'
import { BEREICHE } from '@platzwart/domain/mandant/bereich'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { requireModul, requireSitzung } from '../../frame/guards.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { administration } from '../../frame/root.ts'
import { needTopics } from '../../platform/language.ts'
import { OEFFNUNG_ADDRESS } from './model/address.ts'

const routes = [
  createRoute({
    getParentRoute: () => administration,
    path: PAGE.adminSonderoeffnungszeiten,
    ...OEFFNUNG_ADDRESS.route,
    beforeLoad: async ({ context, location }) => {
      requireModul(await requireSitzung(context, location.href), BEREICHE)
      await needTopics('oeffnungszeit', 'oeffnungsjahr', 'schliessung', 'pflege', 'datum')
    },
    ...pageWithRoom(
      async () => (await import('./latePages.ts')).sonderoeffnungszeitenPage(),
      'SonderoeffnungszeitenPage',
    ),
  }),
]

export const oeffnungszeit = {
  routes,
  entries: [
    { id: 'sonderoeffnungszeiten', to: PAGE.adminSonderoeffnungszeiten, part: 'admin', group: 'raeume' },
  ],
} as const satisfies Feature
