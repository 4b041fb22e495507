/** What any page may say of vehicles: the names of their pages. */
export const first = {
  menue: {
    fahrten: 'Meine Fahrten',
    fahrzeuge: 'Fahrzeuge',
    uebersicht: 'Fahrzeugübersicht',
    freigaben: 'Sonderfahrten freigeben',
    fuehrerschein: 'Führerschein',
    fahrzeugEinstellungen: 'Fahrzeug-Einstellungen',
  },
}

declare module '../../phrases.ts' {
  interface First {
    readonly fahrzeug: typeof first
  }
}
