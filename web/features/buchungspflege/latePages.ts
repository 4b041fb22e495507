export const platzBuchungenPage = () => import('./pages/PlatzBuchungenPage.tsx')
export const fahrtBuchungenPage = () => import('./pages/FahrtBuchungenPage.tsx')
export const sperrenPage = () => import('./pages/SperrenPage.tsx')
