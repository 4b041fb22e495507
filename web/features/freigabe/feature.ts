import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { needTopics } from '../../platform/language.ts'
import { vehicles } from '../flotte/model/route.ts'
import { FREIGABE_ADDRESS } from './model/address.ts'

const routes = [
  createRoute({
    getParentRoute: () => vehicles,
    path: PAGE.freigaben,
    ...FREIGABE_ADDRESS.route,
    beforeLoad: () => needTopics('freigabe', 'pflege'),
    ...pageWithRoom(async () => (await import('./latePages.ts')).freigabenPage(), 'FreigabenPage'),
  }),
]

export const freigabe = {
  routes,
  entries: [{ id: 'freigaben', to: PAGE.freigaben, part: 'fahrzeuge' }],
} as const satisfies Feature
