import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { administration } from '../../frame/root.ts'
import { needTopics } from '../../platform/language.ts'

const routes = [
  createRoute({
    getParentRoute: () => administration,
    path: PAGE.adminAufbewahrung,
    beforeLoad: () => needTopics('datenschutz', 'pflege'),
    ...pageWithRoom(async () => (await import('./latePages.ts')).aufbewahrungPage(), 'AufbewahrungPage'),
  }),
]

export const aufbewahrung = {
  routes,
  entries: [{ id: 'aufbewahrung', to: PAGE.adminAufbewahrung, part: 'admin', group: 'betrieb' }],
} as const satisfies Feature
