import type { berechtigung as german } from '../de/berechtigung.ts'
import type { Shape } from '../shape.ts'

export const berechtigung: Shape<typeof german> = {
  recht: {
    buchung_pflege: {
      name: 'Maintain everybody’s bookings',
      meint: 'Sees who has booked, changes and cancels bookings of others, and locks seats.',
    },
    benutzer_pflegen: {
      name: 'Maintain people',
      meint: 'Invites people, changes their details and deactivates them.',
    },
    berechtigungs_pflege: {
      name: 'Grant rights',
      meint: 'Maintains roles and groups and grants rights that they hold themselves.',
    },
    ausstattungs_pflege: {
      name: 'Maintain rooms and equipment',
      meint: 'Adds, changes and deactivates seats and rooms, and maintains their equipment.',
    },
    oeffnungszeiten_pflege: {
      name: 'Maintain opening hours',
      meint: 'Decides when the house is open, on special days, too.',
    },
    objekt_pflege: {
      name: 'Maintain locations and floor plans',
      meint: 'Adds and changes locations and floor plans.',
    },
    fahrzeug_pflege: {
      name: 'Maintain vehicles',
      meint: 'Maintains the fleet, blocks vehicles and sees all trips.',
    },
    fahrzeug_freigabe_von_sonderfahrten: {
      name: 'Approve special trips',
      meint: 'Decides on trips that need approval.',
    },
    fahrzeug_buchen: {
      name: 'Book vehicles',
      meint: 'Books vehicles for themselves once their licence has been checked.',
    },
    fahrzeug_fremdbuchung: {
      name: 'Book vehicles for others',
      meint: 'Books vehicles for others who may drive, too.',
    },
    fahrzeug_logbuch_report: {
      name: 'Read logbooks and reports',
      meint: 'Reads the logbooks of all vehicles and exports them as Excel or PDF.',
    },
    customizing_mandant_pflege: {
      name: 'Maintain the settings of the house',
      meint: 'Changes what holds for the whole house, privacy text and imprint included.',
    },
    fahrzeug_fuehrerscheinpruefung: {
      name: 'Check driving licences',
      meint: 'Looks at licences and notes that they were checked.',
    },
  },
}
