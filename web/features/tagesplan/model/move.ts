import type { BuchungView, LeseraumView } from '@platzwart/contract/leseraum'
import type { Issue } from '@platzwart/domain/issue'
import { decideBooking } from '@platzwart/domain/leseraum/book'
import type { BookingFacts } from '@platzwart/domain/leseraum/facts'
import type { Minutes } from '@platzwart/domain/leseraum/seatState'
import { leseraumOf } from '@platzwart/domain/leseraum/types'
import { type Grid, stepDown } from '@platzwart/domain/time/grid'
import type { Handle } from '../../../ui/timeline/usePointerDrag.ts'
import type { Leseraum } from '../../leseraum/model/useLeseraum.ts'
import { commandOf, meant } from '../../leseraum/model/wish.ts'

/** A booking on its way to another time or seat, in minutes of the day; nothing of it is sent before it is let go. */
export interface Drag extends Minutes {
  readonly id: string
  /** Where it came from. */
  readonly vonZeile: number
  readonly alt: Minutes
  /** The row in which it is held now. */
  readonly zeile: number
}

/** A bar that is taken up, where it stands. */
export function dragOf({ id, von, bis }: Minutes & { readonly id: string }, zeile: number): Drag {
  return { id, von, bis, alt: { von, bis }, vonZeile: zeile, zeile }
}

export function isMoved({ alt, von, bis, vonZeile, zeile }: Drag): boolean {
  return vonZeile !== zeile || alt.von !== von || alt.bis !== bis
}

const within = (minute: number, von: number, bis: number) => Math.max(von, Math.min(bis, minute))

/**
 * The same booking some steps later, longer or shorter. It stays on what is shown, and at least a step long; what begins or ends beside the
 * steps is brought onto them by the first move.
 */
export function movedDrag(drag: Drag, handle: Handle, steps: number, grid: Grid, ganz: Minutes): Drag {
  if (steps === 0) return drag
  const { schritt } = grid
  const stepped = (minute: number) => stepDown(minute + (steps + 0.5) * schritt, grid)
  const { von, bis } = drag
  if (handle === 'beginn') return { ...drag, von: within(stepped(von), ganz.von, bis - schritt) }
  if (handle === 'ende') return { ...drag, bis: within(stepped(bis), von + schritt, ganz.bis) }
  const length = bis - von
  const begin = within(stepped(von), ganz.von, ganz.bis - length)
  return { ...drag, von: begin, bis: begin + length }
}

interface Known {
  readonly raum: Pick<Leseraum, 'day' | 'plan' | 'einstellungen'>
  readonly person: { readonly id: string; readonly email: string }
  /** Without the booking that is moved. */
  readonly facts: BookingFacts
}

/** What the same rules as in the dialog say to a booking at that place. */
export function moveIssues(
  { von, bis }: Minutes,
  seat: LeseraumView,
  { gruppengroesse, zweite }: Pick<BuchungView, 'gruppengroesse' | 'zweite'>,
  { raum: { day, plan, einstellungen }, person, facts }: Known,
): readonly Issue[] {
  const wish = meant({ von, bis, gruppengroesse, zweitePerson: zweite?.email ?? '' }, seat, einstellungen)
  const decided = decideBooking(commandOf(leseraumOf(seat, plan.id), day, wish, person), facts)
  return decided.ok ? [] : decided.issues
}
