/** Screens of the house: pairing one, and looking after them. */
export const anzeigegeraet = {
  titel: 'Anzeigegeräte',
  lead: 'Bildschirme, die ohne Anmeldung etwas zeigen: am Platz den Code zum Einchecken. Jeder hat einen eigenen Zugang, der nichts anderes kann und hier endet.',
  neu: {
    titel: 'Bildschirm koppeln',
    schritt1:
      'Am Bildschirm die Adresse der Anzeige öffnen. Unter „Räume“ steht sie beim Grundriss, Reiter „Codes“, als „Am Bildschirm zeigen“.',
    schritt2:
      'Dort niemanden anmelden: Der Bildschirm zeigt von selbst einen Code. Er gilt zehn Minuten und einmal.',
    schritt3: 'Den Code hier eingeben.',
    code: 'Code am Bildschirm',
    codeHinweis: 'Acht Buchstaben, zum Beispiel BCDF-GHJK',
    name: 'Name',
    nameHinweis: 'Ohne Namen heißt er wie der Platz',
    pflicht: 'Bitte den Code eingeben.',
    koppeln: 'Koppeln',
    gekoppelt: '{{name}} ist gekoppelt.',
  },
  liste: {
    titel: 'Gekoppelte Bildschirme',
    leer: 'Noch kein Bildschirm gekoppelt',
    leerText: 'Sobald hier ein Code eingegeben ist, steht der Bildschirm in dieser Liste.',
    ort: '{{platz}}, {{ort}}',
    ohneOrt: 'Den Platz gibt es nicht mehr.',
    da: 'Verbunden',
    weg: 'Nicht verbunden',
    nie: 'Noch nicht gemeldet',
    zuletzt: 'Zuletzt gemeldet: {{wann}}',
    seit: 'Gekoppelt: {{wann}}',
    aktuell: 'Aktuelle Fassung',
    fassung: 'Fassung {{fassung}}',
    umbenennen: 'Umbenennen',
    umbenennenName: 'Umbenennen: {{name}}',
    umbenannt: 'Heißt jetzt {{name}}.',
    nameFehlt: 'Bitte einen Namen eingeben.',
    speichern: 'Speichern',
    abbrechen: 'Abbrechen',
    trennen: 'Trennen',
    trennenName: 'Trennen: {{name}}',
    frage: 'Der Bildschirm zeigt dann sofort nichts mehr. Er lässt sich mit einem neuen Code wieder koppeln.',
    trennenJa: 'Jetzt trennen',
    getrennt: '{{name}} ist getrennt.',
  },
  schirm: {
    titel: 'Bildschirm koppeln',
    anleitung: 'Diesen Code in der Verwaltung unter „Anzeigegeräte“ eingeben:',
    gilt: 'Gilt bis {{zeit}} Uhr. Danach steht hier ein neuer.',
    ohneNetz: 'Keine Verbindung. Es geht von selbst weiter.',
    ohneNetzSeit: 'Keine Verbindung seit {{zeit}} Uhr. Es geht von selbst weiter.',
  },
  vorschau: {
    titel: 'Nur eine Vorschau',
    text: 'Du siehst die Anzeige über deine Anmeldung. Für einen Bildschirm am Platz bitte dort abmelden und diese Adresse noch einmal öffnen: Er zeigt dann einen Code, der hier eingegeben wird:',
    verwalten: 'Anzeigegeräte verwalten',
    abmelden: 'Hier abmelden',
  },
}

declare module '../../phrases.ts' {
  interface Topics {
    readonly anzeigegeraet: typeof anzeigegeraet
  }
}
