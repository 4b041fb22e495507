export const ownMailsPage = () => import('./pages/OwnMailsPage.tsx')
export const postausgangPage = () => import('./pages/PostausgangPage.tsx')
