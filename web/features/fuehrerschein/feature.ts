import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { needTopics } from '../../platform/language.ts'
import { vehicles } from '../flotte/model/route.ts'
import { FUEHRERSCHEIN_ADDRESS } from './model/address.ts'

const routes = [
  createRoute({
    getParentRoute: () => vehicles,
    path: PAGE.fuehrerschein,
    ...FUEHRERSCHEIN_ADDRESS.route,
    beforeLoad: () => needTopics('fuehrerschein', 'pflege'),
    ...pageWithRoom(async () => (await import('./latePages.ts')).fuehrerscheinPage(), 'FuehrerscheinPage'),
  }),
]

export const fuehrerschein = {
  routes,
  entries: [{ id: 'fuehrerschein', to: PAGE.fuehrerschein, part: 'fahrzeuge' }],
} as const satisfies Feature
