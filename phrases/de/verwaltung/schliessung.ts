/** What is asked before something is closed that people have booked. */
export const schliessung = {
  titel: 'Das trifft Buchungen',
  trifft_one: 'Das trifft {{count}} Buchung.',
  trifft_other: 'Das trifft {{count}} Buchungen.',
  verschiebbar_zero: 'Nichts anderes ist frei.',
  verschiebbar_one: 'Für {{count}} gibt es einen anderen Platz oder eine andere Zeit.',
  verschiebbar_other: 'Für {{count}} gibt es einen anderen Platz oder eine andere Zeit.',
  anders:
    'Inzwischen haben sich Buchungen geändert. Hier steht, was es jetzt trifft; gespeichert ist noch nichts.',
  alle: {
    titel: 'Was geschieht mit allen?',
    verschiebenSonstStornieren: 'Verschieben, wo es geht; sonst stornieren',
    verschiebenSonstBelassen: 'Verschieben, wo es geht; sonst belassen',
    stornieren: 'Alle stornieren',
    belassen: 'Alle belassen',
  },
  einzeln: '{{platz}}, {{wann}}: Was geschieht damit?',
  umgang: {
    verschieben: 'Verschieben',
    stornieren: 'Stornieren',
    belassen: 'Belassen',
  },
  wann: '{{von}} bis {{bis}} Uhr',
  ersatz: {
    naechsterPlatz: 'Stattdessen: {{platz}}, zur selben Zeit',
    andererGrundriss: 'Stattdessen: {{platz}} ({{grundriss}}), zur selben Zeit',
    andereZeit: 'Stattdessen: {{platz}} ({{grundriss}}), {{von}} bis {{bis}} Uhr',
    keiner: 'Nichts anderes frei',
  },
  weitere_one: '{{count}} weitere Buchung ist hier nicht gezeigt; für sie gilt, was für alle gewählt ist.',
  weitere_other:
    '{{count}} weitere Buchungen sind hier nicht gezeigt; für sie gilt, was für alle gewählt ist.',
  summe: 'Verschoben: {{verschieben}}, storniert: {{stornieren}}, belassen: {{belassen}}.',
  danach:
    'Alles zusammen lässt sich 10 Minuten lang zurücknehmen. Danach bekommt jede betroffene Person eine E-Mail mit dem Weg zu ihrer Buchung.',
  danachOhneMail: 'Alles zusammen lässt sich 10 Minuten lang zurücknehmen.',
  zurueck: 'Zurück',
  speichern: 'So speichern',
  ruecknahme: {
    text: 'Bis {{zeit}} Uhr lässt sich die letzte Änderung zurücknehmen. Verschoben: {{verschoben}}, storniert: {{storniert}}, belassen: {{belassen}}.',
    knopf: 'Rückgängig machen',
    titel: 'Zurückgenommen',
    fertig_zero: 'Keine Buchung kam zurück.',
    fertig_one: '{{count}} Buchung ist wieder, wo sie war.',
    fertig_other: '{{count}} Buchungen sind wieder, wo sie waren.',
    nicht_one: '{{count}} bleibt, wie sie jetzt ist:',
    nicht_other: '{{count}} bleiben, wie sie jetzt sind:',
    grund: {
      geaendert: '{{platz}}, {{wann}}: inzwischen geändert',
      weg: '{{platz}}, {{wann}}: die Person ist nicht mehr im Haus',
      belegt: '{{platz}}, {{wann}}: der Platz ist inzwischen vergeben',
      zu: '{{platz}}, {{wann}}: dort ist inzwischen geschlossen',
      eigene: '{{platz}}, {{wann}}: eine neue eigene Buchung steht dagegen',
      zweite: '{{platz}}, {{wann}}: eine neue Buchung der zweiten Person steht dagegen',
    },
  },
}

declare module '../../phrases.ts' {
  interface Topics {
    readonly schliessung: typeof schliessung
  }
}
