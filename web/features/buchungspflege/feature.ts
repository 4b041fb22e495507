import { PAGE } from '@platzwart/contract/paths'
import { createRoute } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { requireSitzung } from '../../frame/guards.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { shell } from '../../frame/root.ts'
import { needTopics } from '../../platform/language.ts'
import { FAHRTEN_ADDRESS, RAEUME_ADDRESS, SPERREN_ADDRESS } from './model/address.ts'

const around = createRoute({
  getParentRoute: () => shell,
  id: 'buchungen',
  beforeLoad: async ({ context, location }) => {
    await requireSitzung(context, location.href)
    await needTopics('buchungspflege', 'pflege', 'datum', 'sperre', 'schliessung')
  },
})

const routes = [
  around,
  createRoute({
    getParentRoute: () => around,
    path: PAGE.buchungenRaeume,
    ...RAEUME_ADDRESS.route,
    beforeLoad: () => needTopics('ankunft'),
    ...pageWithRoom(async () => (await import('./latePages.ts')).platzBuchungenPage(), 'PlatzBuchungenPage'),
  }),
  createRoute({
    getParentRoute: () => around,
    path: PAGE.buchungenFahrzeuge,
    ...FAHRTEN_ADDRESS.route,
    beforeLoad: () => needTopics('fahrzeug', 'fahrt'),
    ...pageWithRoom(async () => (await import('./latePages.ts')).fahrtBuchungenPage(), 'FahrtBuchungenPage'),
  }),
  createRoute({
    getParentRoute: () => around,
    path: PAGE.buchungenSperren,
    ...SPERREN_ADDRESS.route,
    ...pageWithRoom(async () => (await import('./latePages.ts')).sperrenPage(), 'SperrenPage'),
  }),
]

export const buchungspflege = {
  routes,
  entries: [
    { id: 'buchungenRaeume', to: PAGE.buchungenRaeume, part: 'buchungen' },
    { id: 'buchungenFahrzeuge', to: PAGE.buchungenFahrzeuge, part: 'buchungen' },
    { id: 'buchungenSperren', to: PAGE.buchungenSperren, part: 'buchungen' },
  ],
  parts: [{ name: 'buchungen', route: '/haus/buchungen' }],
} as const satisfies Feature
