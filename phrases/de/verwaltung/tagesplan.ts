/** The day of a plan as a picture of time. */
export const tagesplan = {
  titel: 'Tag',
  name: 'Der Tag auf dem Grundriss {{plan}}',
  plaetze_one: '{{count}} Platz',
  plaetze_other: '{{count}} Plätze',
  buchen: '{{platz}}: Buchen',
  ansehen: '{{platz}}: Ansehen',
  balken: {
    belegt: 'belegt',
    vorgemerkt: 'vorgemerkt',
    reserviert: 'reserviert',
    deinPlatz: 'Dein Platz',
    fuerDich: 'Für dich gehalten',
    gesperrt: 'gesperrt',
    gehalten: 'noch gehalten',
  },
  balkenName: '{{was}} {{von}} – {{bis}} Uhr',
  spanne: '{{von}} – {{bis}} Uhr',
  ziel: '{{platz}}: {{von}} – {{bis}} Uhr',
  passt: 'Hier ist frei.',
  speichert: 'Wird gespeichert …',
  abgelehnt: 'So geht es nicht, die Buchung bleibt, wie sie war',
  verschoben: '{{platz}} ist jetzt {{von}} – {{bis}} Uhr gebucht.',
  zurueckgenommen: 'Zurückgenommen: {{platz}} ist wieder {{von}} – {{bis}} Uhr gebucht.',
  wirdNeuGefragt: 'Die zweite Person wird neu gefragt.',
  rueckgaengig: 'Rückgängig',
  anleitung:
    'Eigene Buchungen lassen sich ziehen, auch an Beginn und Ende; auf dem Touchscreen erst halten. Auf freier Zeit drücken oder ziehen bucht. Mit der Tastatur: Pfeiltasten gehen zu Plätzen und Buchungen, Eingabe nimmt eine eigene auf, Leertaste öffnet sie.',
  anleitungBewegt:
    'Pfeiltasten verschieben, mit Umschalt das Ende, mit Alt den Beginn, auf und ab zu anderen Plätzen. Eingabe speichert, Esc bricht ab.',
}

declare module '../../phrases.ts' {
  interface Topics {
    readonly tagesplan: typeof tagesplan
  }
}
