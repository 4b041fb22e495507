export const aufbewahrungPage = () => import('./pages/AufbewahrungPage.tsx')
