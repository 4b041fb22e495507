import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { needTopics } from '../../platform/language.ts'
import { loadChunk } from '../../platform/reloadGuard.ts'
import { vehicles } from '../flotte/model/route.ts'
import { FAHRT_ADDRESS } from './model/address.ts'

/** The trips stored on this device, loaded together with the pages that show them. */
const recall = () => loadChunk(() => import('../uebergabe/model/recall.ts'))

const trips = () => loadChunk(() => import('./model/loadFahrten.ts'))

const routes = [
  createRoute({
    getParentRoute: () => vehicles,
    path: PAGE.fahrten,
    beforeLoad: () => needTopics('fahrtenbuch'),
    loader: async ({ context }) => (await trips()).loadFahrten(context.queryClient),
    ...pageWithRoom(() => import('./pages/FahrtenPage.tsx'), 'FahrtenPage'),
  }),
  createRoute({
    getParentRoute: () => vehicles,
    path: '/fahrzeuge/fahrten/$id',
    ...FAHRT_ADDRESS.route,
    loader: async ({ context, params }) => (await recall()).recallFahrt(context.queryClient, params.id),
    ...pageWithRoom(() => import('./pages/FahrtPage.tsx'), 'FahrtPage'),
  }),
]

export const fahrt = {
  routes,
  entries: [{ id: 'fahrten', to: PAGE.fahrten, part: 'fahrzeuge' }],
} as const satisfies Feature
