import type { Trace } from '../datenschutz/trace.ts'

/** What becomes of whoever booked seats and rooms: that a seat was taken stays, so that its use is counted as before. */
export const TRACES = {
  leseraum_buchung: [
    {
      fate: 'ohneNamen',
      person: ['benutzer1_id'],
      empty: ['informationstext'],
      but: ['status', 'verschlossen'],
    },
    { fate: 'ohneNamen', person: ['benutzer2_id'], address: ['zweite_adresse'] },
  ],
  leseraum_einladung: [{ fate: 'geht', person: ['benutzer_id'], address: ['adresse'] }],
  sichtbarkeit: [{ fate: 'geht', person: ['benutzer_id'] }],
  warteplatz: [{ fate: 'geht', person: ['benutzer_id'] }],
} as const satisfies Record<string, Trace>
