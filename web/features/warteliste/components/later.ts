import { lazyPart } from '../../../platform/lazyPart.ts'

const loadWaiting = async () => (await import('./waiting.ts')).waiting

const loadHere = async () => {
  const { OffersHere } = await import('./Angebote.tsx')
  return { OffersHere }
}

/** Loaded after the plan, since entries are known only then: it must not delay the first paint. */
export const Angebote = lazyPart(loadWaiting, 'Angebote', 'warteliste', 'platzDialog')
export const Warteplaetze = lazyPart(loadWaiting, 'Warteplaetze', 'warteliste')
export const WaitForSeat = lazyPart(() => import('./WaitForSeat.tsx'), 'WaitForSeat', 'warteliste')
export const OffersHere = lazyPart(loadHere, 'OffersHere', 'warteliste', 'platzDialog')
