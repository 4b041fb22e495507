import type { fehler as German } from '../../de/fehler/warteliste.ts'
import type { Shape } from '../../shape.ts'

export const fehler: Shape<typeof German> = {
  'warteliste.aus': 'There is no waiting list here.',
  'warteliste.zuViele':
    'Entries on waiting lists at a time: {{limit}} at most. Leave one to wait for something else.',
  'warteliste.schonDrin': 'There is an entry of one’s own for this at that time already.',
  'warteliste.vorbei': 'Nothing can come free for this time any more.',
  'warteliste.laengerAlsZeitraum': 'The period itself is only {{minuten}} long.',
  'warteliste.nichtsPassendes':
    'Nothing on this floor plan would do: there is no such thing, or not for {{gruppengroesse}}.',
  'warteliste.frei': '{{bezeichnung}} is free from {{von}} to {{bis}} and can be booked at once.',
  'warteliste.anderesAngebot': 'Something else has come free meanwhile. Please look at the new offer.',
  'warteliste.keinAngebot': 'This offer does not stand any more.',
}
