export const dateienPage = () => import('./pages/DateienPage.tsx')
