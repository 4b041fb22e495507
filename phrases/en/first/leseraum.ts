import type { first as German } from '../../de/first/leseraum.ts'
import type { Shape } from '../../shape.ts'

export const first: Shape<typeof German> = {
  menue: {
    leseraum: 'Reading room',
    karte: 'Map',
    liste: 'List',
    arbeitswelt: 'Workspaces',
    arbeitsweltKarte: 'Workspaces: map',
    arbeitsweltListe: 'Workspaces: list',
    tagesplan: 'Day',
    arbeitsweltTeam: 'My team',
    freieZeiten: 'Free times',
    empfang: 'Front desk',
    buchungen: 'Bookings',
    buchungenRaeume: 'All bookings of seats',
    buchungenFahrzeuge: 'All trips',
    buchungenSperren: 'Locked seats',
  },
}
