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
  herkunft: {
    direkt: 'granted directly',
    rolle: 'role {{rolle}}',
    gruppe: 'group {{gruppe}} → role {{rolle}}',
  },
  rollen: {
    zweitfaktor: 'Second factor needed',
    zweitfaktorHilfe: 'Whoever has the role signs in with the code of an app or a passkey, too.',
    zweitfaktorGespeichert: 'Saved: {{name}}',
    titel: 'Roles',
    lead: 'What each role may do. Whoever has a role, by themselves or by a group, may do all of it.',
    neu: 'New role',
    tabelle: 'Roles and rights',
    recht: 'Right',
    hat: '{{rolle}} has: {{recht}}',
    hatNicht: '{{rolle}} does not have: {{recht}}',
    personen_zero: 'nobody',
    personen_one: 'one person',
    personen_other: '{{anzahl}} people',
    leer: 'No roles yet',
    leerText: 'A role holds rights that belong together.',
    nichts: 'No rights',
    oeffnen: 'Edit role {{name}}',
    rechte: 'Rights',
    gruppen: 'Groups with this role: {{namen}}',
  },
  gruppen: {
    titel: 'Groups',
    lead: 'People who belong together. What a group has, everybody in it has.',
    neu: 'New group',
    leer: 'No groups yet',
    leerText: 'A group gives the same roles and settings to many people.',
    rollen: 'Roles of the group',
    keineRollen: 'No roles',
    oeffnen: 'Edit group {{name}}',
    mitglieder_zero: 'Nobody in the group',
    mitglieder_one: 'See one person',
    mitglieder_other: 'See {{anzahl}} people',
  },
  form: {
    name: 'Name',
    fehlt: 'Please enter a name.',
    anlegen: 'Create',
    speichern: 'Save',
    gespeichert: '{{name}} is saved.',
    oeffnen: 'Edit',
    loeschen: 'Delete',
    geloescht: '{{name}} is deleted.',
    frageRolle_zero: 'Nobody has {{name}}. Really delete it?',
    frageRolle_one: 'One person loses what {{name}} allows. Really delete it?',
    frageRolle_other: '{{anzahl}} people lose what {{name}} allows. Really delete it?',
    frageGruppe_zero: 'Nobody is in {{name}}. Really delete it?',
    frageGruppe_one: 'One person loses what {{name}} has, its settings included. Really delete it?',
    frageGruppe_other: '{{anzahl}} people lose what {{name}} has, its settings included. Really delete it?',
    ja: 'Yes, delete it',
    nein: 'Never mind',
  },
  wer: {
    titel: 'Who may do what?',
    recht: 'Right',
    niemand: 'Nobody may do that',
    durch: 'by {{wege}}',
  },
}
