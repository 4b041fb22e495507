import type { einrichtung as German } from '../de/einrichtung.ts'
import type { Shape } from '../shape.ts'

export const einrichtung: Shape<typeof German> = {
  titel: 'Setting up',
  lead: 'What this house still needs. Each step leads to its page; “Setting up” at the top of the administration leads back here.',
  schon: {
    titel: 'What people can do already',
    plaetze_one: 'Readers can book {{count}} seat in {{raeume}}.',
    plaetze_other: 'Readers can book {{count}} seats in {{raeume}}.',
    raeume_one: '{{count}} room',
    raeume_other: '{{count}} rooms',
    fahrzeuge_one: '{{count}} vehicle can be booked; {{fahrer}}.',
    fahrzeuge_other: '{{count}} vehicles can be booked; {{fahrer}}.',
    fahrer_one: '{{count}} person may drive',
    fahrer_other: '{{count}} people may drive',
    ohnePlatz: {
      standort: 'Nobody can book a seat yet, because a location is missing.',
      plan: 'Nobody can book a seat yet, because a floor plan is missing.',
      plaetze: 'Nobody can book a seat yet, because there are no seats on the floor plan.',
      zeiten: 'Nobody can book a seat yet, because opening hours are missing.',
    },
    ohneFahrt: {
      standort: 'Nobody can book a vehicle yet, because a location is missing.',
      fahrzeuge: 'Nobody can book a vehicle yet, because there is none.',
      scheine:
        'Nobody can book a vehicle yet, because nobody with the permission has had their driving licence checked.',
    },
    nichts:
      'Nothing that could be booked is switched on in this house. Modules are switched on by the operators.',
  },
  schritte: 'Steps',
  stand: '{{erledigt}} of {{alle}} done',
  zustand: { offen: 'to do', erledigt: 'done', unnoetig: 'not needed' },
  ohneRecht: 'You do not have the permission for this. It is done by somebody who has.',
  unnoetig: 'Not needed',
  unnoetigName: '{{schritt}}: not needed',
  dochNoetig: 'Needed after all',
  dochNoetigName: '{{schritt}}: needed after all',
  schritt: {
    aussehen: {
      name: 'Logo and colour',
      text: 'How people recognise the house, on every page and in its mails.',
    },
    standort: { name: 'Location', text: 'The building with its address and parking spaces.' },
    plan: { name: 'Floor plan with seats', text: 'A room in its size, and seats in rows in it.' },
    zeiten: { name: 'Opening hours', text: 'When seats can be booked, day by day of the week.' },
    fahrzeuge: { name: 'Vehicles', text: 'What can be driven, with its plate and parking space.' },
    scheine: {
      name: 'Driving licences',
      text: 'Nobody drives without a checked licence. Nobody checks their own.',
    },
    menschen: { name: 'People', text: 'Who books here, invited one by one or many at once.' },
    rechte: { name: 'Permissions', text: 'Who looks after the house with you: roles and groups.' },
  },
  fertig: {
    titel: 'Everything is set up',
    text: 'Nothing is missing any more. The list can go.',
  },
  weglegen: {
    titel: 'Put the list away',
    text: 'It goes from the administration, for everybody. What is still to do stays to do.',
    knopf: 'Put the list away',
    weg: 'The list has been put away.',
    wegText: 'It is no longer in the administration.',
    wieder: 'Fetch it again',
    da: 'The list is back in the administration.',
  },
}
