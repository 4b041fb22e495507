import type { schliessung as German } from '../../de/verwaltung/schliessung.ts'
import type { Shape } from '../../shape.ts'

export const schliessung: Shape<typeof German> = {
  titel: 'This hits bookings',
  trifft_one: 'This hits {{count}} booking.',
  trifft_other: 'This hits {{count}} bookings.',
  verschiebbar_zero: 'Nothing else is free.',
  verschiebbar_one: 'For {{count}} there is another seat or another time.',
  verschiebbar_other: 'For {{count}} there is another seat or another time.',
  anders: 'Bookings have changed meanwhile. This is what it hits now; nothing is saved yet.',
  alle: {
    titel: 'What is to become of all of them?',
    verschiebenSonstStornieren: 'Move where possible, else cancel',
    verschiebenSonstBelassen: 'Move where possible, else leave',
    stornieren: 'Cancel all',
    belassen: 'Leave all',
  },
  einzeln: '{{platz}}, {{wann}}: what is to become of it?',
  umgang: {
    verschieben: 'Move',
    stornieren: 'Cancel',
    belassen: 'Leave',
  },
  wann: '{{von}} to {{bis}}',
  ersatz: {
    naechsterPlatz: 'Instead: {{platz}}, at the same time',
    andererGrundriss: 'Instead: {{platz}} ({{grundriss}}), at the same time',
    andereZeit: 'Instead: {{platz}} ({{grundriss}}), {{von}} to {{bis}}',
    keiner: 'Nothing else is free',
  },
  weitere_one: '{{count}} more booking is not shown here; what is chosen for all holds for it.',
  weitere_other: '{{count}} more bookings are not shown here; what is chosen for all holds for them.',
  summe: 'Moved: {{verschieben}}, cancelled: {{stornieren}}, left: {{belassen}}.',
  danach:
    'All of it can be undone for 10 minutes. After that each person concerned gets one mail with the way to their booking.',
  danachOhneMail: 'All of it can be undone for 10 minutes.',
  zurueck: 'Back',
  speichern: 'Save like this',
  ruecknahme: {
    text: 'The last change can be undone until {{zeit}}. Moved: {{verschoben}}, cancelled: {{storniert}}, left: {{belassen}}.',
    knopf: 'Undo the change',
    titel: 'Undone',
    fertig_zero: 'No booking came back.',
    fertig_one: '{{count}} booking is where it was.',
    fertig_other: '{{count}} bookings are where they were.',
    nicht_one: '{{count}} stays as it is now:',
    nicht_other: '{{count}} stay as they are now:',
    grund: {
      geaendert: '{{platz}}, {{wann}}: changed meanwhile',
      weg: '{{platz}}, {{wann}}: the person is no longer in the house',
      belegt: '{{platz}}, {{wann}}: somebody else has the seat by now',
      zu: '{{platz}}, {{wann}}: closed there by now',
      eigene: '{{platz}}, {{wann}}: against a new booking of their own',
      zweite: '{{platz}}, {{wann}}: against a new booking of the second person',
    },
  },
}
