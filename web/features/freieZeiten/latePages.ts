/** Behind the map, for whoever asks for it. */
export const freieZeitenPage = () => import('./pages/FreieZeitenPage.tsx')
