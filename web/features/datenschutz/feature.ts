import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { administration } from '../../frame/root.ts'
import { needTopics } from '../../platform/language.ts'

const routes = [
  createRoute({
    getParentRoute: () => administration,
    path: PAGE.adminAnlage,
    beforeLoad: () => needTopics('anlage', 'datenschutz', 'berechtigung', 'einstellung', 'pflege'),
    ...pageWithRoom(async () => (await import('./latePages.ts')).anlagePage(), 'AnlagePage'),
  }),
]

export const datenschutz = {
  routes,
  entries: [{ id: 'anlage', to: PAGE.adminAnlage, part: 'admin', group: 'betrieb' }],
} as const satisfies Feature
