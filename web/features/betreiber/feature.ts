import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { betreiber as frame } from '../../frame/root.ts'
import { needTopics } from '../../platform/language.ts'
import { BETREIBER_PROTOKOLL_ADDRESS, MANDANTEN_ADDRESS } from './model/address.ts'

const around = createRoute({
  getParentRoute: () => frame,
  id: 'mandanten',
  beforeLoad: () => needTopics('betreiber', 'datum', 'haus', 'pflege', 'protokoll'),
})

const routes = [
  around,
  createRoute({
    getParentRoute: () => around,
    path: PAGE.adminMandanten,
    ...MANDANTEN_ADDRESS.route,
    ...pageWithRoom(async () => (await import('./latePages.ts')).mandantenPage(), 'MandantenPage'),
  }),
  createRoute({
    getParentRoute: () => around,
    path: PAGE.adminMandantNeu,
    ...pageWithRoom(async () => (await import('./latePages.ts')).newMandantPage(), 'NewMandantPage'),
  }),
  createRoute({
    getParentRoute: () => around,
    path: PAGE.adminMandantenProtokoll,
    ...BETREIBER_PROTOKOLL_ADDRESS.route,
    ...pageWithRoom(
      async () => (await import('./latePages.ts')).betreiberProtokollPage(),
      'BetreiberProtokollPage',
    ),
  }),
  createRoute({
    getParentRoute: () => around,
    path: '/admin/mandanten/$id',
    ...pageWithRoom(async () => (await import('./latePages.ts')).mandantPage(), 'MandantPage'),
  }),
]

export const betreiber = {
  routes,
  entries: [{ id: 'mandanten', to: PAGE.adminMandanten, part: 'betreiber' }],
  parts: [{ name: 'betreiber', route: '/betreiber' }],
} as const satisfies Feature
