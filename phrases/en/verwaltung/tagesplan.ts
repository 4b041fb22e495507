import type { tagesplan as German } from '../../de/verwaltung/tagesplan.ts'
import type { Shape } from '../../shape.ts'

export const tagesplan: Shape<typeof German> = {
  titel: 'Day',
  name: 'The day on the floor plan {{plan}}',
  plaetze_one: '{{count}} seat',
  plaetze_other: '{{count}} seats',
  buchen: '{{platz}}: Book',
  ansehen: '{{platz}}: View',
  balken: {
    belegt: 'taken',
    vorgemerkt: 'tentative',
    reserviert: 'reserved',
    deinPlatz: 'Your seat',
    fuerDich: 'Held for you',
    gesperrt: 'locked',
    gehalten: 'still held',
  },
  balkenName: '{{was}} {{von}} – {{bis}}',
  spanne: '{{von}} – {{bis}}',
  ziel: '{{platz}}: {{von}} – {{bis}}',
  passt: 'It is free here.',
  speichert: 'Saving …',
  abgelehnt: 'Not like this; the booking stays as it was',
  verschoben: '{{platz}} is now booked {{von}} – {{bis}}.',
  zurueckgenommen: 'Taken back: {{platz}} is booked {{von}} – {{bis}} again.',
  wirdNeuGefragt: 'The second person is asked again.',
  rueckgaengig: 'Undo',
  anleitung:
    'Drag bookings of your own, also at their start and end; on a touch screen hold first. Press or draw on free time to book. By keyboard: arrow keys go to seats and bookings, Enter takes up one of your own, Space opens it.',
  anleitungBewegt:
    'Arrow keys move it, with Shift the end, with Alt the start, up and down to other seats. Enter saves, Esc gives up.',
}
