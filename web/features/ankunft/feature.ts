import { BEREICHE } from '@platzwart/domain/mandant/bereich'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { requireModul, requireSitzung } from '../../frame/guards.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { user } from '../../frame/root.ts'
import { needTopics } from '../../platform/language.ts'
import { PLATZ_ADDRESS } from './model/address.ts'

const around = createRoute({
  getParentRoute: () => user,
  id: 'ankunft',
  beforeLoad: async ({ context, location }) => {
    requireModul(await requireSitzung(context, location.href), BEREICHE)
    await needTopics('ankunft')
  },
})

const routes = [
  around,
  createRoute({
    getParentRoute: () => around,
    path: '/platz/$id',
    ...PLATZ_ADDRESS.route,
    ...pageWithRoom(() => import('./pages/PlatzPage.tsx'), 'PlatzPage'),
  }),
  createRoute({
    getParentRoute: () => around,
    path: '/platz/$id/anzeige',
    ...pageWithRoom(() => import('./pages/AnzeigePage.tsx'), 'AnzeigePage'),
  }),
]

export const ankunft = { routes } as const satisfies Feature
