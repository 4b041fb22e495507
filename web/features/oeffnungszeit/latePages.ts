export const sonderoeffnungszeitenPage = () => import('./pages/SonderoeffnungszeitenPage.tsx')
