import type { BuchungStatus } from '@platzwart/domain/buchung/status'
import {
  type DemoBuchung,
  type Span,
  STEP,
  type Storno,
  WITHOUT_CHECK_IN,
} from '../buchungen/belegungsbuch.ts'
import type { Random } from '../random.ts'
import type { Pattern } from './pattern.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long in advance people book: a quarter on the same day, most within the week, within the house's limit. */
function leadOf(zufall: Random): number {
  const share = zufall.next()
  if (share < 0.25) return zufall.between(5, 300) * MINUTE
  if (share < 0.5) return zufall.between(8, 30) * HOUR
  if (share < 0.85) return zufall.between(30, 160) * HOUR
  return zufall.between(160, 13 * 24) * HOUR
}

/** When a booking was made: before its start, and never in the future. */
export function bookedAt({ von }: Span, now: number, zufall: Random): number {
  const lead = leadOf(zufall)
  const made = von - lead < now ? von - lead : now - zufall.between(1, 60) * HOUR
  return made + zufall.between(0, 59) * 1000 - MINUTE
}

type Outcome = Pick<DemoBuchung, 'status' | 'storno' | 'informationstext'>

const stays = (status: BuchungStatus): Outcome => ({ status, storno: null, informationstext: '' })

const cancelled = (storno: Storno, informationstext = ''): Outcome => ({
  status: 'storniert',
  storno,
  informationstext,
})

/** Chooses a booking's outcome. The earlier it was made, the likelier it is cancelled. */
export function outcomeOf(
  { von, erstellt, zuZweit }: { readonly von: number; readonly erstellt: number; readonly zuZweit: boolean },
  pattern: Pattern,
  now: number,
  zufall: Random,
): Outcome {
  const lead = von - erstellt
  const begun = von + STEP < now
  const share = Math.min(1, 0.3 + lead / (4 * DAY))
  if (zufall.chance((pattern.absagen / 100) * share)) {
    // Most cancel late.
    const late = 1 - zufall.next() ** 2
    const am = Math.min(erstellt + late * lead, now - MINUTE)
    return cancelled({ art: 'abgesagt', am: Temporal.Instant.fromEpochMilliseconds(Math.round(am)) })
  }
  if (!begun) return stays('reserviert')
  if (zuZweit && zufall.chance(0.07)) return cancelled({ art: 'unbestaetigt', am: null })
  if (zufall.chance((pattern.ausbleiben / 100) * (0.6 + share / 2)))
    return cancelled({ art: 'nichtGekommen', am: null }, WITHOUT_CHECK_IN)
  return stays('durchgeführt')
}
