import type { BuchungStatus } from '../buchung/status.ts'
import type { Umgebung } from '../fahrtenbuch/nachzuegler.ts'
import { hasWaited, isToBeEntered } from '../fahrtenbuch/nachzuegler.ts'
import { type Frage, openFragen, type Rueckfrage } from '../fahrzeug/rueckfragen.ts'
import type { Zustand } from '../fahrzeug/zustand.ts'
import { type Issue, issue } from '../issue.ts'
import type { Result } from '../result.ts'
import { refused } from '../result.ts'

export type UebergabeTyp = 'CHECK_IN' | 'CHECK_OUT'

/** What a driver says at either end of a trip, as far as a rule judges it. */
export interface UebergabeCommand extends Zustand {
  /** When it happened, by the driver's device; null is now. */
  readonly zeit: Temporal.Instant | null
  /** Questions that the driver has answered with yes. */
  readonly bestaetigteFragen: readonly Rueckfrage[]
}

/** The readings by which a mileage is judged. */
export interface Tacho extends Umgebung {
  /** What the car shows. */
  readonly kilometerstand: number
}

/** What is decided about a handover, in the order in which the driver hears of it. */
export type Decision<Consequences> =
  /** It does not happen. */
  | { readonly art: 'refuse'; readonly issues: readonly Issue[] }
  /** It happened and no longer fits into what is known: the fleet manager enters it. `again` when it is kept already. */
  | { readonly art: 'keep'; readonly issues: readonly Issue[]; readonly again: boolean }
  /** It may be right and seldom is: the driver is asked first. */
  | { readonly art: 'ask'; readonly fragen: readonly Frage[] }
  /** It happens, with the questions that the driver has confirmed. */
  | { readonly art: 'take'; readonly fragen: readonly Frage[]; readonly consequences: Consequences }

/** What the server knows of a trip that is late. */
interface TripState {
  readonly status: BuchungStatus
  /** Handovers of the trip that wait to be entered by the fleet manager. */
  readonly kept: readonly UebergabeTyp[]
}

/** The other end of this trip waits to be entered, and this one goes with it. */
export const ALREADY_KEPT = refused(issue('fahrzeug.nichtAktiv'))

/**
 * Refuses, keeps, asks or takes a handover that was judged. A late one whose faults nobody can mend where it was made is kept, because the
 * trip was driven and a refusal would lose it for the logbook; one that another device has told already is refused.
 *
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
  // The other end of a trip that is kept goes with it, however soon it arrives.
  return !toldAlready && (kept.length > 0 || hasWaited(zeit, now))
}
