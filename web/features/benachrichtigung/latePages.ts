export const postausgangPage = () => import('./pages/PostausgangPage.tsx')
