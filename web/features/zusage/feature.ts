import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { page } from '../../frame/page.ts'
import { login } from '../../frame/root.ts'
import { needTopics } from '../../platform/language.ts'

const routes = [
  createRoute({
    getParentRoute: () => login,
    path: PAGE.zusage,
    beforeLoad: () => needTopics('zusage'),
    component: page(async () => (await import('./latePages.ts')).zusagePage(), 'ZusagePage'),
  }),
]

export const zusage = { routes } as const satisfies Feature
