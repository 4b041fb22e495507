import { lazyPart } from '../../../platform/lazyPart.ts'

/** Who waits, and for what, is known only when the page is there: none of it is in the way of the first picture. */
export const Angebote = lazyPart(() => import('./Angebote.tsx'), 'Angebote', 'warteliste', 'platzDialog')
export const Warteplaetze = lazyPart(() => import('./Warteplaetze.tsx'), 'Warteplaetze', 'warteliste')
export const WaitForSeat = lazyPart(() => import('./WaitForSeat.tsx'), 'WaitForSeat', 'warteliste')
