/** Loaded only on demand from the map. */
export const tagesplanPage = () => import('./pages/TagesplanPage.tsx')
