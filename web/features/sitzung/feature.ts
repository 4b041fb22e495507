import { PAGE } from '@platzwart/contract/paths'
import { createRoute, redirect } from '@tanstack/react-router'
import type { Feature } from '../../frame/feature.ts'
import { requireSitzung, startOf } from '../../frame/guards.ts'
import { page, pageWithRoom } from '../../frame/page.ts'
import { betreiber, login, user } from '../../frame/root.ts'
import { OverPages } from '../../frame/slots.ts'
import { needTopics } from '../../platform/language.ts'
import { takeRedirect } from '../../platform/redirectCookie.ts'
import { ProofHost } from './components/ProofHost.tsx'

const routes = [
  createRoute({
    getParentRoute: () => login,
    path: PAGE.login,
    beforeLoad: async ({ context }) => {
      const start = await startOf(context)
      if (start.betreiber) throw redirect({ to: PAGE.adminMandanten, replace: true })
      if (start.sitzung === null) return
      if (start.sitzung.zweitfaktorFehlt) throw redirect({ to: PAGE.loginFactor, replace: true })
      throw redirect({ href: takeRedirect() ?? PAGE.home, replace: true })
    },
    component: page(() => import('./pages/LoginPage.tsx'), 'LoginPage'),
  }),
  createRoute({
    getParentRoute: () => login,
    path: PAGE.loginCode,
    component: page(async () => (await import('./latePages.ts')).loginCodePage(), 'LoginCodePage'),
  }),
  createRoute({
    getParentRoute: () => login,
    path: PAGE.loginFactor,
    beforeLoad: async ({ context }) => {
      const start = await startOf(context)
      if (!start.sitzung?.zweitfaktorFehlt) throw redirect({ to: PAGE.login, replace: true })
    },
    component: page(async () => (await import('./latePages.ts')).loginFactorPage(), 'LoginFactorPage'),
  }),
  createRoute({
    getParentRoute: () => login,
    path: PAGE.haeuser,
    // Also for people without a required second factor, who may not open other pages.
    beforeLoad: async ({ context }) => {
      if ((await startOf(context)).sitzung === null) throw redirect({ to: PAGE.login, replace: true })
    },
    component: page(async () => (await import('./latePages.ts')).haeuserPage(), 'HaeuserPage'),
  }),
  createRoute({
    getParentRoute: () => login,
    path: PAGE.logout,
    component: page(async () => (await import('./latePages.ts')).logoutPage(), 'LogoutPage'),
  }),
  createRoute({
    getParentRoute: () => login,
    path: PAGE.public,
    beforeLoad: () => needTopics('help'),
    component: page(async () => (await import('./latePages.ts')).publicPage(), 'PublicPage'),
  }),
  createRoute({
    getParentRoute: () => login,
    path: PAGE.confirm,
    component: page(async () => (await import('./latePages.ts')).confirmPage(), 'ConfirmPage'),
  }),
  createRoute({
    getParentRoute: () => login,
    path: PAGE.recovery,
    component: page(async () => (await import('./latePages.ts')).recoveryPage(), 'RecoveryPage'),
  }),
  createRoute({
    getParentRoute: () => user,
    path: PAGE.passwort,
    beforeLoad: async ({ context, location }) => {
      await requireSitzung(context, location.href)
      await needTopics('sitzung', 'dienst')
    },
    component: page(async () => (await import('./latePages.ts')).passwortPage(), 'PasswortPage'),
  }),
  createRoute({
    getParentRoute: () => betreiber,
    path: PAGE.adminKonto,
    beforeLoad: () => needTopics('sitzung', 'dienst', 'betreiber'),
    ...pageWithRoom(
      async () => (await import('./latePages.ts')).betreiberAccountPage(),
      'BetreiberAccountPage',
    ),
  }),
]

export const sitzung = {
  routes,
  entries: [{ id: 'passwort', to: PAGE.passwort, part: 'konto' }],
  fills: [OverPages.with(ProofHost)],
} as const satisfies Feature
