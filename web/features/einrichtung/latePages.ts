export const einrichtungPage = () => import('./pages/EinrichtungPage.tsx')
