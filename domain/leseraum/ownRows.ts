import type { OwnRows } from '../datenschutz/ownRow.ts'

/** What those who book seats and rooms are told of them. */
export const OWN_ROWS = {
  leseraum_buchung: {
    ...{ key: { id: 'uuid' }, whose: ['benutzer1_id', 'benutzer2_id'] },
    values: [
      'id',
      'tag',
      'status',
      'gruppengroesse',
      'informationstext',
      'erstellt',
      'zweite_zugesagt',
      'gebucht_bis',
      'pausen',
      'storno_art',
      'storniert_am',
    ],
    ranges: ['zeitraum'],
    names: { leseraum_id: 'leseraum.bezeichnung', grundriss_id: 'grundriss.bezeichnung' },
    people: { benutzer1_id: 'bucht', benutzer2_id: 'zweite' },
    addresses: { zweite_adresse: 'zweite' },
    withheld: {
      ...{ gehalten_bis: 'technisch', gehalten_status: 'technisch', version: 'technisch' },
      warteplatz_id: 'technisch',
      serie_id: 'technisch',
      gilt_seit: 'technisch',
      geaendert: 'technisch',
      ...{ ruecknahme_bis: 'technisch', rest_von: 'technisch', pause_bis: 'technisch' },
    },
  },
  leseraum_einladung: {
    ...{ key: { id: 'uuid' }, whose: ['benutzer_id'], addressed: ['adresse'], values: ['erstellt'] },
    people: { benutzer_id: 'bucht' },
    addresses: { adresse: 'zweite' },
    withheld: { id: 'technisch' },
  },
  sichtbarkeit: {
    ...{ key: { gruppe_id: 'uuid' }, whose: ['benutzer_id'], values: ['seit'] },
    ...{ names: { gruppe_id: 'gruppe.name' }, withheld: { benutzer_id: 'technisch' } },
  },
  warteplatz: {
    ...{ key: { id: 'uuid' }, whose: ['benutzer_id'] },
    values: [
      ...['tag', 'status', 'zone', 'mindestens', 'gruppengroesse', 'angebot_bis', 'erstellt', 'beendet'],
    ],
    ranges: ['zeitraum', 'angebot_zeitraum'],
    names: {
      grundriss_id: 'grundriss.bezeichnung',
      leseraum_id: 'leseraum.bezeichnung',
      angebot_leseraum_id: 'leseraum.bezeichnung',
      ausstattung_id: 'ausstattung.name',
    },
    withheld: { id: 'technisch', benutzer_id: 'technisch', version: 'technisch' },
  },
} as const satisfies Record<string, OwnRows>
