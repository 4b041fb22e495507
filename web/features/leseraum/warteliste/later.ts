import { lazyPart } from '../../../platform/lazyPart.ts'

const load = async () => (await import('./waiting.tsx')).waiting

const loadWaiting = async () => {
  const { Angebote, Warteplaetze } = await load()
  return { Angebote, Warteplaetze }
}

const loadHere = async () => {
  const { OffersHere } = await load()
  return { OffersHere }
}

/** Loaded after the plan, since entries are known only then: it must not delay the first paint. */
export const Angebote = lazyPart(loadWaiting, 'Angebote', 'warteliste', 'platzDialog')
export const Warteplaetze = lazyPart(loadWaiting, 'Warteplaetze', 'warteliste')
export const WaitForSeat = lazyPart(() => import('./WaitForSeat.tsx'), 'WaitForSeat', 'warteliste')
export const OffersHere = lazyPart(loadHere, 'OffersHere', 'warteliste', 'platzDialog')
