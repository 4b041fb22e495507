/** Behind the map, for whoever asks for it. */
export const tagesplanPage = () => import('./pages/TagesplanPage.tsx')
