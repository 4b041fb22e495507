import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { administration } from '../../frame/root.ts'
import { AboveAdministration } from '../../frame/slots.ts'
import { needTopics } from '../../platform/language.ts'
import { lazyPart } from '../../platform/lazyPart.ts'

const StepBar = lazyPart(() => import('./components/StepBar.tsx'), 'StepBar', 'einrichtung')

const routes = [
  createRoute({
    getParentRoute: () => administration,
    path: PAGE.adminEinrichtung,
    beforeLoad: () => needTopics('einrichtung'),
    ...pageWithRoom(async () => (await import('./latePages.ts')).einrichtungPage(), 'EinrichtungPage'),
  }),
]

export const einrichtung = {
  routes,
  entries: [{ id: 'einrichten', to: PAGE.adminEinrichtung, part: 'admin', group: 'ueberblick' }],
  fills: [AboveAdministration.with(StepBar)],
} as const satisfies Feature
