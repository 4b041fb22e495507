import { createRoute, redirect } from '@tanstack/react-router'
import { FEATURES, MANIFESTS } from '../features.ts'
import { growTree } from '../frame/growTree.ts'
import { requireSitzung } from '../frame/guards.ts'
import { page } from '../frame/page.ts'
import { administration, betreiber, login, root, shell, user } from '../frame/root.ts'
import { refuseAdminPath } from './guards.ts'
import { landingOf } from './landing.ts'
import { ShellLayout } from './layouts/ShellLayout.tsx'
import { Whole } from './layouts/Whole.tsx'
import { CrashPage } from './pages/CrashPage.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'

for (const { fills = [] } of MANIFESTS) for (const fill of fills) fill()

root.update({ component: Whole, errorComponent: CrashPage, notFoundComponent: NotFoundPage })
login.update({ component: page(() => import('./layouts/LoginLayout.tsx'), 'LoginLayout') })
shell.update({ component: ShellLayout })
betreiber.update({ component: page(() => import('./layouts/BetreiberLayout.tsx'), 'BetreiberLayout') })
administration.update({ component: page(() => import('./layouts/AdminLayout.tsx'), 'AdminLayout') })

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: async ({ context, location }) => {
    const start = await requireSitzung(context, location.href)
    throw redirect({ href: await landingOf(context.queryClient, start), replace: true })
  },
})

/** Paths below `/admin` without a page of their own. */
const admin = createRoute({
  getParentRoute: () => user,
  // The splat also matches `/admin` itself.
  path: '/admin/$',
  beforeLoad: async ({ context, location }) => {
    refuseAdminPath(await requireSitzung(context, location.href), location.pathname)
  },
  component: page(() => import('./pages/AdminGuardPage.tsx'), 'AdminGuardPage'),
})

type FeatureRoute = (typeof FEATURES)[number]['routes'][number]

/** The frame, with the routes of all features in it. */
export const routeTree = growTree([
  home,
  login,
  shell,
  user,
  administration,
  betreiber,
  admin,
  ...FEATURES.flatMap<FeatureRoute>(({ routes }) => routes),
])
