import { PAGE } from '@platzwart/contract/paths'
import { BEREICHE } from '@platzwart/domain/mandant/bereich'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { requireModul, requireSitzung } from '../../frame/guards.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { administration } from '../../frame/root.ts'
import { needTopics } from '../../platform/language.ts'
import { AUSLASTUNG_ADDRESS } from './model/address.ts'
import { AUSWERTUNG_ADDRESS } from './model/auswertungAddress.ts'

const routes = [
  createRoute({
    getParentRoute: () => administration,
    path: PAGE.adminAuslastung,
    ...AUSLASTUNG_ADDRESS.route,
    beforeLoad: async ({ context, location }) => {
      requireModul(await requireSitzung(context, location.href), BEREICHE)
      await needTopics('auslastung', 'datum')
    },
    ...pageWithRoom(async () => (await import('./latePages.ts')).auslastungPage(), 'AuslastungPage'),
  }),
  createRoute({
    getParentRoute: () => administration,
    path: PAGE.adminAuswertung,
    ...AUSWERTUNG_ADDRESS.route,
    beforeLoad: async ({ context, location }) => {
      requireModul(await requireSitzung(context, location.href), BEREICHE)
      await needTopics('auswertung', 'auslastung', 'datum')
    },
    ...pageWithRoom(async () => (await import('./latePages.ts')).auswertungPage(), 'AuswertungPage'),
  }),
]

export const auslastung = {
  routes,
  entries: [
    { id: 'auslastung', to: PAGE.adminAuslastung, part: 'admin', group: 'raeume' },
    { id: 'auswertung', to: PAGE.adminAuswertung, part: 'admin', group: 'raeume' },
  ],
} as const satisfies Feature
