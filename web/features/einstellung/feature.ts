import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { needTopics } from '../../platform/language.ts'
import { vehicles } from '../fahrzeug/model/route.ts'
import { EINSTELLUNG_ADDRESS } from './model/address.ts'

const routes = [
  createRoute({
    getParentRoute: () => vehicles,
    path: PAGE.fahrzeugEinstellungen,
    ...EINSTELLUNG_ADDRESS.route,
    beforeLoad: () => needTopics('einstellung'),
    ...pageWithRoom(() => import('./pages/EinstellungenPage.tsx'), 'EinstellungenPage'),
  }),
]

export const einstellung = {
  routes,
  entries: [{ id: 'fahrzeugEinstellungen', to: PAGE.fahrzeugEinstellungen, part: 'fahrzeuge' }],
} as const satisfies Feature
