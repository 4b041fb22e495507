import type { Feature } from '../../frame/feature.ts'
import { AboveSearch, BelowBuchungen, NotFree, OfferedHere } from '../leseraum/slots.ts'
import { Angebote, OffersHere, WaitForSeat, Warteplaetze } from './components/later.ts'

export const warteliste = {
  routes: [],
  fills: [
    AboveSearch.with(Angebote),
    OfferedHere.with(OffersHere),
    BelowBuchungen.with(Warteplaetze),
    NotFree.with(WaitForSeat),
  ],
} as const satisfies Feature
