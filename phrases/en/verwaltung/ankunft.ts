import type { ankunft as German } from '../../de/verwaltung/ankunft.ts'
import type { Shape } from '../../shape.ts'

export const ankunft: Shape<typeof German> = {
  beenden: 'End now',
  beendet: 'Ended: the rest of the time is about to be free for others.',
  zurueck: 'Stay after all',
  zurueckNoch: 'Stay after all ({{sekunden}} s)',
  aktionName: '{{aktion}}: {{platz}}, {{wann}}',
  gesagt: {
    checkOut: '{{platz}} has ended as of {{zeit}}. Thank you for giving it back!',
    undoCheckOut: '{{platz}} is yours again until {{zeit}}.',
  },
  platz: {
    titel: 'Seat {{platz}}',
    wo: '{{plan}}, {{standort}}',
    eigene: 'Your booking: {{wann}}',
    da: 'You are checked in until {{zeit}}.',
    einchecken: 'Check in',
    eingecheckt: 'Checked in. All the best at {{platz}}!',
    belegt: 'This seat is taken until {{zeit}}.',
    frei: 'This seat is free. One press books it and checks in.',
    buchen: 'Book until {{zeit}}',
    gebucht: 'Booked until {{zeit}} and checked in. All the best at {{platz}}!',
    zu: 'Nothing can be booked here at the moment.',
    karte: 'Look at it on the map',
  },
  codes: {
    titel: 'Codes of the seats',
    text: 'To be printed on A4 and cut out. Whoever scans the code at a seat sees what the seat is to them now, and checks in there.',
    drucken: 'Print codes',
    leer: 'No seats that can be booked',
    leerText: 'There are codes as soon as seats stand on the floor plan.',
    bild: 'Code for {{platz}}',
    hinweis: 'Scan and check in',
    anzeige: 'Show on a display: {{platz}}',
    anzeigeKurz: 'Show on a display',
    neu: 'Give all out anew …',
    frage: 'All printed codes of this floor plan hold no longer then, and have to be replaced.',
    ja: 'Give out anew',
    abbrechen: 'Cancel',
    fertig: 'The new codes hold from now on; please print them and put them up.',
  },
  anzeige: {
    text: 'Scan and check in. The code changes every 30 seconds.',
  },
}
