import type { SeatState } from '@platzwart/domain/leseraum/seatState'

/** In the order of the legend: what one looks for first stands first. */
export const LEGEND_ORDER: readonly SeatState[] = [
  'frei',
  'deinPlatz',
  'fuerDich',
  'stundenweiseBelegt',
  'vorgemerkt',
  'reserviert',
  'belegt',
  'gesperrt',
  'inaktiv',
  'geschlossen',
]

/**
 * A sign per state, as path data around the origin, some 22 units wide. Each differs in outline and not only in
 * detail, so that it can be told apart at 8 pixels and without colour.
 */
export const SIGNS: Readonly<Record<SeatState, string>> = {
  // an open ring
  frei: 'M-7 0A7 7 0 1 0 7 0A7 7 0 1 0 -7 0Z',
  // a cross
  belegt: 'M-8 -8L8 8M-8 8L8 -8',
  // a clock
  stundenweiseBelegt: 'M-10 0A10 10 0 1 0 10 0A10 10 0 1 0 -10 0ZM0 -6V0L5 3',
  // a tick
  deinPlatz: 'M-10 0L-3 7L10 -8',
  // a tick in a ring: it can become one's own
  fuerDich: 'M-10 0A10 10 0 1 0 10 0A10 10 0 1 0 -10 0ZM-5 0L-1 4L5 -4',
  // three dots, each a line of no length with round ends
  vorgemerkt: 'M-9 0H-8.9M-0.05 0H0.05M8.9 0H9',
  // a flag
  reserviert: 'M-6 11V-10L9 -4L-6 2',
  // a bar
  geschlossen: 'M-9 0H9',
  // a padlock
  gesperrt: 'M-8 -1H8V9H-8ZM-5 -1V-5A5 5 0 0 1 5 -5V-1',
  // a ring with a stroke through it
  inaktiv: 'M-9 0A9 9 0 1 0 9 0A9 9 0 1 0 -9 0ZM-6.4 6.4L6.4 -6.4',
}
