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
  empfang: {
    titel: 'Heute am Empfang',
    text: 'Wer heute kommt. Am Empfang lässt sich auch einchecken, wer keinen Code hat oder sich verspätet, solange die Buchung läuft.',
    suche: 'Name oder Platz',
    grundriss: 'Grundriss',
    alle: 'Alle',
    platz: '{{platz}}, {{plan}}',
    wer: 'Wer gezeigt wird',
    wahl: { kommen: 'Kommen noch', da: 'Sind da', alle: 'Alle von heute' },
    leer: {
      kommen: 'Heute kommt niemand mehr',
      da: 'Gerade ist niemand eingecheckt',
      alle: 'Heute ist nichts gebucht',
    },
    leerText: 'Was gebucht wird, steht hier von selbst.',
    keine: 'Niemand von heute passt zur Suche',
    zweite: 'mit {{name}}',
    ohneName: 'ohne Namen',
    zeit: '{{von}} – {{bis}} Uhr',
    lage: {
      vorgemerkt: 'noch nicht bestätigt',
      frueh: 'Check-in ab {{zeit}} Uhr',
      kommt: 'wird erwartet',
      spaet: 'verspätet',
      da: 'ist da',
      gegangen: 'gerade gegangen',
      vorbei: 'vorbei',
    },
    schritt: { checkIn: 'Ist da', checkOut: 'Ist gegangen', undoCheckOut: 'Doch noch da' },
    schrittName: '{{schritt}}: {{name}}, {{platz}}, {{zeit}} Uhr',
    zurueckNoch: 'Doch noch da ({{sekunden}} s)',
    gesagt: {
      checkIn: '{{name}} ist da: {{platz}} bis {{zeit}} Uhr.',
      checkOut: '{{name}} ist gegangen. {{platz}} wird gleich für andere frei.',
      undoCheckOut: '{{name}} ist noch da: {{platz}} bis {{zeit}} Uhr.',
    },
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
