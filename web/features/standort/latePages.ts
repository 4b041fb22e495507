export const lokationenPage = () => import('./pages/LokationenPage.tsx')
export const lokationPage = () => import('./pages/LokationPage.tsx')
