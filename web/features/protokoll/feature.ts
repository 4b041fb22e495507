import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { administration } from '../../frame/root.ts'
import { needTopics } from '../../platform/language.ts'
import { PROTOKOLL_ADDRESS } from './model/address.ts'

const routes = [
  createRoute({
    getParentRoute: () => administration,
    path: PAGE.adminProtokoll,
    ...PROTOKOLL_ADDRESS.route,
    beforeLoad: () => needTopics('protokoll', 'angabe', 'datum', 'berechtigung', 'einstellung'),
    ...pageWithRoom(async () => (await import('./latePages.ts')).protokollPage(), 'ProtokollPage'),
  }),
]

export const protokoll = {
  routes,
  entries: [{ id: 'protokoll', to: PAGE.adminProtokoll, part: 'admin', group: 'betrieb' }],
} as const satisfies Feature
