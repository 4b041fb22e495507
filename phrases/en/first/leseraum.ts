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
    raeume: 'Rooms',
    ausstattung: 'Equipment',
    sonderoeffnungszeiten: 'Special opening times',
    auslastung: 'Utilisation',
    auswertung: 'Evaluation',
    anzeigegeraete: 'Displays',
    empfang: 'Front desk',
    buchungen: 'Bookings',
    buchungenRaeume: 'All bookings of seats',
    buchungenFahrzeuge: 'All trips',
    buchungenSperren: 'Locked seats',
  },
}
