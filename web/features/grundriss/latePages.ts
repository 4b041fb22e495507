export const raeumePage = () => import('./pages/RaeumePage.tsx')
export const grundrissPage = () => import('./pages/GrundrissPage.tsx')
export const ausstattungPage = () => import('./pages/AusstattungPage.tsx')
