import type { anlage as German } from '../../de/verwaltung/anlage.ts'
import type { Shape } from '../../shape.ts'

export const anlage: Shape<typeof German> = {
  titel: 'Annex on privacy',
  lead: 'What the settings of this house lay down about people: to be shown, to a staff council for instance, and to be printed.',
  stand: '{{haus}}, as of {{zeit}}.',
  drucken: 'Print',
  personalrat: {
    titel: 'Staff-council mode',
    text: 'Nobody can be watched on a screen: lists of others’ bookings and trips, overviews, the history of vehicles, the audit log and the outbox name nobody, nobody can be searched for, and reports count from a smallest group on. Where it cannot be done without the name stands below, with the reason. On holds at once. Off holds only after {{tage}} days, is shown to everybody in the house until then, and can be taken back. Every step stands in the audit log.',
    stand: {
      aus: 'Staff-council mode is off.',
      an: 'It has been on since {{seit}}.',
      endet: 'It has been on since {{seit}} and ends on {{endet}}.',
      beendet: 'It was on from {{seit}} to {{endet}}, and is off.',
    },
    knopf: { aus: 'Switch on', an: 'Switch off', endet: 'Take the end back' },
    gesagt: {
      aus: 'The smallest group is saved.',
      an: 'Staff-council mode is on.',
      endet: 'The end is announced, and shown to everybody in the house.',
    },
    frage: {
      an: {
        titel: 'Switch staff-council mode on?',
        text: 'It holds at once and for everybody. Switching it off takes {{tage}} days.',
        ja: 'Switch on now',
      },
      aus: {
        titel: 'Announce the end of staff-council mode?',
        text: 'It then ends on {{endet}}. Until then it goes on, everybody in the house is shown it on every page, and you can take it back.',
        ja: 'Announce the end',
      },
      nein: 'Cancel',
    },
    gruppe: 'Smallest group in reports',
    gruppeHilfe: 'What comes of fewer people is not told in staff-council mode, and is in no sum.',
    gruppeSteigt: 'While the mode is on it can only become larger.',
    gruppeSpeichern: 'Save the smallest group',
    veraltet: 'Somebody else has changed this meanwhile. What holds now stands here.',
  },
  namen: {
    titel: 'Where people are named in staff-council mode',
    text: 'Everywhere else the names are missing then, in mails, too: who reported a damage, or returned a vehicle dirty, stands in none of them.',
    alle: 'everybody who takes part themselves',
    aufrufe: 'Calls: {{namen}}',
    mails: 'Mails: {{namen}}',
    beteiligt: { titel: 'One’s own', warum: 'What is about oneself, with those who take part in it.' },
    freiwillig: {
      titel: 'Whoever shows themselves',
      warum:
        'Whoever wants to shows their groups where they sit at workspaces, and sees the others who do so, too. Only where it was agreed before the mode, and nobody decides it for anybody else.',
    },
    personen: {
      titel: 'Maintaining people',
      warum:
        'Whoever invites, changes or deactivates people has to know whom. What they have booked is not told with it.',
    },
    rechte: { titel: 'Who may do what', warum: 'Whoever grants rights has to see who holds them.' },
    einstellung: { titel: 'Settings of single people', warum: 'An exception for a person names them.' },
    verwaltung: {
      titel: 'What the administration does',
      warum:
        'Whoever changes rights, settings or people stays in the audit log by name. Bookings, trips, damages, the logbook, files and mails stand there without.',
    },
    loeschsperre: { titel: 'Legal holds', warum: 'A hold is about a certain person.' },
    freigabe: {
      titel: 'Approving special trips',
      warum: 'Whoever decides has to know for whom; after the trip no more.',
    },
    uebergabe: {
      titel: 'A single trip until it is over',
      warum: 'Whoever maintains vehicles has to know who has one; afterwards no more, and in lists never.',
    },
    fremdbuchung: { titel: 'Booking for others', warum: 'Whoever books for others chooses them.' },
    fuehrerschein: {
      titel: 'Checking driving licences',
      warum: 'The keeper of the vehicles has to check them.',
    },
    fahrtenbuch: {
      titel: 'Logbook',
      warum: 'Tax law asks who drove. It cannot be narrowed to another person.',
    },
    zustellung: {
      titel: 'Mails that did not arrive',
      warum:
        'Without the address the fault cannot be mended. What mails to others say the outbox does not show.',
    },
    betreiber: {
      titel: 'Operators',
      warum: 'Who is invited to the house first, and everything as a file, only while the house allows it.',
    },
  },
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
