import { MantineProvider } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import * as wire from '@platzwart/contract/operations/start'
import { type Start, startSchema } from '@platzwart/contract/start'
import { filled, idOf, type Part } from '@platzwart/contract/testing/filled'
import { menuEntries } from '@platzwart/domain/berechtigung/menu'
import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import type { Language } from '@platzwart/phrases/phrases'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { createAppRouter } from '../app/router.tsx'
import { ShownNotifications } from '../app/ShownNotifications.tsx'
import { alignClock } from '../platform/clock.ts'
import { needTopics, showLanguage, startLanguage } from '../platform/language.ts'
import { noteNavigation } from '../platform/navigation.ts'
import { createQueryClient } from '../platform/queryClient.ts'
import { takeRedirect } from '../platform/redirectCookie.ts'
import { followServerClock } from '../platform/session/serverClock.ts'
import { startOptions } from '../platform/session/start.ts'
import type { LazyTopic } from '../platform/texts/topics.ts'
import { announcer } from '../ui/announce/announcer.ts'
import { LiveRegion } from '../ui/announce/LiveRegion.tsx'
import { theme } from '../ui/theme.ts'
import { type Answer, answer, NO_NEWS, NO_OTHER_HOUSE, NO_SERVICES, NO_TOKENS, TestServer } from './server.ts'

// React asks for it, so that whatever a test does has been drawn when it goes on.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** What a field that grows with its text listens to, and a document without a layout has not. */
const NO_FONTS = new EventTarget()

/** One page alone, and no other that it could wait for. */
const OWN_LOCKS = { request: (_: string, work: () => unknown) => work() }

/** The morning of the journeys (`e2e/fixtures/clock.ts`), so that both speak of the same days. */
const NOW = '2027-03-10T09:07:00Z'

const TOPICS: readonly LazyTopic[] = [
  'auftrag' as const,
  'benutzer' as const,
  'berechtigung' as const,
  'betreiber' as const,
  'datum' as const,
  'einstellung' as const,
  'fahrt' as const,
  'fahrtenbuch' as const,
  'fahrzeug' as const,
  'freigabe' as const,
  'fuehrerschein' as const,
  'fuhrpark' as const,
  'heute' as const,
  'eigenes' as const,
  'freieZeiten' as const,
  'tagesplan' as const,
  'zeichnung' as const,
  'team' as const,
  'zusage' as const,
  'auslastung' as const,
  'auswertung' as const,
  'serie' as const,
  'warteliste' as const,
  'platzDialog' as const,
  'planWords' as const,
  'einrichtung' as const,
  'einstellungPflege' as const,
  'help' as const,
  'fehler' as const,
  'pages' as const,
  'sitzung' as const,
  'verwaltung' as const,
  'oeffnungsjahr' as const,
  'grundriss' as const,
  'haus' as const,
  'oeffnungszeit' as const,
  'pflege' as const,
  'standort' as const,
  'datenschutz' as const,
  'einfuhr' as const,
]

const ALL_MODULE = ['leseraum', 'fahrzeugbuchung', 'einstellungen']

/** What `start` answers. */
export interface Visit {
  /** The permissions of who is signed in; null for a guest. */
  readonly rechte?: readonly Berechtigung[] | null
  readonly module?: readonly string[]
  /** Whatever else the start says. */
  readonly start?: Part<Start>
  readonly language?: Language
  /** Path and search. */
  readonly at?: string
  /** How the server answers, beside the start. */
  readonly answers?: readonly Answer[]
}

/** The start of a person, with the menu that the server gives to who has these permissions. */
export function startOf({ rechte = [], module = ALL_MODULE, language = 'de', start }: Visit = {}): Start {
  const sitzung = rechte && {
    benutzer: {
      id: idOf(1),
      vorname: 'Lena',
      nachname: 'Lesch',
      email: 'lena@haus.example',
      sprache: language,
    },
    berechtigungen: [...rechte],
    startpfad: '/heute',
    menue: menuEntries(new Set(rechte), module).map(({ id }) => id),
    ...start?.sitzung,
  }
  return filled(startSchema, {
    jetzt: NOW,
    mails: true,
    ...start,
    sitzung: start?.sitzung === null ? null : sitzung,
    mandant:
      start?.mandant === null
        ? null
        : { name: 'Haus', zone: 'Europe/Berlin', sprache: 'de', module: [...module], ...start?.mandant },
  })
}

/** A part of the screens, as it stands in the house: with its address, its person, its server, its announcements. */
export async function visit(part: ReactNode, how: Visit = {}) {
  const root = createRootRoute({ component: Outlet })
  const anywhere = createRoute({ getParentRoute: () => root, path: '$', component: () => part })
  return enter(how, (history) => createRouter({ routeTree: root.addChildren([anywhere]), history }))
}

/** The whole app at an address. */
export async function visitApp(at: string, how: Visit = {}) {
  return enter({ ...how, at }, (history, queryClient) => createAppRouter(queryClient, { history }))
}

type MakeRouter = (history: ReturnType<typeof createMemoryHistory>, queryClient: QueryClient) => AnyRouter

async function enter(how: Visit, makeRouter: MakeRouter) {
  const { language = 'de', at = '/', answers = [] } = how
  const start = startOf(how)
  const server = new TestServer([
    answer(wire.start, start),
    NO_NEWS,
    NO_OTHER_HOUSE,
    ...NO_SERVICES,
    ...NO_TOKENS,
    ...answers,
  ])
  vi.stubGlobal('fetch', server.fetch)
  if (!('fonts' in document)) Object.assign(document, { fonts: NO_FONTS })
  Object.defineProperty(navigator, 'locks', { configurable: true, value: OWN_LOCKS })
  await startLanguage(language)
  await needTopics(...TOPICS)
  const queryClient = createQueryClient()
  followServerClock(queryClient)
  queryClient.setQueryData(startOptions.queryKey, start)
  const router = makeRouter(createMemoryHistory({ initialEntries: [at] }), queryClient)
  const unmount = await show(<RouterProvider router={router} />, queryClient)
  await arrived(router)
  await settled(queryClient)
  onTestFinished(async () => {
    await unmount()
    await leave(server)
  })
  return {
    server,
    queryClient,
    router,
    /** Where one is: path and search. */
    where: (): string => router.state.location.href,
    unmount,
  }
}

async function show(screens: ReactNode, queryClient: QueryClient): Promise<() => Promise<void>> {
  // Nothing that another test's screens said is said here.
  announcer.silence()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <MantineProvider theme={theme} env="test">
        <QueryClientProvider client={queryClient}>
          {screens}
          <ShownNotifications />
          <LiveRegion />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  )
  let gone = false
  return async () => {
    if (gone) return
    gone = true
    await act(async () => {
      notifications.clean()
      root.unmount()
    })
    place.remove()
    queryClient.clear()
  }
}

/** Leaves nothing behind for the next test, and fails the test whose screens asked what it did not know of. */
async function leave({ unknown }: TestServer): Promise<void> {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  announcer.silence()
  noteNavigation(false)
  // Where somebody was to come back to is kept in a cookie.
  takeRedirect()
  await showLanguage('de')
  // The clock is the device's own again.
  alignClock(Temporal.Instant.fromEpochMilliseconds(0).toString(), 0)
  if (unknown.length > 0) throw new Error(`The test has no answer for ${unknown.join(', ')}`)
}

/** As long as a busy machine may take to read the file of a page. */
const PATIENCE_MS = 20_000

/** Until the page is there, and not what stands in its place while its file is read. */
async function arrived(router: AnyRouter): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  const isUnderWay = () => router.state.resolvedLocation === undefined || router.state.status === 'pending'
  while (isUnderWay() && performance.now() < end)
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 1))))
}

/** Longer than anything takes that a test does not hold back on purpose, in turns of a millisecond. */
const PATIENCE_TURNS = 500

/** Until nothing is under way any more. */
async function settled(queryClient: QueryClient): Promise<void> {
  for (let quiet = 0, turns = 0; quiet < 3 && turns < PATIENCE_TURNS; turns += 1) {
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 1))))
    quiet = queryClient.isFetching() + queryClient.isMutating() === 0 ? quiet + 1 : 0
  }
}
