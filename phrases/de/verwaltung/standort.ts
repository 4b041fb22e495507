export const standort = {
  titel: 'Standorte',
  lead: 'Gebäude und Zweigstellen mit ihren Abstellplätzen. Auf ihnen stehen Grundrisse und Fahrzeuge.',
  neu: 'Standort anlegen',
  zurueck: 'Zu den Standorten',
  leer: 'Noch kein Standort',
  leerText: 'Mit dem ersten Standort beginnt ein Haus: Danach kommen Räume und Fahrzeuge.',
  oeffnen: '{{name}}: öffnen',
  ohneAdresse: 'ohne Adresse',
  plaetze_zero: 'keine Abstellplätze',
  plaetze_one: '{{count}} Abstellplatz',
  plaetze_other: '{{count}} Abstellplätze',
  angelegt: 'angelegt am {{tag}}',
  geaendert: 'geändert am {{tag}}',
  feld: {
    name: 'Name',
    adresse: 'Adresse',
    adresseHilfe: 'Wie auf einem Brief; freiwillig',
    abstellplaetze: 'Abstellplätze',
  },
  abstellplatz: {
    text: 'Wo Fahrzeuge stehen, zum Beispiel „Hof 3“ oder „Garage A“. Ein Platz, auf dem ein Fahrzeug steht, bleibt.',
    name: 'Abstellplatz {{nummer}}',
    ohneName: 'Dieser Abstellplatz braucht einen Namen; sonst bitte entfernen.',
    dazu: 'Abstellplatz hinzufügen',
    weg: 'Abstellplatz {{name}} entfernen',
    entfernen: 'Entfernen',
    belegt: 'Hier steht {{kennzeichen}}',
  },
  gespeichert: '{{name}} ist gespeichert.',
  hier: 'Was hier steht',
  nichts: 'Hier steht noch nichts.',
  grundrisse: 'Grundrisse',
  fahrzeuge: 'Fahrzeuge',
  ausgemustert: '{{kennzeichen}} (ausgemustert)',
  loeschen: {
    titel: 'Standort löschen',
    text: 'Das geht, solange hier kein Grundriss und kein Fahrzeug steht. Abstellplätze gehen mit.',
    frage: '{{name}} wirklich löschen?',
  },
}

declare module '../../phrases.ts' {
  interface Topics {
    readonly standort: typeof standort
  }
}
