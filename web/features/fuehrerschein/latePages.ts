export const fuehrerscheinPage = () => import('./pages/FuehrerscheinPage.tsx')
