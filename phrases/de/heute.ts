export const heute = {
  titel: 'Heute',
  naechstes: 'Als Nächstes',
  danach: 'Danach',
  zuErledigen: 'Zu erledigen',
  buchen: 'Buchen',
  platzBuchen: 'Platz buchen',
  arbeitsplatzBuchen: 'Arbeitsplatz buchen',
  fahrzeugBuchen: 'Fahrzeug buchen',
  platzZeigen: 'Auf der Karte zeigen',
  fahrtZeigen: 'Fahrt ansehen',
  platzName: '{{platz}}, {{plan}}',
  nichts: 'Es steht nichts an',
  nichtsText: 'Nach einer Buchung steht hier, wann und wo es losgeht und was dafür zu tun ist.',
  leer: 'Für dieses Konto ist noch nichts freigeschaltet',
  leerText: 'Wer für die Verwaltung zuständig ist, kann die Berechtigungen erteilen.',
}

declare module '../phrases.ts' {
  interface Topics {
    readonly heute: typeof heute
  }
}
