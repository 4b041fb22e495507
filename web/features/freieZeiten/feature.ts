import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { needTopics } from '../../platform/language.ts'
import { rooms, workspaces } from '../leseraum/api/rooms.ts'

const routes = [
  createRoute({
    getParentRoute: () => rooms,
    path: PAGE.freieZeiten,
    beforeLoad: () => needTopics('freieZeiten'),
    ...pageWithRoom(() => import('./pages/FreieZeitenPage.tsx'), 'FreieZeitenPage'),
  }),
  createRoute({
    getParentRoute: () => workspaces,
    path: PAGE.arbeitsweltFrei,
    beforeLoad: () => needTopics('freieZeiten'),
    ...pageWithRoom(() => import('./pages/FreieZeitenPage.tsx'), 'FreieZeitenPage'),
  }),
]

export const freieZeiten = { routes } as const satisfies Feature
