import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { page, pageWithRoom } from '../../frame/page.ts'
import { administration, login } from '../../frame/root.ts'
import { needTopics } from '../../platform/language.ts'

const late = () => import('./latePages.ts')

const routes = [
  createRoute({
    getParentRoute: () => login,
    path: PAGE.loginDienst,
    beforeLoad: () => needTopics('dienst'),
    component: page(async () => (await late()).dienstPage(), 'DienstPage'),
  }),
  createRoute({
    getParentRoute: () => administration,
    path: PAGE.adminAnmeldung,
    beforeLoad: () => needTopics('anmeldedienst', 'pflege'),
    ...pageWithRoom(async () => (await late()).anmeldungPage(), 'AnmeldungPage'),
  }),
]

export const anmeldedienst = {
  routes,
  entries: [{ id: 'anmeldung', to: PAGE.adminAnmeldung, part: 'admin', group: 'menschen' }],
} as const satisfies Feature
