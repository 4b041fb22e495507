export const anlagePage = () => import('./pages/AnlagePage.tsx')
