import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { page, pageWithRoom } from '../../frame/page.ts'
import { administration, user } from '../../frame/root.ts'
import { needTopics } from '../../platform/language.ts'
import { HAUS_ADDRESS } from './model/address.ts'

const words = () => needTopics('haus', 'pflege')

const needWords = () => needTopics('pages')

const routes = [
  createRoute({
    getParentRoute: () => administration,
    path: PAGE.adminHaus,
    ...HAUS_ADDRESS.route,
    beforeLoad: words,
    ...pageWithRoom(async () => (await import('./latePages.ts')).hausPage(), 'HausPage'),
  }),
  createRoute({
    getParentRoute: () => user,
    path: PAGE.datenschutz,
    beforeLoad: () => needTopics('pages', 'datenschutz', 'berechtigung'),
    component: page(async () => (await import('./latePages.ts')).datenschutzPage(), 'DatenschutzPage'),
  }),
  createRoute({
    getParentRoute: () => user,
    path: PAGE.impressum,
    beforeLoad: needWords,
    component: page(async () => (await import('./latePages.ts')).impressumPage(), 'ImpressumPage'),
  }),
  createRoute({
    getParentRoute: () => user,
    path: PAGE.barrierefreiheit,
    beforeLoad: needWords,
    component: page(
      async () => (await import('./latePages.ts')).barrierefreiheitPage(),
      'BarrierefreiheitPage',
    ),
  }),
]

export const mandant = {
  routes,
  entries: [{ id: 'haus', to: PAGE.adminHaus, part: 'admin', group: 'haus' }],
} as const satisfies Feature
