import { PAGE } from '@platzwart/contract/paths'
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { POSTAUSGANG_ADDRESS } from '../features/benachrichtigung/model/address.ts'
import { EINSTELLUNG_ADDRESS } from '../features/einstellung/model/address.ts'
import { FAHRT_ADDRESS } from '../features/fahrt/model/address.ts'
import { FAHRTENBUCH_ADDRESS } from '../features/fahrtenbuch/model/address.ts'
import { FAHRZEUG_ADDRESS } from '../features/fahrzeug/model/address.ts'
import { FREIGABE_ADDRESS } from '../features/freigabe/model/address.ts'
import { FUEHRERSCHEIN_ADDRESS } from '../features/fuehrerschein/model/address.ts'
import { FUHRPARK_ADDRESS, FUHRPARK_FAHRZEUG_ADDRESS } from '../features/fuhrpark/model/address.ts'
import { LESERAUM_ADDRESS, VIEW_ADDRESS } from '../features/leseraum/model/address.ts'
import { signOut } from '../features/sitzung/api/auth.ts'
import { restart } from '../features/sitzung/api/start.ts'
import { needTopics } from '../platform/language.ts'
import { takeRedirect } from '../platform/redirectCookie.ts'
import { loadChunk } from '../platform/reloadGuard.ts'
import { type RouterContext, refuseAdminPath, requireModul, requireSitzung, startOf } from './guards.ts'
import { LeseraumLayout } from './layouts/LeseraumLayout.tsx'
import { LoginLayout } from './layouts/LoginLayout.tsx'
import { ShellLayout } from './layouts/ShellLayout.tsx'
import { UserLayout } from './layouts/UserLayout.tsx'
import { CrashPage } from './pages/CrashPage.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { PageSkeleton } from './pages/PageSkeleton.tsx'
import { ROOT_ADDRESS } from './rootAddress.ts'

/** A page in a chunk of its own. */
function page<T extends Record<string, unknown>, K extends keyof T>(load: () => Promise<T>, name: K) {
  return lazyRouteComponent(() => loadChunk(load), name)
}

/** What this device remembers of trips, with the code of the pages that show it. */
const recall = () => loadChunk(() => import('../features/uebergabe/model/recall.ts'))

const root = createRootRouteWithContext<RouterContext>()({
  ...ROOT_ADDRESS.route,
  beforeLoad: async ({ context, search }) => {
    if (search.logout !== true) return
    // S5: on any path.
    await signOut()
    await restart(context.queryClient)
    throw redirect({ to: PAGE.login, search: {}, replace: true })
  },
  component: Outlet,
  errorComponent: CrashPage,
  notFoundComponent: NotFoundPage,
})

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: async ({ context, location }) => {
    const start = await requireSitzung(context, location.href)
    const { findLanding } = await loadChunk(() => import('./findLanding.ts'))
    throw redirect({ href: await findLanding(context.queryClient, start), replace: true })
  },
})

const login = createRoute({ getParentRoute: () => root, id: 'anmeldung', component: LoginLayout })

const loginPages = [
  createRoute({
    getParentRoute: () => login,
    path: PAGE.login,
    beforeLoad: async ({ context }) => {
      const start = await startOf(context)
      if (start.sitzung === null) return
      throw redirect({ href: takeRedirect() ?? PAGE.home, replace: true })
    },
    component: page(() => import('../features/sitzung/pages/LoginPage.tsx'), 'LoginPage'),
  }),
  createRoute({
    getParentRoute: () => login,
    path: PAGE.logout,
    component: page(() => import('../features/sitzung/pages/LogoutPage.tsx'), 'LogoutPage'),
  }),
  createRoute({
    getParentRoute: () => login,
    path: PAGE.public,
    component: page(() => import('../features/sitzung/pages/PublicPage.tsx'), 'PublicPage'),
  }),
  createRoute({
    getParentRoute: () => login,
    path: PAGE.confirm,
    component: page(() => import('../features/sitzung/pages/ConfirmPage.tsx'), 'ConfirmPage'),
  }),
  createRoute({
    getParentRoute: () => login,
    path: PAGE.recovery,
    component: page(() => import('../features/sitzung/pages/RecoveryPage.tsx'), 'RecoveryPage'),
  }),
] as const

const shell = createRoute({ getParentRoute: () => root, id: 'haus', component: ShellLayout })

const heute = createRoute({
  getParentRoute: () => shell,
  path: PAGE.heute,
  beforeLoad: async ({ context, location }) => {
    const start = await requireSitzung(context, location.href)
    const cars = start.mandant?.module.includes('fahrzeugbuchung') ? (['fahrzeug', 'fahrt'] as const) : []
    await needTopics('heute', 'freigabe', ...cars)
  },
  component: page(() => import('../features/buchung/pages/TodayPage.tsx'), 'TodayPage'),
  pendingComponent: PageSkeleton,
})

const user = createRoute({ getParentRoute: () => shell, id: 'seiten', component: UserLayout })

const userPages = [
  createRoute({
    getParentRoute: () => user,
    path: PAGE.passwort,
    beforeLoad: async ({ context, location }) => {
      await requireSitzung(context, location.href)
    },
    component: page(() => import('../features/sitzung/pages/PasswortPage.tsx'), 'PasswortPage'),
  }),
  createRoute({
    getParentRoute: () => user,
    path: PAGE.datenschutz,
    component: page(() => import('../features/mandant/pages/DatenschutzPage.tsx'), 'DatenschutzPage'),
  }),
  createRoute({
    getParentRoute: () => user,
    path: PAGE.impressum,
    component: page(() => import('../features/mandant/pages/ImpressumPage.tsx'), 'ImpressumPage'),
  }),
  createRoute({
    getParentRoute: () => user,
    path: PAGE.barrierefreiheit,
    component: page(
      () => import('../features/mandant/pages/BarrierefreiheitPage.tsx'),
      'BarrierefreiheitPage',
    ),
  }),
  createRoute({
    getParentRoute: () => user,
    // The splat also matches `/admin` itself.
    path: '/admin/$',
    beforeLoad: async ({ context, location }) => {
      refuseAdminPath(await requireSitzung(context, location.href), location.pathname)
    },
    component: page(() => import('../features/berechtigung/pages/AdminGuardPage.tsx'), 'AdminGuardPage'),
  }),
] as const

/** `/leseraum?ansicht=liste` opens the list; the map is the default (L3, L4). */
const leseraumHome = createRoute({
  getParentRoute: () => root,
  path: PAGE.leseraum,
  ...VIEW_ADDRESS.route,
  beforeLoad: ({ search }) => {
    throw redirect({ to: search.ansicht === 'liste' ? PAGE.liste : PAGE.karte, search: {}, replace: true })
  },
})

const leseraum = createRoute({
  getParentRoute: () => shell,
  id: 'leseraum',
  ...LESERAUM_ADDRESS.route,
  beforeLoad: async ({ context, location }) => {
    requireModul(await requireSitzung(context, location.href), 'leseraum')
  },
  component: LeseraumLayout,
})

const leseraumPages = [
  createRoute({
    getParentRoute: () => leseraum,
    path: PAGE.karte,
    component: page(() => import('../features/leseraum/pages/KartePage.tsx'), 'KartePage'),
    pendingComponent: PageSkeleton,
  }),
  createRoute({
    getParentRoute: () => leseraum,
    path: PAGE.liste,
    component: page(() => import('../features/leseraum/pages/ListePage.tsx'), 'ListePage'),
    pendingComponent: PageSkeleton,
  }),
] as const

/** What all pages about vehicles have in common; their code and their words come with the first of them. */
const fahrzeuge = createRoute({
  getParentRoute: () => shell,
  id: 'fahrzeuge',
  ...FAHRZEUG_ADDRESS.route,
  beforeLoad: async ({ context, location }) => {
    requireModul(await requireSitzung(context, location.href), 'fahrzeugbuchung')
    await needTopics('fahrzeug', 'fahrt', 'datum')
  },
  component: page(() => import('./layouts/FahrzeugLayout.tsx'), 'FahrzeugLayout'),
})

const fahrzeugPages = [
  createRoute({
    getParentRoute: () => fahrzeuge,
    path: PAGE.fahrzeuge,
    component: page(() => import('../features/fahrzeug/pages/FahrzeugePage.tsx'), 'FahrzeugePage'),
    pendingComponent: PageSkeleton,
  }),
  createRoute({
    getParentRoute: () => fahrzeuge,
    path: PAGE.fahrten,
    loader: async ({ context }) => (await recall()).recallFahrten(context.queryClient),
    component: page(() => import('../features/fahrt/pages/FahrtenPage.tsx'), 'FahrtenPage'),
    pendingComponent: PageSkeleton,
  }),
  createRoute({
    getParentRoute: () => fahrzeuge,
    path: '/fahrzeuge/fahrten/$id',
    ...FAHRT_ADDRESS.route,
    loader: async ({ context, params }) => (await recall()).recallFahrt(context.queryClient, params.id),
    component: page(() => import('../features/fahrt/pages/FahrtPage.tsx'), 'FahrtPage'),
    pendingComponent: PageSkeleton,
  }),
  createRoute({
    getParentRoute: () => fahrzeuge,
    path: PAGE.uebersicht,
    component: page(() => import('../features/fahrzeug/pages/UebersichtPage.tsx'), 'UebersichtPage'),
    pendingComponent: PageSkeleton,
  }),
  createRoute({
    getParentRoute: () => fahrzeuge,
    path: '/fahrzeuge/$id/fahrtenbuch',
    ...FAHRTENBUCH_ADDRESS.route,
    beforeLoad: () => needTopics('fahrtenbuch'),
    component: page(() => import('../features/fahrtenbuch/pages/FahrtenbuchPage.tsx'), 'FahrtenbuchPage'),
    pendingComponent: PageSkeleton,
  }),
  createRoute({
    getParentRoute: () => fahrzeuge,
    path: PAGE.freigaben,
    ...FREIGABE_ADDRESS.route,
    beforeLoad: () => needTopics('freigabe'),
    component: page(() => import('../features/freigabe/pages/FreigabenPage.tsx'), 'FreigabenPage'),
    pendingComponent: PageSkeleton,
  }),
  createRoute({
    getParentRoute: () => fahrzeuge,
    path: PAGE.fuehrerschein,
    ...FUEHRERSCHEIN_ADDRESS.route,
    beforeLoad: () => needTopics('fuehrerschein'),
    component: page(
      () => import('../features/fuehrerschein/pages/FuehrerscheinPage.tsx'),
      'FuehrerscheinPage',
    ),
    pendingComponent: PageSkeleton,
  }),
  createRoute({
    getParentRoute: () => fahrzeuge,
    path: PAGE.fahrzeugEinstellungen,
    ...EINSTELLUNG_ADDRESS.route,
    beforeLoad: () => needTopics('einstellung'),
    component: page(() => import('../features/einstellung/pages/EinstellungenPage.tsx'), 'EinstellungenPage'),
    pendingComponent: PageSkeleton,
  }),
] as const

/** The administration: each page with its own guard, which is shown in its place (P4). */
const administration = createRoute({
  getParentRoute: () => shell,
  id: 'verwaltung',
  beforeLoad: async ({ context, location }) => {
    await requireSitzung(context, location.href)
  },
  component: page(() => import('./layouts/AdminLayout.tsx'), 'AdminLayout'),
})

const adminPages = [
  createRoute({
    getParentRoute: () => administration,
    path: PAGE.adminAuftraege,
    beforeLoad: () => needTopics('auftrag'),
    component: page(() => import('../features/auftrag/pages/AuftraegePage.tsx'), 'AuftraegePage'),
    pendingComponent: PageSkeleton,
  }),
  createRoute({
    getParentRoute: () => administration,
    path: PAGE.adminPostausgang,
    ...POSTAUSGANG_ADDRESS.route,
    beforeLoad: () => needTopics('auftrag'),
    component: page(
      () => import('../features/benachrichtigung/pages/PostausgangPage.tsx'),
      'PostausgangPage',
    ),
    pendingComponent: PageSkeleton,
  }),
] as const

const fuhrpark = createRoute({
  getParentRoute: () => administration,
  id: 'fuhrpark',
  beforeLoad: async ({ context, location }) => {
    requireModul(await requireSitzung(context, location.href), 'fahrzeugbuchung')
    await needTopics('fahrzeug', 'fahrt', 'fuhrpark', 'datum')
  },
})

const fuhrparkPages = [
  createRoute({
    getParentRoute: () => fuhrpark,
    path: PAGE.adminFahrzeuge,
    ...FUHRPARK_ADDRESS.route,
    component: page(() => import('../features/fuhrpark/pages/FuhrparkPage.tsx'), 'FuhrparkPage'),
    pendingComponent: PageSkeleton,
  }),
  createRoute({
    getParentRoute: () => fuhrpark,
    path: '/admin/fahrzeuge/$id',
    ...FUHRPARK_FAHRZEUG_ADDRESS.route,
    component: page(
      () => import('../features/fuhrpark/pages/FuhrparkFahrzeugPage.tsx'),
      'FuhrparkFahrzeugPage',
    ),
    pendingComponent: PageSkeleton,
  }),
] as const

export const routeTree = root.addChildren([
  home,
  leseraumHome,
  login.addChildren(loginPages),
  shell.addChildren([
    heute,
    user.addChildren(userPages),
    leseraum.addChildren(leseraumPages),
    fahrzeuge.addChildren(fahrzeugPages),
    administration.addChildren([...adminPages, fuhrpark.addChildren(fuhrparkPages)]),
  ]),
])
