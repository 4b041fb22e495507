import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { needTopics } from '../../platform/language.ts'
import { OwnVisibility } from '../einstellung/slots.ts'
import { workspaces } from '../leseraum/api/rooms.ts'
import { PlanNames, SeatNames } from '../leseraum/slots.ts'
import { AmPlatz, NamesOnMap, SichtbarkeitSwitches } from './components/later.ts'

const routes = [
  createRoute({
    getParentRoute: () => workspaces,
    path: PAGE.arbeitsweltTeam,
    beforeLoad: () => needTopics('team'),
    ...pageWithRoom(() => import('./pages/TeamPage.tsx'), 'TeamPage'),
  }),
]

export const team = {
  routes,
  fills: [PlanNames.with(NamesOnMap), SeatNames.with(AmPlatz), OwnVisibility.with(SichtbarkeitSwitches)],
} as const satisfies Feature
