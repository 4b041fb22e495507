import type { standort as German } from '../../de/verwaltung/standort.ts'
import type { Shape } from '../../shape.ts'

export const standort: Shape<typeof German> = {
  titel: 'Locations',
  lead: 'Buildings and branches with their parking spaces. Floor plans and vehicles stand there.',
  neu: 'Add a location',
  zurueck: 'To the locations',
  leer: 'No location yet',
  leerText: 'A house begins with its first location: rooms and vehicles come next.',
  oeffnen: '{{name}}: open',
  ohneAdresse: 'no address',
  plaetze_zero: 'no parking spaces',
  plaetze_one: '{{count}} parking space',
  plaetze_other: '{{count}} parking spaces',
  angelegt: 'added on {{tag}}',
  geaendert: 'changed on {{tag}}',
  feld: {
    name: 'Name',
    adresse: 'Address',
    adresseHilfe: 'As on a letter; optional',
    abstellplaetze: 'Parking spaces',
  },
  abstellplatz: {
    text: 'Where vehicles stand, for example “Yard 3” or “Garage A”. A space with a vehicle on it stays.',
    name: 'Parking space {{nummer}}',
    ohneName: 'This parking space needs a name; otherwise remove it.',
    dazu: 'Add a parking space',
    weg: 'Remove parking space {{name}}',
    entfernen: 'Remove',
    belegt: '{{kennzeichen}} stands here',
  },
  gespeichert: '{{name}} is saved.',
  hier: 'What stands here',
  nichts: 'Nothing stands here yet.',
  grundrisse: 'Floor plans',
  fahrzeuge: 'Vehicles',
  ausgemustert: '{{kennzeichen}} (out of the fleet)',
  loeschen: {
    titel: 'Delete the location',
    text: 'Possible as long as no floor plan and no vehicle stands here. Parking spaces go with it.',
    frage: 'Really delete {{name}}?',
  },
}
