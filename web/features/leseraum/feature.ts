import { PAGE } from '@platzwart/contract/paths'
import { createRoute, redirect } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { pageWithRoom } from '../../frame/page.ts'
import { root } from '../../frame/root.ts'
import { PaletteFinds, SeatHelp } from '../../frame/slots.ts'
import { needTopics } from '../../platform/language.ts'
import { lazyPart } from '../../platform/lazyPart.ts'
import { rooms, workspaces } from './api/rooms.ts'
import { VIEW_ADDRESS } from './model/address.ts'
import { AboveSearch, BelowBuchungen, NotFree, OfferedHere } from './slots.ts'
import { Angebote, OffersHere, WaitForSeat, Warteplaetze } from './warteliste/later.ts'

/** `/leseraum?ansicht=liste` opens the list; the map is the default (L3, L4). The same below `/arbeitswelt` (W1). */
const start = createRoute({
  getParentRoute: () => root,
  path: PAGE.leseraum,
  ...VIEW_ADDRESS.route,
  beforeLoad: ({ search }) => {
    throw redirect({ to: search.ansicht === 'liste' ? PAGE.liste : PAGE.karte, search: {}, replace: true })
  },
})

const workStart = createRoute({
  getParentRoute: () => root,
  path: PAGE.arbeitswelt,
  ...VIEW_ADDRESS.route,
  beforeLoad: ({ search }) => {
    const to = search.ansicht === 'liste' ? PAGE.arbeitsweltListe : PAGE.arbeitsweltKarte
    throw redirect({ to, search: {}, replace: true })
  },
})

const karte = pageWithRoom(() => import('./pages/KartePage.tsx'), 'KartePage')
const liste = {
  beforeLoad: () => needTopics('planWords'),
  ...pageWithRoom(() => import('./pages/ListePage.tsx'), 'ListePage'),
}

const routes = [
  start,
  workStart,
  rooms,
  workspaces,
  createRoute({ getParentRoute: () => workspaces, path: PAGE.arbeitsweltKarte, ...karte }),
  createRoute({ getParentRoute: () => workspaces, path: PAGE.arbeitsweltListe, ...liste }),
  createRoute({ getParentRoute: () => rooms, path: PAGE.karte, ...karte }),
  createRoute({ getParentRoute: () => rooms, path: PAGE.liste, ...liste }),
]

const Help = lazyPart(async () => (await import('./latePages.ts')).help(), 'Help', 'help')
const RoomFinds = lazyPart(async () => (await import('./latePages.ts')).roomFinds(), 'RoomFinds')

export const leseraum = {
  routes,
  entries: [
    { id: 'karte', to: PAGE.karte, part: 'leseraum' },
    { id: 'liste', to: PAGE.liste, part: 'leseraum' },
    { id: 'arbeitsweltKarte', to: PAGE.arbeitsweltKarte, part: 'arbeitswelt' },
    { id: 'arbeitsweltListe', to: PAGE.arbeitsweltListe, part: 'arbeitswelt' },
  ],
  parts: [
    { name: 'leseraum', route: '/haus/leseraum', wide: true },
    { name: 'arbeitswelt', route: '/haus/arbeitswelt', wide: true },
  ],
  fills: [
    SeatHelp.with(Help),
    PaletteFinds.with(RoomFinds),
    AboveSearch.with(Angebote),
    OfferedHere.with(OffersHere),
    BelowBuchungen.with(Warteplaetze),
    NotFree.with(WaitForSeat),
  ],
} as const satisfies Feature
