export const systemEinstellungenPage = () => import('./pages/SystemEinstellungenPage.tsx')
export const einstellungenPage = () => import('./pages/EinstellungenPage.tsx')
