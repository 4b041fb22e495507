import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { requireSitzung } from '../../frame/guards.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { administration, user } from '../../frame/root.ts'
import { needTopics } from '../../platform/language.ts'
import { OWN_MAILS_ADDRESS, POSTAUSGANG_ADDRESS } from './model/address.ts'

const routes = [
  createRoute({
    getParentRoute: () => user,
    path: PAGE.eigeneMails,
    ...OWN_MAILS_ADDRESS.route,
    beforeLoad: async ({ context, location }) => {
      await requireSitzung(context, location.href)
      await needTopics('auftrag')
    },
    ...pageWithRoom(async () => (await import('./latePages.ts')).ownMailsPage(), 'OwnMailsPage'),
  }),
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
  entries: [
    { id: 'postausgang', to: PAGE.adminPostausgang, part: 'admin', group: 'betrieb' },
    { id: 'eigeneMails', to: PAGE.eigeneMails, part: 'konto' },
  ],
} as const satisfies Feature
