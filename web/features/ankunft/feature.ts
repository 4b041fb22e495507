import { PAGE } from '@platzwart/contract/paths'
import { BEREICHE } from '@platzwart/domain/mandant/bereich'
import { createRoute, notFound } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { requireModul, requireSitzung } from '../../frame/guards.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { root, shell, user } from '../../frame/root.ts'
import { needTopics } from '../../platform/language.ts'
import { Stay } from '../leseraum/slots.ts'
import { Aufenthalt } from './components/later.ts'
import { EMPFANG_ADDRESS, PLATZ_ADDRESS } from './model/address.ts'

const around = createRoute({
  getParentRoute: () => user,
  id: 'ankunft',
  beforeLoad: async ({ context, location }) => {
    requireModul(await requireSitzung(context, location.href), BEREICHE)
    await needTopics('ankunft')
  },
})

const routes = [
  around,
  createRoute({
    getParentRoute: () => around,
    path: '/platz/$id',
    ...PLATZ_ADDRESS.route,
    ...pageWithRoom(() => import('./pages/PlatzPage.tsx'), 'PlatzPage'),
  }),
  createRoute({
    // A display has no signed-in person.
    getParentRoute: () => root,
    path: '/platz/$id/anzeige',
    beforeLoad: () => needTopics('ankunft', 'anzeigegeraet'),
    ...pageWithRoom(async () => (await import('./latePages.ts')).anzeigePage(), 'AnzeigePage'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: PAGE.empfang,
    ...EMPFANG_ADDRESS.route,
    beforeLoad: async ({ context, location }) => {
      const start = await requireSitzung(context, location.href)
      requireModul(start, BEREICHE)
      if (!start.sitzung?.berechtigungen.includes('buchung_pflege')) throw notFound()
      await needTopics('ankunft')
    },
    ...pageWithRoom(async () => (await import('./latePages.ts')).empfangPage(), 'EmpfangPage'),
  }),
]

export const ankunft = {
  routes,
  entries: [{ id: 'empfang', to: PAGE.empfang, part: 'empfang' }],
  parts: [{ name: 'empfang', route: '/haus/empfang' }],
  fills: [Stay.with(Aufenthalt)],
} as const satisfies Feature
