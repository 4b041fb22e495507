import type { fuhrpark as german } from '../de/fuhrpark.ts'

export const fuhrpark: typeof german = {
  aenderung: {
    stornoStandort: 'Cancelled because the location of the vehicle has changed',
    stornoNichtBuchbar: 'Cancelled because the vehicle can no longer be booked at that time.',
    stornoDeaktiviert: 'Cancelled because the vehicle was deactivated.',
  },
  historie: {
    erstellung: 'Added to the fleet',
    standort: 'Location changed: {{alt}} → {{neu}}',
    gueltigkeit: 'Validity changed: {{von}} to {{bis}}',
    deaktivierung: 'Taken out of the fleet',
  },
}
