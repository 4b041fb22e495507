export const dienstPage = () => import('./pages/DienstPage.tsx')
export const anmeldungPage = () => import('./pages/AnmeldungPage.tsx')
