import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { requireModul, requireSitzung } from '../../frame/guards.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { administration, user } from '../../frame/root.ts'
import { needTopics } from '../../platform/language.ts'
import { vehicles } from '../flotte/model/route.ts'
import { EINSTELLUNG_ADDRESS, SYSTEM_ADDRESS } from './model/address.ts'

const routes = [
  createRoute({
    getParentRoute: () => user,
    path: PAGE.eigeneEinstellungen,
    beforeLoad: async ({ context, location }) => {
      await requireSitzung(context, location.href)
      await needTopics('eigenes', 'einstellung', 'kalender', 'mitteilung', 'sitzung', 'team')
    },
    ...pageWithRoom(() => import('./pages/OwnPage.tsx'), 'OwnPage'),
  }),
  createRoute({
    getParentRoute: () => vehicles,
    path: PAGE.fahrzeugEinstellungen,
    ...EINSTELLUNG_ADDRESS.route,
    beforeLoad: () => needTopics('eigenes', 'einstellung', 'pflege'),
    ...pageWithRoom(async () => (await import('./latePages.ts')).einstellungenPage(), 'EinstellungenPage'),
  }),
  createRoute({
    getParentRoute: () => administration,
    path: PAGE.adminEinstellungen,
    ...SYSTEM_ADDRESS.route,
    beforeLoad: async ({ context, location }) => {
      requireModul(await requireSitzung(context, location.href), 'systemeinstellungen')
      await needTopics('einstellung', 'einstellungPflege', 'pflege', 'datum')
    },
    ...pageWithRoom(
      async () => (await import('./latePages.ts')).systemEinstellungenPage(),
      'SystemEinstellungenPage',
    ),
  }),
]

export const einstellung = {
  routes,
  entries: [
    { id: 'eigeneEinstellungen', to: PAGE.eigeneEinstellungen, part: 'konto' },
    { id: 'fahrzeugEinstellungen', to: PAGE.fahrzeugEinstellungen, part: 'fahrzeuge' },
    { id: 'einstellungen', to: PAGE.adminEinstellungen, part: 'admin', group: 'haus' },
  ],
} as const satisfies Feature
