import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { administration } from '../../frame/root.ts'
import { needTopics } from '../../platform/language.ts'

const around = createRoute({
  getParentRoute: () => administration,
  id: 'standort',
  beforeLoad: () => needTopics('standort', 'pflege'),
})

const routes = [
  around,
  createRoute({
    getParentRoute: () => around,
    path: PAGE.adminLokationen,
    ...pageWithRoom(async () => (await import('./latePages.ts')).lokationenPage(), 'LokationenPage'),
  }),
  createRoute({
    getParentRoute: () => around,
    path: '/admin/lokationen/$id',
    ...pageWithRoom(async () => (await import('./latePages.ts')).lokationPage(), 'LokationPage'),
  }),
]

export const standort = {
  routes,
  entries: [{ id: 'standorte', to: PAGE.adminLokationen, part: 'admin', group: 'raeume' }],
} as const satisfies Feature
