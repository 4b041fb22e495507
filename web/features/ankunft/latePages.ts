export const anzeigePage = () => import('./pages/AnzeigePage.tsx')
export const empfangPage = () => import('./pages/EmpfangPage.tsx')
