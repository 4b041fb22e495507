export const systemEinstellungenPage = () => import('./pages/SystemEinstellungenPage.tsx')
