import type { BuchungStatus } from '../buchung/status.ts'
import type { Umgebung } from '../fahrtenbuch/nachzuegler.ts'
import { hasWaited, isToBeEntered } from '../fahrtenbuch/nachzuegler.ts'
import { type Frage, openFragen, type Rueckfrage } from '../fahrzeug/rueckfragen.ts'
import type { Zustand } from '../fahrzeug/zustand.ts'
import { type Issue, issue } from '../issue.ts'
import type { Result } from '../result.ts'
import { refused } from '../result.ts'

export type UebergabeTyp = 'CHECK_IN' | 'CHECK_OUT'

/** A driver's statement at either end of a trip, as far as the rules judge it. */
export interface UebergabeCommand extends Zustand {
  /** When it happened, by the driver's device; null is now. */
  readonly zeit: Temporal.Instant | null
  /** Questions that the driver has confirmed. */
  readonly bestaetigteFragen: readonly Rueckfrage[]
}

/** The readings against which a mileage is checked. */
export interface Tacho extends Umgebung {
  /** The car's current mileage. */
  readonly kilometerstand: number
}

/** The decision about a handover, in order of precedence. */
export type Decision<Consequences> =
  /** It is refused. */
  | { readonly art: 'refuse'; readonly issues: readonly Issue[] }
  /**
   * It happened but contradicts what is known: the fleet manager enters it. `again` if it is kept already.
   */
  | { readonly art: 'keep'; readonly issues: readonly Issue[]; readonly again: boolean }
  /** Unusual but possible: the driver has to confirm first. */
  | { readonly art: 'ask'; readonly fragen: readonly Frage[] }
  /** Accepted, with the questions that the driver has confirmed. */
  | { readonly art: 'take'; readonly fragen: readonly Frage[]; readonly consequences: Consequences }

/** The server's state of a late trip. */
interface TripState {
  readonly status: BuchungStatus
  /** Handovers of the trip that await the fleet manager. */
  readonly kept: readonly UebergabeTyp[]
}

/** The other end of this trip awaits the fleet manager, and this one follows it. */
export const ALREADY_KEPT = refused(issue('fahrzeug.nichtAktiv'))

/**
 * Combines the checks of a handover into refuse, keep, ask or take. A late one with faults that nobody can
 * correct on the device is kept, because the trip was driven and a refusal would lose it for the logbook; one
 * that another device has reported already is refused.
 * @param state null on a device, which keeps nothing for the fleet manager
 */
export function decisionOf<C extends { readonly fragen: readonly Frage[] }>(
  typ: UebergabeTyp,
  { zeit, bestaetigteFragen }: UebergabeCommand,
  state: TripState | null,
  now: Temporal.Instant,
  judged: Result<C>,
): Decision<Omit<C, 'fragen'>> {
  if (!judged.ok) {
    const { issues } = judged
    return state !== null && isLate(typ, state, zeit, now) && isToBeEntered(issues)
      ? { art: 'keep', issues, again: state.kept.includes(typ) }
      : { art: 'refuse', issues }
  }
  const { fragen, ...consequences } = judged.value
  const open = openFragen(fragen, bestaetigteFragen)
  return open.length > 0 ? { art: 'ask', fragen: open } : { art: 'take', fragen, consequences }
}

function isLate(
  typ: UebergabeTyp,
  { status, kept }: TripState,
  zeit: Temporal.Instant | null,
  now: Temporal.Instant,
): boolean {
  const toldAlready = status === 'durchgeführt' || (status === 'aktiv' && typ === 'CHECK_IN')
  // The other end of a kept trip follows it, however soon it arrives.
  return !toldAlready && (kept.length > 0 || hasWaited(zeit, now))
}
