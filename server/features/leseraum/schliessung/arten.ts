import type { AnlassArt } from '@platzwart/domain/leseraum/schliessung/types'
import type { SeatsClosing } from './anlass.ts'
import { grundriss } from './grundriss.ts'
import { plaetze } from './leseraeume.ts'
import { platz } from './leseraum.ts'
import { week } from './oeffnungszeit.ts'
import { sonder } from './sonderoeffnungszeit.ts'
import { sperre } from './sperre.ts'
import { zeiten } from './zeiten.ts'

/** What can hit bookings of others, each by its own rules. */
export const ANLAESSE: Readonly<Record<AnlassArt, SeatsClosing>> = {
  sonder,
  woche: week,
  platz,
  plaetze,
  grundriss,
  sperre,
  zeiten,
}
