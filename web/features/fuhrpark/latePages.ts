export const fuhrparkPage = () => import('./pages/FuhrparkPage.tsx')
export const fuhrparkFahrzeugPage = () => import('./pages/FuhrparkFahrzeugPage.tsx')
