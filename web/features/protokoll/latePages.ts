export const protokollPage = () => import('./pages/ProtokollPage.tsx')
