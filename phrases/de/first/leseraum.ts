/** What any page may say of reading rooms: the names of their pages. */
export const first = {
  menue: {
    leseraum: 'Leseraum',
    karte: 'Karte',
    liste: 'Liste',
    arbeitswelt: 'Arbeitswelt',
    arbeitsweltKarte: 'Arbeitswelt: Karte',
    arbeitsweltListe: 'Arbeitswelt: Liste',
    tagesplan: 'Tag',
    arbeitsweltTeam: 'Mein Team',
    freieZeiten: 'Freie Zeiten',
    empfang: 'Empfang',
    buchungen: 'Buchungen',
    buchungenRaeume: 'Alle Buchungen von Plätzen',
    buchungenFahrzeuge: 'Alle Fahrten',
    buchungenSperren: 'Gesperrte Plätze',
  },
}

declare module '../../phrases.ts' {
  interface First {
    readonly leseraum: typeof first
  }
}
