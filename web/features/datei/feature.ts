import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { administration } from '../../frame/root.ts'
import { needTopics } from '../../platform/language.ts'
import { DATEIEN_ADDRESS } from './model/address.ts'

const routes = [
  createRoute({
    getParentRoute: () => administration,
    path: PAGE.adminDateien,
    ...DATEIEN_ADDRESS.route,
    beforeLoad: () => needTopics('datei', 'pflege'),
    ...pageWithRoom(async () => (await import('./latePages.ts')).dateienPage(), 'DateienPage'),
  }),
]

export const datei = {
  routes,
  entries: [{ id: 'dateien', to: PAGE.adminDateien, part: 'admin', group: 'haus' }],
} as const satisfies Feature
