import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { startOf } from '../../frame/guards.ts'
import { page, pageWithRoom } from '../../frame/page.ts'
import { CarHelp } from '../../frame/slots.ts'
import { lazyPart } from '../../platform/lazyPart.ts'
import { loadChunk } from '../../platform/reloadGuard.ts'
import { zoneOf } from '../../platform/session/start.ts'
import { vehicles } from '../flotte/model/route.ts'
import { HeaderZaehler } from '../freigabe/components/HeaderZaehler.tsx'

/** Loaded together with the page's code, and run before the page renders. */
const loadAsk = () => import('./model/uebersicht/askUebersicht.ts')

vehicles.update({ component: page(() => import('./pages/FahrzeugLayout.tsx'), 'FahrzeugLayout') })

const routes = [
  vehicles,
  createRoute({
    getParentRoute: () => vehicles,
    path: PAGE.fahrzeuge,
    ...pageWithRoom(() => import('./pages/FahrzeugePage.tsx'), 'FahrzeugePage'),
  }),
  createRoute({
    getParentRoute: () => vehicles,
    path: PAGE.uebersicht,
    beforeLoad: async ({ context, search }) => {
      const [{ askUebersicht }, start] = await Promise.all([loadChunk(loadAsk), startOf(context)])
      askUebersicht(context.queryClient, search, zoneOf(start))
    },
    ...pageWithRoom(async () => {
      const [uebersicht] = await Promise.all([import('./pages/UebersichtPage.tsx'), loadAsk()])
      return uebersicht
    }, 'UebersichtPage'),
  }),
]

const Help = lazyPart(async () => (await import('./latePages.ts')).help(), 'Help', 'fahrzeug')

export const fahrzeug = {
  routes,
  entries: [
    { id: 'fahrzeuge', to: PAGE.fahrzeuge, part: 'fahrzeuge' },
    { id: 'uebersicht', to: PAGE.uebersicht, part: 'fahrzeuge' },
  ],
  parts: [{ name: 'fahrzeuge', route: '/haus/fahrzeuge', wide: true, Beside: HeaderZaehler }],
  fills: [CarHelp.with(Help)],
} as const satisfies Feature
