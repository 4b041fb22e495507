/** Locks of seats for a period, as whoever maintains bookings sets and lifts them. */
export const sperre = {
  titel: 'Sperren',
  text: 'In dieser Zeit kann hier niemand buchen: Wartung, Veranstaltung, ein kaputter Stuhl. Die Öffnungszeiten bleiben, wie sie sind.',
  neu: 'Sperren …',
  leer: 'Nichts ist gesperrt',
  leerText: 'Alle Plätze lassen sich nach den Öffnungszeiten buchen.',
  ganz: 'Der ganze Grundriss',
  weitere_one: '{{namen}} und {{count}} weiterer Platz',
  weitere_other: '{{namen}} und {{count}} weitere Plätze',
  anzahl_one: '{{count}} Platz',
  anzahl_other: '{{count}} Plätze',
  zeit: '{{von}} bis {{bis}} Uhr',
  jetzt: 'gilt jetzt',
  kommt: 'kommt noch',
  aufheben: 'Aufheben',
  aufhebenName: '{{was}}, {{zeit}}: Sperre aufheben',
  aufgehoben: 'Aufgehoben: {{was}} lässt sich wieder buchen.',
  gesperrt: 'Gesperrt: {{was}}.',
  umfang: 'Was wird gesperrt?',
  umfangWahl: { grundriss: 'Ganzer Grundriss', zone: 'Eine Zone', plaetze: 'Einzelne Plätze' },
  zone: 'Zone',
  plaetze: 'Plätze',
  suchen: 'Platz suchen',
  gewaehlt_zero: 'Noch kein Platz gewählt.',
  gewaehlt_one: '{{count}} Platz gewählt.',
  gewaehlt_other: '{{count}} Plätze gewählt.',
  mehr_one: '{{count}} weiterer passt; er erscheint, wenn mehr getippt ist.',
  mehr_other: '{{count}} weitere passen; sie erscheinen, wenn mehr getippt ist.',
  keinPlatz: 'Bitte mindestens einen Platz wählen.',
  von: 'Von',
  bis: 'Bis',
  bisHilfe: '23:59 ist das Ende des Tages.',
  grund: 'Grund',
  grundHilfe: 'Steht für alle am Platz zu lesen, also bitte ohne Namen.',
  sperren: 'Sperren',
}

declare module '../../phrases.ts' {
  interface Topics {
    readonly sperre: typeof sperre
  }
}
