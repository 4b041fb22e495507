/** The files of the house. */
export const datei = {
  titel: 'Dateien',
  text: 'Was ins Haus gebracht wurde: Bilder und Dokumente. Was noch irgendwo gezeigt wird, lässt sich nicht löschen.',
  ort: 'Wo',
  orte: { grundrisse: 'Grundrisse', fahrzeuge: 'Fahrzeuge', logos: 'Logos', datenschutz: 'Datenschutz' },
  leer: 'Hier liegt keine Datei',
  leerText: 'Was hochgeladen wird, steht hier von selbst.',
  groesse: '{{kb}} KB',
  pixel: '{{breite}} × {{hoehe}}',
  loeschen: 'Löschen',
  loeschenName: '{{name}} löschen',
  frage: 'Datei löschen?',
  frageText: '„{{name}}“ ist danach weg und lässt sich nicht zurückholen.',
  zurueck: 'Zurück',
}

declare module '../../phrases.ts' {
  interface Topics {
    readonly datei: typeof datei
  }
}
