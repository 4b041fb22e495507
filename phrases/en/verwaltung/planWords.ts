import type { planWords as German } from '../../de/verwaltung/planWords.ts'
import type { Shape } from '../../shape.ts'

export const planWords: Shape<typeof German> = {
  mehr: 'More about this room',
  name: 'More about this room: {{bezeichnung}} (opens another site in a new window)',
  liste: {
    titel: 'List',
    tabelle: 'Seats on the floor plan {{plan}}, {{tag}}',
    zuBuchungen: 'Skip to my bookings',
    sortierung: 'Sort by',
    nachPlan: 'Order of the plan',
    nummer: 'Seat',
    zone: 'Area',
    ausstattung: 'Equipment',
    zustand: 'State',
    tag: 'Course of the day',
    aktion: 'Action',
    oeffnen: 'Book',
    ansehen: 'Look',
    oeffnenName: '{{platz}}: {{aktion}}',
    anzahl_one: '{{count}} seat',
    anzahl_other: '{{count}} seats',
    keine: 'No seat matches the filter',
  },
  /** Of a day that is closed. */
  zu: {
    bis: 'Closed until {{tag}} inclusive.',
    grund: 'Reason: {{grund}}',
    woche: 'This room is not open on this weekday.',
    sonder: 'A special opening time holds for this day.',
    naechster: 'The next day that can be booked: {{tag}}, {{von}} to {{bis}}.',
    keiner: 'There is no open day within the bookable time.',
    spaeter: 'This day is {{ab}}.',
    letzter: 'The last day that can be booked already: {{tag}}, {{von}} to {{bis}}.',
  },
  /** What else the filter can ask for, once it is opened. */
  filter: {
    personen: 'People',
    weniger: 'Fewer people',
    mehr: 'More people',
    stunden: 'Show the course of the day in the list',
  },
  leer: {
    keinPlan: 'No floor plan yet',
    keinPlanText: 'As soon as the house adds a floor plan, its seats appear here.',
    keinePlaetze: 'There are no seats on this floor plan yet',
    keinePlaetzeText: 'Please choose another floor plan.',
    unbekannt: 'This floor plan no longer exists',
    unbekanntText: 'The address names a floor plan that was removed.',
    ersterPlan: 'To the first floor plan',
  },
  auskunft: {
    filterEinzeln: 'The filter leaves nothing: {{filter}}.',
    filterZusammen_zero: 'The filter leaves nothing.',
    filterZusammen_one: 'Several filters together leave nothing; without them there would be {{count}} seat.',
    filterZusammen_other:
      'Several filters together leave nothing; without them there would be {{count}} seats.',
    ohne: 'Without “{{filter}}”: {{count}}',
    anderswo: 'Available on: {{plan}}',
    naechsterZeigen: 'Choose this time',
    naechsterTag: 'Go to {{tag}}',
    naechster: '{{platz}} is available from {{von}} until {{bis}}.',
    ausserFilter: 'Nothing that suits the filter becomes available on this day.',
    nichtsMehr: 'Nothing becomes available here today.',
    tagVoll: 'Nothing is available here on this day.',
    freieZeiten: 'Free times of the next two weeks',
  },
}
