import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { page } from '../../frame/page.ts'
import { user } from '../../frame/root.ts'
import { needTopics } from '../../platform/language.ts'

const needWords = () => needTopics('pages')

const routes = [
  createRoute({
    getParentRoute: () => user,
    path: PAGE.datenschutz,
    beforeLoad: () => needTopics('pages', 'datenschutz', 'berechtigung'),
    component: page(() => import('./pages/DatenschutzPage.tsx'), 'DatenschutzPage'),
  }),
  createRoute({
    getParentRoute: () => user,
    path: PAGE.impressum,
    beforeLoad: needWords,
    component: page(() => import('./pages/ImpressumPage.tsx'), 'ImpressumPage'),
  }),
  createRoute({
    getParentRoute: () => user,
    path: PAGE.barrierefreiheit,
    beforeLoad: needWords,
    component: page(() => import('./pages/BarrierefreiheitPage.tsx'), 'BarrierefreiheitPage'),
  }),
]

export const mandant = {
  routes,
} as const satisfies Feature
