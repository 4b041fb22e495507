export const betreiberAccountPage = () => import('./pages/BetreiberAccountPage.tsx')
