/** Arriving at a seat, and leaving it. */
export const ankunft = {
  beenden: 'Jetzt beenden',
  beendet: 'Beendet: Die übrige Zeit wird gleich für andere frei.',
  zurueck: 'Doch bleiben',
  zurueckNoch: 'Doch bleiben ({{sekunden}} s)',
  aktionName: '{{aktion}}: {{platz}}, {{wann}}',
  gesagt: {
    checkOut: '{{platz}} ist seit {{zeit}} Uhr beendet. Danke, dass der Platz frei wird!',
    undoCheckOut: '{{platz}} gilt wieder bis {{zeit}} Uhr.',
  },
  platz: {
    titel: 'Platz {{platz}}',
    wo: '{{plan}}, {{standort}}',
    eigene: 'Deine Buchung: {{wann}}',
    da: 'Du bist eingecheckt, bis {{zeit}} Uhr.',
    einchecken: 'Einchecken',
    eingecheckt: 'Eingecheckt. Viel Erfolg an {{platz}}!',
    belegt: 'Dieser Platz ist bis {{zeit}} Uhr belegt.',
    frei: 'Dieser Platz ist frei. Ein Druck bucht ihn und checkt ein.',
    buchen: 'Bis {{zeit}} Uhr buchen',
    gebucht: 'Gebucht bis {{zeit}} Uhr und eingecheckt. Viel Erfolg an {{platz}}!',
    zu: 'Hier lässt sich gerade nicht buchen.',
    karte: 'Auf der Karte ansehen',
  },
  codes: {
    titel: 'Codes der Plätze',
    text: 'Zum Ausdrucken auf A4 und Ausschneiden. Wer den Code an einem Platz scannt, sieht, was der Platz gerade für ihn ist, und checkt dort ein.',
    drucken: 'Codes drucken',
    leer: 'Keine Plätze, die sich buchen lassen',
    leerText: 'Codes gibt es, sobald auf dem Grundriss Plätze stehen.',
    bild: 'Code für {{platz}}',
    hinweis: 'Scannen und einchecken',
    anzeige: 'Am Bildschirm zeigen: {{platz}}',
    anzeigeKurz: 'Am Bildschirm zeigen',
    neu: 'Alle neu ausgeben …',
    frage: 'Alle gedruckten Codes dieses Grundrisses gelten dann nicht mehr und müssen ersetzt werden.',
    ja: 'Neu ausgeben',
    abbrechen: 'Abbrechen',
    fertig: 'Die neuen Codes gelten ab sofort; bitte drucken und aushängen.',
  },
  anzeige: {
    text: 'Scannen und einchecken. Der Code wechselt alle 30 Sekunden.',
  },
}

declare module '../../phrases.ts' {
  interface Topics {
    readonly ankunft: typeof ankunft
  }
}
