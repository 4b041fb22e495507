export const auswertungPage = () => import('./pages/AuswertungPage.tsx')
export const auslastungPage = () => import('./pages/AuslastungPage.tsx')
