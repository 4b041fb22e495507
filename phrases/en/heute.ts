import type { heute as German } from '../de/heute.ts'
import type { Shape } from '../shape.ts'

export const heute: Shape<typeof German> = {
  titel: 'Today',
  naechstes: 'Next',
  danach: 'After that',
  zuErledigen: 'To be done',
  buchen: 'Book',
  platzBuchen: 'Book a seat',
  arbeitsplatzBuchen: 'Book a workspace',
  fahrzeugBuchen: 'Book a vehicle',
  platzZeigen: 'Show on the map',
  fahrtZeigen: 'View the trip',
  platzName: '{{platz}}, {{plan}}',
  nichts: 'Nothing is planned',
  nichtsText: 'After a booking you see here when and where it starts and what is to be done for it.',
  leer: 'Nothing is unlocked for this account yet',
  leerText: 'Whoever looks after the administration can grant the permissions.',
}
