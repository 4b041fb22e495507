import type { help as German } from '../de/help.ts'
import type { Shape } from '../shape.ts'

export const help: Shape<typeof German> = {
  soGehts: {
    intro: 'Three steps to a seat – by mouse, by touch or by keyboard alone.',
    step1: 'Choose day and time',
    step1Text: 'Day and time are at the top. Today and the usual hours are chosen already.',
    step2: 'Pick a seat',
    step2Text:
      'On the map, every seat tells by colour, pattern and sign whether it is available. The list says the same in words.',
    step3: 'Book and check in',
    step3Text:
      'A seat is reserved once it is confirmed. Check-in is possible from 15 minutes before to 15 minutes after the start; who books later has 15 minutes from then.',
    keys: 'Keys',
    keyArrows: 'Arrow keys',
    keyArrowsText: 'to the next seat',
    keyEnter: 'Enter',
    keyEnterText: 'opens the seat',
    keyPlus: '+ and −',
    keyPlusText: 'zoom in and out',
    keyPaletteText: 'search and jump',
  },
  regeln: {
    intro: 'So that everyone finds a seat, this holds for this account:',
    opening: 'Seats can be booked within the opening hours only.',
    nurHeute: 'Seats can be booked for today only.',
    voraus: 'Seats can be booked up to {{tage}} ahead.',
    fenster: 'New days are added every week on {{wochentag}} at {{zeit}}.',
    wochentage: 'Days that can be booked: {{tage}}.',
    fruehestens: 'A booking starts at {{zeit}} at the earliest.',
    spaetestens: 'A booking ends at {{zeit}} at the latest.',
    schritt: 'Start and end are multiples of {{minuten}}.',
    mindestens: 'A booking lasts at least {{minuten}}.',
    hoechstens: 'A booking lasts at most {{minuten}}.',
    rest: 'Today can only be booked while at least {{minuten}} of it are left.',
    proWoche_one: 'One booking is possible in a week.',
    proWoche_other: '{{count}} bookings are possible in a week.',
    stundenProWoche: 'At most {{stunden}} are possible in a week.',
    pause: 'Between two of your own bookings there are at least {{stunden}}.',
    zweitePerson:
      'From a group of {{anzahl}} on, a second person must confirm the booking before it starts; of one that is booked later, within 15 minutes.',
    frei: 'Without a check-in, the seat becomes available again.',
    checkIn:
      'Check-in is possible from 15 minutes before to 15 minutes after the start; who books later has 15 minutes from then.',
    cancel: 'Please cancel seats you do not need; others will be glad of them.',
  },
}
