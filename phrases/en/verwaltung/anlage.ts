import type { anlage as German } from '../../de/verwaltung/anlage.ts'
import type { Shape } from '../../shape.ts'

export const anlage: Shape<typeof German> = {
  titel: 'Annex on privacy',
  lead: 'What the settings of this house lay down about people: to be shown, to a staff council for instance, and to be printed.',
  stand: '{{haus}}, as of {{zeit}}.',
  drucken: 'Print',
  personen: {
    titel: 'People',
    aktiv: 'Active people',
    inaktiv: 'Deactivated people',
    sperren: 'Legal holds about people',
    betreiber: 'What operators may have of the house’s data',
    ohneZugriff: 'nothing; they see figures alone',
    zugriff: 'everything, until {{bis}}',
  },
  rechte: {
    titel: 'Who may do what',
    text: 'Each person counts once, whether they hold a right themselves, by a role or by a group. Whoever holds none sees only what is about themselves: that a seat or a vehicle is taken, never by whom.',
    haben_zero: 'nobody',
    haben_one: 'one person',
    haben_other: '{{anzahl}} people',
    rolle: 'Role “{{name}}”: {{anzahl}}',
  },
  fristen: {
    titel: 'How long it stays',
    text: 'What the house has laid down where it may choose. All other times stand below, with the kind of data.',
  },
  berichte: {
    titel: 'Reports and files',
    text: 'Everything with people in it that leaves the program. There is no report that compares people, or counts how often somebody books. Who fetched a file stands in the audit log.',
    eigeneDaten: {
      titel: 'My data as a file',
      was: 'What is kept of oneself, without the names of others.',
    },
    kalender: {
      titel: 'One’s own bookings in a calendar',
      was: 'One’s own bookings and trips, for calendar programs at a secret address that only the person makes; who reads it, nobody keeps. Calendars of seats and vehicles name nobody.',
    },
    personen: {
      titel: 'People as a table',
      was: 'Names, addresses, personnel numbers, groups and roles, as the list is filtered.',
    },
    protokoll: { titel: 'Audit log as an Excel file', was: 'Who changed what and when, a year at most.' },
    haus: {
      titel: 'Everything of the house as a file',
      was: 'To move it. Only while its administration allows it.',
    },
    fahrtenbuch: {
      titel: 'Logbook as a PDF or Excel file',
      was: 'Line by line, with the driver’s name, as tax law asks for it.',
    },
    fahrzeugbericht: {
      titel: 'Vehicle report',
      was: 'Trips, kilometres and damages of each vehicle; goes to the addresses that stand below.',
    },
  },
  einstellungen: {
    titel: 'Settings that are about people',
    text: 'As they hold for the whole house. Exceptions for groups and single people stand in the administration.',
  },
}
