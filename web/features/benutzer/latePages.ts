export const benutzerPage = () => import('./pages/BenutzerPage.tsx')
