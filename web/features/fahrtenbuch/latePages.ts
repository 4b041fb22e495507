export const fahrtenbuchPage = () => import('./pages/FahrtenbuchPage.tsx')
