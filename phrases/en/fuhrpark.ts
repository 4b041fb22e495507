import type { fuhrpark as german } from '../de/fuhrpark.ts'

export const fuhrpark: typeof german = {
  aenderung: {
    stornoStandort: 'Cancelled because the location of the vehicle has changed',
    stornoNichtBuchbar: 'Cancelled because the vehicle can no longer be booked at that time.',
    stornoDeaktiviert: 'Cancelled because the vehicle was deactivated.',
  },
  art: {
    HU: 'General inspection (HU)',
    UVV: 'Safety inspection (UVV)',
    REIFEN: 'Tyres',
    SERVICE: 'Service',
    WARTUNG: 'Maintenance',
    REPARATUR: 'Repair',
    REINIGUNG: 'Cleaning',
    SONSTIGES: 'Other',
  },
  historie: {
    erstellung: 'Added to the fleet',
    standort: 'Location changed: {{alt}} → {{neu}}',
    gueltigkeit: 'Validity changed: {{von}} to {{bis}}',
    deaktivierung: 'Taken out of the fleet',
  },
}
