import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { requireSitzung } from '../../frame/guards.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { shell } from '../../frame/root.ts'
import { needTopics } from '../../platform/language.ts'

const routes = [
  createRoute({
    getParentRoute: () => shell,
    path: PAGE.heute,
    beforeLoad: async ({ context, location }) => {
      const start = await requireSitzung(context, location.href)
      const cars = start.mandant?.module.includes('fahrzeugbuchung') ? (['fahrzeug', 'fahrt'] as const) : []
      await needTopics('heute', 'freigabe', 'pflege', ...cars)
    },
    ...pageWithRoom(() => import('./pages/TodayPage.tsx'), 'TodayPage'),
  }),
]

export const buchung = {
  routes,
  entries: [{ id: 'heute', to: PAGE.heute, part: 'heute' }],
  parts: [{ name: 'heute', route: '/haus/heute' }],
  loadLanding: () => import('./model/findLanding.ts'),
} as const satisfies Feature
