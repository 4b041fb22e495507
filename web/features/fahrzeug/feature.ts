import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { HeaderZaehler } from '../freigabe/components/HeaderZaehler.tsx'
import { vehicles } from './model/route.ts'

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
    ...pageWithRoom(() => import('./pages/UebersichtPage.tsx'), 'UebersichtPage'),
  }),
]

export const fahrzeug = {
  routes,
  entries: [
    { id: 'fahrzeuge', to: PAGE.fahrzeuge, part: 'fahrzeuge' },
    { id: 'uebersicht', to: PAGE.uebersicht, part: 'fahrzeuge' },
  ],
  parts: [{ name: 'fahrzeuge', route: '/haus/fahrzeuge', wide: true, Beside: HeaderZaehler }],
} as const satisfies Feature
