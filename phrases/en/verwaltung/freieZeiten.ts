import type { freieZeiten as German } from '../../de/verwaltung/freieZeiten.ts'
import type { Shape } from '../../shape.ts'

export const freieZeiten: Shape<typeof German> = {
  titel: 'Free times',
  lead: 'When and where anything is free: all floor plans, two weeks at a glance.',
  dauer: 'For how long',
  minuten_one: '{{minuten}} minute',
  minuten_other: '{{minuten}} minutes',
  stunden_one: '{{count}} hour',
  stunden_other: '{{count}} hours',
  stundenMinuten: '{{stunden}} h {{minuten}} min',
  zeitraum: '{{von}} to {{bis}}',
  zurueck: 'Two weeks back',
  vor: 'Two weeks ahead',
  tabelle: 'Free seats by start, {{von}} to {{bis}}',
  tag: 'Day',
  anleitung:
    'Arrow keys go from start to start and from day to day, Home and End to the first and last of the day. Enter shows below where it is free.',
  zelle: {
    frei_one: '{{tag}}, {{zeit}}: {{count}} seat free',
    frei_other: '{{tag}}, {{zeit}}: {{count}} seats free',
    voll: '{{tag}}, {{zeit}}: nothing free',
    eigene: '{{tag}}, {{zeit}}: bookings of your own stand against it',
  },
  tagOhne: {
    vorbei: 'nothing more can be booked today',
    grund: '{{wort}}: {{grund}}',
    bis: '{{text}}, until {{tag}} inclusive',
    plan: '{{grundriss}} closed',
  },
  wo: {
    titel: '{{tag}}, {{von}} – {{bis}}',
    frei: '{{frei}} of {{gesamt}} free',
    voll: 'Nothing is free at this time.',
    eigene: 'Bookings of your own stand against this time.',
    zeigen: 'Show on the map',
    zeigenName: '{{grundriss}}, {{standort}}: show on the map',
  },
  nah: {
    titel: 'Near',
    egal: 'anybody',
    nichts: '{{name}} has booked nothing in these two weeks yet.',
    da: '{{name}} is there',
    hier: '{{name}} sits here: {{platz}}, {{von}} – {{bis}}',
  },
  legende: {
    titel: 'Legend',
    viel: 'much free',
    wenig: 'little free',
    voll: 'nothing free',
    eigene: 'bookings of your own stand against it',
  },
  keine: 'Nothing is free for so long in these two weeks',
  keineText: 'Shorter, with fewer conditions in the filter, or in other weeks there will be more.',
}
