import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { requireModul, requireSitzung } from '../../frame/guards.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { administration } from '../../frame/root.ts'
import { needTopics } from '../../platform/language.ts'
import { AUSLASTUNG_ADDRESS } from './model/address.ts'

const routes = [
  createRoute({
    getParentRoute: () => administration,
    path: PAGE.adminAuslastung,
    ...AUSLASTUNG_ADDRESS.route,
    beforeLoad: async ({ context, location }) => {
      requireModul(await requireSitzung(context, location.href), 'leseraum')
      await needTopics('auslastung', 'datum')
    },
    ...pageWithRoom(() => import('./pages/AuslastungPage.tsx'), 'AuslastungPage'),
  }),
]

export const auslastung = {
  routes,
  entries: [{ id: 'auslastung', to: PAGE.adminAuslastung, part: 'admin' }],
} as const satisfies Feature
