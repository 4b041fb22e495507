export const freigabenPage = () => import('./pages/FreigabenPage.tsx')
