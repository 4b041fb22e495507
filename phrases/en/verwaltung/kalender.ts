import type { kalender as German } from '../../de/verwaltung/kalender.ts'
import type { Shape } from '../../shape.ts'

export const kalender: Shape<typeof German> = {
  eigener: 'My bookings – {{haus}}',
  belegt: 'Busy',
  abo: {
    titel: 'Calendar',
    eigene:
      'Your bookings and trips in your own calendar: it reads them at an address and keeps them up to date by itself.',
    belegt: 'When it is taken, in a calendar elsewhere: on a door sign or in the calendar of a team.',
    zeigtEigener:
      'It shows your own bookings and those that you have agreed to as second person, with time, place and a link to here. Whoever has the address sees that, too, without signing in. Do not pass it on.',
    zeigtBelegt:
      'It shows “Busy” with the time, blocks included; no name, no reason. Whoever has the address sees that without signing in.',
    zeigen: 'Look at the address',
    keine: 'There is no address yet.',
    seit: 'There is an address, made on {{wann}} by {{von}}. It was shown just once.',
    anlegen: 'Make an address',
    adresse: 'Address of the calendar',
    einmal: 'The address is shown just now. Copy it, or open the calendar right here.',
    verbraucht: 'The address is made, but it was in an answer that got lost. Renew it.',
    kopieren: 'Copy the address',
    kopiert: 'Copied',
    oeffnen: 'Open in the calendar',
    apple: 'Apple Calendar and Thunderbird: press “Open in the calendar”.',
    google:
      'Google: on a computer, press the plus beside “Other calendars”, then “From URL”, and paste the address.',
    outlook: 'Outlook: “Add calendar”, then “Subscribe from web”, and paste the address.',
    dauer: 'How often a calendar looks is its own decision; with some it takes hours.',
    erneuern: 'Renew the address',
    erneuernFrage: 'The address so far then leads nowhere. Whoever has entered it needs the new one.',
    erneuernJa: 'Yes, renew',
    beenden: 'End the address',
    beendenFrage: 'Calendars that have entered this address then get nothing any more.',
    beendenJa: 'Yes, end it',
    abbrechen: 'Rather not',
    angelegt: 'The address of the calendar is made.',
    beendet: 'The address of the calendar has ended.',
  },
}
