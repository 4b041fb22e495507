/** What the configuration of a house says of its people, as a document for its staff council. */
export const anlage = {
  titel: 'Anlage zum Datenschutz',
  lead: 'Was die Einstellungen dieses Hauses über Personen festlegen: zum Vorlegen, etwa beim Personalrat, und zum Ausdrucken.',
  stand: '{{haus}}, Stand {{zeit}} Uhr.',
  drucken: 'Drucken',
  personen: {
    titel: 'Personen',
    aktiv: 'Aktive Personen',
    inaktiv: 'Deaktivierte Personen',
    sperren: 'Löschsperren zu Personen',
    betreiber: 'Zugriff der Betreiber auf Daten des Hauses',
    ohneZugriff: 'nicht erlaubt; sie sehen nur Zahlen',
    zugriff: 'erlaubt bis {{bis}} Uhr',
  },
  rechte: {
    titel: 'Wer was darf',
    text: 'Jede Person zählt einmal, gleich ob sie ein Recht selbst hat, durch eine Rolle oder durch eine Gruppe. Wer kein Recht hat, sieht nur, was sie oder ihn selbst betrifft: dass ein Platz oder Fahrzeug belegt ist, nie von wem.',
    haben_zero: 'niemand',
    haben_one: 'eine Person',
    haben_other: '{{anzahl}} Personen',
    rolle: 'Rolle „{{name}}“: {{anzahl}}',
  },
  fristen: {
    titel: 'Wie lange es bleibt',
    text: 'Was das Haus für die Arten festgelegt hat, bei denen es wählen kann. Alle übrigen Fristen stehen unten bei der Art der Daten.',
  },
  berichte: {
    titel: 'Auswertungen und Dateien',
    text: 'Alles mit Personen darin, was aus dem Programm hinausgeht. Eine Auswertung, die Personen vergleicht oder zählt, wie oft jemand bucht, gibt es nicht. Wer eine Datei geholt hat, steht im Protokoll.',
    eigeneDaten: {
      titel: 'Meine Daten als Datei',
      was: 'Was über die eigene Person gespeichert ist, ohne Namen anderer.',
    },
    kalender: {
      titel: 'Eigene Buchungen im Kalender',
      was: 'Die eigenen Buchungen und Fahrten, für Kalenderprogramme unter einer geheimen Adresse, die nur die Person selbst anlegt; wer sie abruft, hält niemand fest. Kalender von Plätzen und Fahrzeugen nennen niemanden.',
    },
    personen: {
      titel: 'Personen als Tabelle',
      was: 'Namen, Adressen, Personalnummern, Gruppen und Rollen, wie die Liste gefiltert ist.',
    },
    protokoll: { titel: 'Protokoll als Excel-Datei', was: 'Wer wann was geändert hat, höchstens ein Jahr.' },
    haus: {
      titel: 'Alles des Hauses als Datei',
      was: 'Zum Umziehen. Nur solange die Verwaltung den Zugriff erlaubt.',
    },
    fahrtenbuch: {
      titel: 'Fahrtenbuch als PDF- oder Excel-Datei',
      was: 'Zeile für Zeile, mit dem Namen der fahrenden Person, wie das Steuerrecht es verlangt.',
    },
    fahrzeugbericht: {
      titel: 'Fahrzeugbericht',
      was: 'Je Fahrzeug Fahrten, Kilometer und Schäden; geht an die Adressen, die unten stehen.',
    },
  },
  einstellungen: {
    titel: 'Einstellungen, die Personen betreffen',
    text: 'Wie sie für das ganze Haus gelten. Ausnahmen für Gruppen und einzelne Personen stehen in der Verwaltung.',
  },
}

declare module '../../phrases.ts' {
  interface Topics {
    readonly anlage: typeof anlage
  }
}
