import { lazyPart } from '../../../platform/lazyPart.ts'

const loadWaiting = async () => (await import('./waiting.ts')).waiting

const loadHere = async () => {
  const { OffersHere } = await import('./Angebote.tsx')
  return { OffersHere }
}

/** Who waits, and for what, is known only when the page is there: none of it is in the way of the first picture. */
export const Angebote = lazyPart(loadWaiting, 'Angebote', 'warteliste', 'platzDialog')
export const Warteplaetze = lazyPart(loadWaiting, 'Warteplaetze', 'warteliste')
export const WaitForSeat = lazyPart(() => import('./WaitForSeat.tsx'), 'WaitForSeat', 'warteliste')
export const OffersHere = lazyPart(loadHere, 'OffersHere', 'warteliste', 'platzDialog')
