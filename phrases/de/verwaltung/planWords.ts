/** What stands below the choice of a room, and where there is none. */
export const planWords = {
  mehr: 'Mehr über diesen Raum',
  name: 'Mehr über diesen Raum: {{bezeichnung}} (öffnet eine andere Seite in einem neuen Fenster)',
  /** Of the list of all seats, the twin of the map. */
  liste: {
    titel: 'Liste',
    tabelle: 'Plätze auf dem Grundriss {{plan}}, {{tag}}',
    zuBuchungen: 'Zu meinen Buchungen springen',
    sortierung: 'Sortieren nach',
    nachPlan: 'Reihenfolge im Plan',
    nummer: 'Platz',
    zone: 'Bereich',
    ausstattung: 'Ausstattung',
    zustand: 'Zustand',
    tag: 'Verlauf des Tages',
    aktion: 'Aktion',
    oeffnen: 'Buchen',
    ansehen: 'Ansehen',
    oeffnenName: '{{platz}}: {{aktion}}',
    anzahl_one: '{{count}} Platz',
    anzahl_other: '{{count}} Plätze',
    keine: 'Kein Platz passt zum Filter',
  },
  /** Of a day that is closed. */
  verloren: {
    abgesagt: 'Storniert durch die Verwaltung.',
    nichtGekommen: 'Storniert: Bis zum Ende der Check-in-Zeit kam niemand.',
    unbestaetigt: 'Storniert: Die zweite Person hat nicht rechtzeitig bestätigt.',
    haus: 'Storniert, weil das Haus dann geschlossen oder der Platz außer Betrieb ist.',
  },
  zu: {
    bis: 'Geschlossen bis einschließlich {{tag}}.',
    grund: 'Grund: {{grund}}',
    woche: 'An diesem Wochentag hat dieser Raum nicht geöffnet.',
    sonder: 'Für diesen Tag gilt eine Sonderregelung.',
    naechster: 'Der nächste buchbare Tag: {{tag}}, {{zeiten}} Uhr.',
    keiner: 'In der buchbaren Zeit gibt es keinen offenen Tag.',
    spaeter: 'Dieser Tag ist {{ab}}.',
    letzter: 'Der letzte Tag, der schon buchbar ist: {{tag}}, {{zeiten}} Uhr.',
  },
  /** What else the filter can ask for, once it is opened. */
  filter: {
    personen: 'Personen',
    weniger: 'Weniger Personen',
    mehr: 'Mehr Personen',
    stunden: 'Verlauf des Tages in der Liste zeigen',
  },
  /** Instead of a plan. */
  leer: {
    keinPlan: 'Noch kein Grundriss',
    keinPlanText: 'Sobald das Haus einen Grundriss anlegt, erscheinen hier seine Plätze.',
    keinePlaetze: 'Auf diesem Grundriss gibt es noch keine Plätze',
    keinePlaetzeText: 'Bitte einen anderen Grundriss wählen.',
    unbekannt: 'Diesen Grundriss gibt es nicht mehr',
    unbekanntText: 'Die Adresse nennt einen Grundriss, der entfernt wurde.',
    ersterPlan: 'Zum ersten Grundriss',
    selbst: 'Was hier angelegt wird, kann danach gebucht werden.',
    anlegen: 'Grundriss anlegen',
    plaetzeAnlegen: 'Plätze anlegen',
  },
  auskunft: {
    filterEinzeln: 'Der Filter lässt nichts übrig: {{filter}}.',
    filterZusammen_zero: 'Der Filter lässt nichts übrig.',
    filterZusammen_one: 'Mehrere Filter zusammen lassen nichts übrig; ohne sie wäre es {{count}} Platz.',
    filterZusammen_other: 'Mehrere Filter zusammen lassen nichts übrig; ohne sie wären es {{count}} Plätze.',
    ohne: 'Ohne „{{filter}}“: {{count}}',
    anderswo: 'Frei auf: {{plan}}',
    naechsterZeigen: 'Diese Zeit wählen',
    naechsterTag: 'Weiter zu {{tag}}',
    naechster: '{{platz}} ist ab {{von}} Uhr frei, bis {{bis}} Uhr.',
    ausserFilter: 'Zum Filter passt an diesem Tag nichts mehr.',
    nichtsMehr: 'Heute wird hier nichts mehr frei.',
    tagVoll: 'An diesem Tag ist hier nichts mehr frei.',
    freieZeiten: 'Freie Zeiten der nächsten zwei Wochen',
  },
}

declare module '../../phrases.ts' {
  interface Topics {
    readonly planWords: typeof planWords
  }
}
