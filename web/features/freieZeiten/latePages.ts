/** Loaded only on demand from the map. */
export const freieZeitenPage = () => import('./pages/FreieZeitenPage.tsx')
