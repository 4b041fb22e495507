export const anzeigegeraetePage = () => import('./pages/AnzeigegeraetePage.tsx')
