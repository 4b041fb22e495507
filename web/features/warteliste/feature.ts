import type { Feature } from '../../frame/feature.ts'
import { AboveSearch, BelowBuchungen, NotFree } from '../leseraum/slots.ts'
import { Angebote, WaitForSeat, Warteplaetze } from './components/later.ts'

export const warteliste = {
  routes: [],
  fills: [AboveSearch.with(Angebote), BelowBuchungen.with(Warteplaetze), NotFree.with(WaitForSeat)],
} as const satisfies Feature
