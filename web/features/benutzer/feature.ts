import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { administration } from '../../frame/root.ts'
import { needTopics } from '../../platform/language.ts'
import { BENUTZER_ADDRESS } from './model/address.ts'

const routes = [
  createRoute({
    getParentRoute: () => administration,
    path: PAGE.adminBenutzer,
    ...BENUTZER_ADDRESS.route,
    beforeLoad: () => needTopics('benutzer', 'berechtigung', 'datenschutz', 'dienst', 'einfuhr', 'pflege'),
    ...pageWithRoom(async () => (await import('./latePages.ts')).benutzerPage(), 'BenutzerPage'),
  }),
]

export const benutzer = {
  routes,
  entries: [{ id: 'benutzer', to: PAGE.adminBenutzer, part: 'admin', group: 'menschen' }],
} as const satisfies Feature
