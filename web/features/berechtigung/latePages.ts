export const overviewPage = () => import('./pages/OverviewPage.tsx')
export const gruppenPage = () => import('./pages/GruppenPage.tsx')
export const rollenPage = () => import('./pages/RollenPage.tsx')
