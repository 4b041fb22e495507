import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { administration } from '../../frame/root.ts'
import { needTopics } from '../../platform/language.ts'
import { POSTAUSGANG_ADDRESS } from './model/address.ts'

const routes = [
  createRoute({
    getParentRoute: () => administration,
    path: PAGE.adminPostausgang,
    ...POSTAUSGANG_ADDRESS.route,
    beforeLoad: () => needTopics('auftrag', 'mailtext', 'pflege'),
    ...pageWithRoom(async () => (await import('./latePages.ts')).postausgangPage(), 'PostausgangPage'),
  }),
]

export const benachrichtigung = {
  routes,
  entries: [{ id: 'postausgang', to: PAGE.adminPostausgang, part: 'admin' }],
} as const satisfies Feature
