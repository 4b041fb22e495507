import { PAGE } from '@platzwart/contract/paths'
import { createRoute, redirect } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { root } from '../../frame/root.ts'
import { rooms } from './api/rooms.ts'
import { VIEW_ADDRESS } from './model/address.ts'

/** `/leseraum?ansicht=liste` opens the list; the map is the default (L3, L4). */
const start = createRoute({
  getParentRoute: () => root,
  path: PAGE.leseraum,
  ...VIEW_ADDRESS.route,
  beforeLoad: ({ search }) => {
    throw redirect({ to: search.ansicht === 'liste' ? PAGE.liste : PAGE.karte, search: {}, replace: true })
  },
})

const routes = [
  start,
  rooms,
  createRoute({
    getParentRoute: () => rooms,
    path: PAGE.karte,
    ...pageWithRoom(() => import('./pages/KartePage.tsx'), 'KartePage'),
  }),
  createRoute({
    getParentRoute: () => rooms,
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
