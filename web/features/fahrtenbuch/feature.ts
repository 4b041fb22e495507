import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { needTopics } from '../../platform/language.ts'
import { vehicles } from '../flotte/model/route.ts'
import { FAHRTENBUCH_ADDRESS } from './model/address.ts'

const routes = [
  createRoute({
    getParentRoute: () => vehicles,
    path: '/fahrzeuge/$id/fahrtenbuch',
    ...FAHRTENBUCH_ADDRESS.route,
    beforeLoad: () => needTopics('fahrtenbuch'),
    ...pageWithRoom(async () => (await import('./latePages.ts')).fahrtenbuchPage(), 'FahrtenbuchPage'),
  }),
]

export const fahrtenbuch = {
  routes,
} as const satisfies Feature
