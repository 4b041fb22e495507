export const mandantenPage = () => import('./pages/MandantenPage.tsx')
export const newMandantPage = () => import('./pages/NewMandantPage.tsx')
export const mandantPage = () => import('./pages/MandantPage.tsx')
export const betreiberProtokollPage = () => import('./pages/BetreiberProtokollPage.tsx')
