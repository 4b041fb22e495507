/** Opened from a mail, and by nobody who begins with a map. */
export const zusagePage = () => import('./pages/ZusagePage.tsx')
