import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { needTopics } from '../../platform/language.ts'
import { rooms, workspaces } from '../leseraum/api/rooms.ts'

const shown = {
  beforeLoad: () => needTopics('tagesplan', 'planWords'),
  ...pageWithRoom(async () => (await import('./latePages.ts')).tagesplanPage(), 'TagesplanPage'),
}

const routes = [
  createRoute({ getParentRoute: () => rooms, path: PAGE.tagesplan, ...shown }),
  createRoute({ getParentRoute: () => workspaces, path: PAGE.arbeitsweltTag, ...shown }),
]

export const tagesplan = { routes } as const satisfies Feature
