import type { OwnRows } from '../datenschutz/ownRow.ts'

/** What those who book seats and rooms are told of them. */
export const OWN_ROWS = {
  leseraum_buchung: {
    ...{ key: { id: 'uuid' }, whose: ['benutzer1_id', 'benutzer2_id'] },
    values: ['id', 'tag', 'status', 'gruppengroesse', 'informationstext', 'erstellt', 'zweite_zugesagt'],
    ranges: ['zeitraum'],
    names: { leseraum_id: 'leseraum.bezeichnung', grundriss_id: 'grundriss.bezeichnung' },
    people: { benutzer1_id: 'bucht', benutzer2_id: 'zweite' },
    addresses: { zweite_adresse: 'zweite' },
    withheld: { gehalten_bis: 'technisch', gehalten_status: 'technisch', version: 'technisch' },
  },
  leseraum_einladung: {
    ...{ key: { id: 'uuid' }, whose: ['benutzer_id'], addressed: ['adresse'], values: ['erstellt'] },
    people: { benutzer_id: 'bucht' },
    addresses: { adresse: 'zweite' },
    withheld: { id: 'technisch' },
  },
} as const satisfies Record<string, OwnRows>
