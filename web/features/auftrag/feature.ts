import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { administration } from '../../frame/root.ts'
import { needTopics } from '../../platform/language.ts'

const routes = [
  createRoute({
    getParentRoute: () => administration,
    path: PAGE.adminAuftraege,
    beforeLoad: () => needTopics('auftrag'),
    ...pageWithRoom(async () => (await import('./latePages.ts')).auftraegePage(), 'AuftraegePage'),
  }),
]

export const auftrag = {
  routes,
  entries: [{ id: 'auftraege', to: PAGE.adminAuftraege, part: 'admin', group: 'betrieb' }],
} as const satisfies Feature
