export const auftraegePage = () => import('./pages/AuftraegePage.tsx')
