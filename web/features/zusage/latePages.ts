/** Opened from a mail, so never part of the first load. */
export const zusagePage = () => import('./pages/ZusagePage.tsx')
