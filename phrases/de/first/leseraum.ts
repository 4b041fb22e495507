/** What any page may say of reading rooms: the names of their pages. */
export const first = {
  menue: {
    leseraum: 'Leseraum',
    karte: 'Karte',
    liste: 'Liste',
    raeume: 'Räume',
    ausstattung: 'Ausstattung',
    sonderoeffnungszeiten: 'Sonderöffnungszeiten',
  },
}

declare module '../../phrases.ts' {
  interface First {
    readonly leseraum: typeof first
  }
}
