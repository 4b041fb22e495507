import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { needTopics } from '../../platform/language.ts'
import { rooms, workspaces } from '../leseraum/api/rooms.ts'

const shown = {
  beforeLoad: () => needTopics('freieZeiten'),
  ...pageWithRoom(async () => (await import('./latePages.ts')).freieZeitenPage(), 'FreieZeitenPage'),
}

const routes = [
  createRoute({ getParentRoute: () => rooms, path: PAGE.freieZeiten, ...shown }),
  createRoute({ getParentRoute: () => workspaces, path: PAGE.arbeitsweltFrei, ...shown }),
]

export const freieZeiten = { routes } as const satisfies Feature
