export const hausPage = () => import('./pages/HausPage.tsx')
export const datenschutzPage = () => import('./pages/DatenschutzPage.tsx')
export const impressumPage = () => import('./pages/ImpressumPage.tsx')
export const barrierefreiheitPage = () => import('./pages/BarrierefreiheitPage.tsx')
