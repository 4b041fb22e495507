import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { administration } from '../../frame/root.ts'
import { needTopics } from '../../platform/language.ts'
import { GRUPPEN_ADDRESS, ROLLEN_ADDRESS } from './model/address.ts'

const words = () => needTopics('berechtigung', 'benutzer', 'pflege')

const routes = [
  createRoute({
    getParentRoute: () => administration,
    // With the slash: otherwise the splat below `/admin` would match first.
    path: `${PAGE.admin}/`,
    beforeLoad: () => needTopics('verwaltung'),
    ...pageWithRoom(async () => (await import('./latePages.ts')).overviewPage(), 'OverviewPage'),
  }),
  createRoute({
    getParentRoute: () => administration,
    path: PAGE.adminGruppen,
    ...GRUPPEN_ADDRESS.route,
    beforeLoad: words,
    ...pageWithRoom(async () => (await import('./latePages.ts')).gruppenPage(), 'GruppenPage'),
  }),
  createRoute({
    getParentRoute: () => administration,
    path: PAGE.adminRollen,
    ...ROLLEN_ADDRESS.route,
    beforeLoad: words,
    ...pageWithRoom(async () => (await import('./latePages.ts')).rollenPage(), 'RollenPage'),
  }),
]

export const berechtigung = {
  routes,
  entries: [
    { id: 'admin', to: PAGE.admin, part: 'admin', group: 'ueberblick' },
    { id: 'gruppen', to: PAGE.adminGruppen, part: 'admin', group: 'menschen' },
    { id: 'rollen', to: PAGE.adminRollen, part: 'admin', group: 'menschen' },
  ],
} as const satisfies Feature
