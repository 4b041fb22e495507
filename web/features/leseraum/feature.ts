import { PAGE } from '@platzwart/contract/paths'
import { createRoute, redirect } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { requireModul, requireSitzung } from '../../frame/guards.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { root, shell } from '../../frame/root.ts'
import { LESEPLAN_ADDRESS, VIEW_ADDRESS } from './model/address.ts'
import { LeseraumLayout } from './pages/LeseraumLayout.tsx'

/** `/leseraum?ansicht=liste` opens the list; the map is the default (L3, L4). */
const start = createRoute({
  getParentRoute: () => root,
  path: PAGE.leseraum,
  ...VIEW_ADDRESS.route,
  beforeLoad: ({ search }) => {
    throw redirect({ to: search.ansicht === 'liste' ? PAGE.liste : PAGE.karte, search: {}, replace: true })
  },
})

const around = createRoute({
  getParentRoute: () => shell,
  id: 'leseraum',
  ...LESEPLAN_ADDRESS.route,
  beforeLoad: async ({ context, location }) => {
    requireModul(await requireSitzung(context, location.href), 'leseraum')
  },
  component: LeseraumLayout,
})

const routes = [
  start,
  around,
  createRoute({
    getParentRoute: () => around,
    path: PAGE.karte,
    ...pageWithRoom(() => import('./pages/KartePage.tsx'), 'KartePage'),
  }),
  createRoute({
    getParentRoute: () => around,
    path: PAGE.liste,
    ...pageWithRoom(() => import('./pages/ListePage.tsx'), 'ListePage'),
  }),
]

export const leseraum = {
  routes,
  entries: [
    { id: 'karte', to: PAGE.karte, part: 'leseraum' },
    { id: 'liste', to: PAGE.liste, part: 'leseraum' },
  ],
  parts: [{ name: 'leseraum', route: '/haus/leseraum', wide: true }],
} as const satisfies Feature
