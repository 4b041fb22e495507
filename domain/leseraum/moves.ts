import type { Move } from '../benutzer/move.ts'

/** Bookings of seats and rooms of somebody who is there twice. Who had agreed to their own booking is its booker alone. */
export const MOVES: Readonly<Record<string, readonly Move[]>> = {
  leseraum_buchung: [{ columns: ['benutzer1_id', 'benutzer2_id'], apart: true }],
  leseraum_einladung: [{ columns: ['benutzer_id'] }],
  // To show oneself is one's own decision: nobody takes it over with somebody else's bookings.
  sichtbarkeit: [{ goes: 'benutzer_id' }],
  warteplatz: [{ columns: ['benutzer_id'] }],
}
