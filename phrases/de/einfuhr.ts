/** People from a file and into a file. */
export const einfuhr = {
  titel: 'Personen aus einer Datei',
  oeffnen: 'Aus Datei',
  export: 'Als CSV-Datei',
  datei: 'Personen',
  vorlage: 'Vorlage-Personen',
  spalte: {
    vorname: 'Vorname',
    nachname: 'Nachname',
    email: 'E-Mail',
    personalnummer: 'Personalnummer',
    sprache: 'Sprache',
    gruppen: 'Gruppen',
    rollen: 'Rollen',
  },
  beispiel: {
    vorname: 'Nele',
    nachname: 'Neumann',
    email: 'nele.neumann@beispiel.de',
    personalnummer: '4711',
    sprache: 'de',
    gruppen: '',
    rollen: '',
  },
  status: {
    titel: 'Status',
    aktiv: 'aktiv',
    inaktiv: 'deaktiviert',
  },
  waehlen: {
    lead: 'Eine CSV-Datei mit einer Line je Person. Erst kommt eine Preview; geändert wird nichts, bevor sie bestätigt ist.',
    datei: 'CSV-Datei',
    dateiHilfe:
      'Aus Excel: „Speichern unter“, dann „CSV UTF-8“. Höchstens {{megabyte}} MB und {{zeilen}} Zeilen.',
    platzhalter: 'Datei auswählen',
    vorlage: 'Vorlage herunterladen',
    spalten:
      'Vorname, Nachname und E-Mail sind nötig; Personalnummer, Sprache, Gruppen und Rollen können dazukommen. Wer mit der E-Mail-Adresse schon im Haus ist, wird geändert. Leere Zellen ändern nichts, und niemand verliert etwas.',
    zuGross: 'Die Datei hat mehr als {{megabyte}} MB. Bitte in mehrere Dateien teilen.',
    fehlt: 'Bitte eine Datei auswählen.',
    pruefen: 'Vorschau zeigen',
  },
  lauf: {
    fortschritt: 'Fortschritt',
    wartet: 'Die Datei ist da und wird gleich gelesen.',
    laeuft: '{{erledigt}} von {{gesamt}} Zeilen geprüft',
    fehlgeschlagen: 'Diese Datei geht nicht',
    andere: 'Andere Datei',
  },
  vorschau: {
    erkannt: '{{dateiname}}: {{kodierung}}, getrennt durch {{trennzeichen}}.',
    semikolon: 'Semikolon',
    komma: 'Komma',
    tabulator: 'Tabulator',
    uebergangen: 'Nicht gelesen werden die Spalten: {{spalten}}.',
    zeigen: 'Zeilen zeigen',
    alle: 'Alle ({{anzahl}})',
    neu: 'Neu ({{anzahl}})',
    geaendert: 'Geändert ({{anzahl}})',
    unveraendert: 'Unverändert ({{anzahl}})',
    abgelehnt: 'Abgelehnt ({{anzahl}})',
    zeilen: 'Zeilen der Datei',
    zeile: 'Zeile {{zeile}}',
    leer: 'Keine solche Zeile',
    aenderung: '{{spalte}}: {{vorher}} → {{nachher}}',
    dazu: '{{spalte}}: {{nachher}}',
    verstoss: '{{spalte}} „{{wert}}“: {{detail}}',
    verstossOhneWert: '{{spalte}}: {{detail}}',
    bleiben_one:
      'Die eine abgelehnte Line bleibt draußen. Sie lässt sich in der Datei berichtigen und noch einmal bringen.',
    bleiben_other:
      'Die {{anzahl}} abgelehnten Zeilen bleiben draußen. Sie lassen sich in der Datei berichtigen und noch einmal bringen.',
    nichts: 'In dieser Datei ist nichts zu tun.',
    einladen: 'Neue Personen per E-Mail einladen',
    ohneMail:
      'Es ist kein Mailserver eingerichtet: Neue Personen werden angelegt und lassen sich danach einzeln einladen.',
    uebernehmen_one: 'Eine Line übernehmen',
    uebernehmen_other: '{{anzahl}} Zeilen übernehmen',
    laeuft: 'Wird übernommen …',
    erneuern: 'Vorschau erneuern',
  },
  urteil: {
    neu: 'Neu',
    geaendert: 'Geändert',
    unveraendert: 'Unverändert',
    abgelehnt: 'Abgelehnt',
  },
  fertig: {
    titel: 'Übernommen',
    text: 'Neu: {{neu}}, geändert: {{geaendert}}, unverändert: {{unveraendert}}, abgelehnt: {{abgelehnt}}.',
    schliessen: 'Zurück zur Liste',
    weitere: 'Weitere Datei',
  },
}

declare module '../phrases.ts' {
  interface Topics {
    readonly einfuhr: typeof einfuhr
  }
}
