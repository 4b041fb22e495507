import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { administration } from '../../frame/root.ts'
import { needTopics } from '../../platform/language.ts'

const routes = [
  createRoute({
    getParentRoute: () => administration,
    path: PAGE.adminAnzeigegeraete,
    beforeLoad: () => needTopics('anzeigegeraet'),
    ...pageWithRoom(async () => (await import('./latePages.ts')).anzeigegeraetePage(), 'AnzeigegeraetePage'),
  }),
]

export const anzeigegeraet = {
  routes,
  entries: [{ id: 'anzeigegeraete', to: PAGE.adminAnzeigegeraete, part: 'admin', group: 'raeume' }],
} as const satisfies Feature
