import type { first as German } from '../../de/first/fahrzeug.ts'
import type { Shape } from '../../shape.ts'

export const first: Shape<typeof German> = {
  menue: {
    fahrten: 'My trips',
    fahrzeuge: 'Vehicles',
    uebersicht: 'Vehicle overview',
    freigaben: 'Approve special trips',
    fuehrerschein: 'Driving licence',
    fahrzeugEinstellungen: 'Vehicle settings',
  },
}
