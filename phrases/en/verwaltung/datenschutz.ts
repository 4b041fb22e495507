import type { datenschutz as German } from '../../de/verwaltung/datenschutz.ts'
import type { Shape } from '../../shape.ts'

export const datenschutz: Shape<typeof German> = {
  titel: 'What is stored',
  lead: 'Every kind of data about people that this program stores: what for, on which legal basis, for how long, and who sees it.',
  wozu: 'What for',
  rechtsgrund: 'Legal basis',
  frist: 'For how long',
  leser: 'Who sees it',
  abschnitt: {
    konto: 'Account and sign-in',
    plaetze: 'Seats and rooms',
    fahrzeuge: 'Vehicles and trips',
    haus: 'In the whole house',
    betrieb: 'For operation',
  },
  grund: {
    nutzung:
      'Art. 6 (1) (b) GDPR: needed for the use; (e) for public authorities, with section 26 BDSG for employees.',
    pflicht: 'Art. 6 (1) (c) GDPR: a law asks for it.',
    betrieb: 'Art. 6 (1) (f) GDPR: safe and traceable operation; (e) for public authorities.',
  },
  stunden_one: 'one hour',
  stunden_other: '{{count}} hours',
  tage_one: 'one day',
  tage_other: '{{count}} days',
  monate_one: 'one month',
  monate_other: '{{count}} months',
  waehlbar_one: 'As long as the house lays down; without that, as long as there is the house.',
  waehlbar_other:
    'As long as the house lays down, at least {{count}} months; without that, as long as there is the house.',
  solange: {
    konto: 'As long as there is the account.',
    person: 'As long as the person is in the records of the house.',
    haus: 'As long as there is the house.',
    gegenstand: 'As long as the vehicle is in the records of the house.',
    sperre: 'Until the hold is lifted.',
    betreiber: 'As long as the operator of the installation lays down.',
  },
  wer: {
    selbst: 'The person themselves',
    beteiligte: 'Whoever takes part',
    empfaenger: 'Whoever receives it',
    betreiber: 'The operator of the installation',
    niemand: 'Nobody',
    recht: 'Whoever may “{{recht}}”',
  },
  aufbewahrung: {
    titel: 'Retention',
    lead: 'How long the house keeps what it need not keep. Nothing is deleted before a time is set here; then every six hours, and the audit log says how much.',
    monate: 'Months',
    hilfe: '0: as long as there is the house. Otherwise at least {{count}}.',
    gespeichert: 'Saved: {{sache}}.',
    nichts: 'Nothing is deleted.',
    zaehlt: 'Counting what would be deleted …',
    weg_zero: 'Nothing is older than {{tag}} at present.',
    weg_one: 'One record from before {{tag}} is deleted.',
    weg_other: '{{count}} records from before {{tag}} are deleted.',
    wegViele: 'At least {{count}} records from before {{tag}} are deleted.',
    speichern: '{{sache}}: save the time',
    art: {
      platzbuchungen: {
        titel: 'Bookings of seats',
        text: 'Counted from the end of the booking. How much a seat was used is kept, without people.',
      },
      fahrten: {
        titel: 'Trips that were not made',
        text: 'Cancelled bookings of vehicles and those never begun, with their approvals. Those that were made stay with the vehicle.',
      },
      schaeden: {
        titel: 'Mended damages',
        text: 'Counted from the day on which it was mended; the photograph goes along.',
      },
      pruefungen: {
        titel: 'Earlier licence checks',
        text: 'The last check of each person stays. Earlier ones prove for three years that the house has checked.',
      },
      fahrtenbuecher: {
        titel: 'Logbooks',
        text: 'As a whole, when the vehicle is deactivated and its last line is old enough: ten years, counted from the end of its year (section 147 AO).',
      },
      protokoll: {
        titel: 'Audit log',
        text: 'What belongs to logbooks stays. While there is a hold, everything stays.',
      },
    },
    sperre: {
      titel: 'Legal holds',
      text: 'For a dispute, an accident or an audit: of these people and vehicles everything stays that the house would delete after a time, also mails to the person and their waiting lists. Sign-ins, links and files that were made go after their time as ever.',
      leer: 'No legal hold',
      neu: 'Set a hold',
      kennung: 'E-mail address of the person, or plate of the vehicle',
      grund: 'Reason',
      gesetzt_one: 'Hold set: {{name}}.',
      gesetzt_other: '{{count}} holds set, one for each vehicle with this plate.',
      von: 'set by {{von}} on {{tag}}',
      aufheben: 'Lift',
      aufhebenName: 'Lift the hold for {{name}}',
      sicher: 'What is over its time is deleted with the next run then.',
      ja: 'Yes, lift it',
      nein: 'Rather not',
      aufgehoben: 'Hold lifted: {{name}}.',
    },
  },
  bestand: {
    anmeldung: {
      titel: 'Account',
      was: 'Name and e-mail address of the account, and the password as a checksum from which it cannot be worked out.',
      wozu: 'So that only whose account it is signs in.',
    },
    person: {
      titel: 'Person in the house',
      was: 'First and last name, e-mail address, personnel number, language, status, an open invitation, groups, roles and rights.',
      wozu: 'So that it is clear who books and who may do what.',
    },
    sitzung: {
      titel: 'Sign-ins',
      was: 'Of each device that is signed in: its begin, its last use, its network address and kind of browser.',
      wozu: 'So that one stays signed in, and can notice and end sign-ins that are not one’s own.',
    },
    link: {
      titel: 'One-time links',
      was: 'The checksum of a link that accepts an invitation, sets a new password or confirms a new address, its account, and that address. For five minutes also what a passkey is to sign.',
      wozu: 'So that a link works once, and for this account only.',
    },
    zweitfaktor: {
      titel: 'Second factor',
      was: 'The encrypted key of the authenticator app, since when there is one, and checksums of the recovery codes; of each passkey its name, its public key, the address that it is for, since when there is one, and when and with what kind of browser it was last used. Only of those who have set one up; fingerprint, face and PIN never leave the device.',
      wozu: 'So that a stolen password alone is not enough to sign in.',
    },
    versuch: {
      titel: 'Attempts to sign in',
      was: 'How often somebody tried to sign in and failed, under checksums of address and network.',
      wozu: 'So that nobody tries out passwords.',
    },
    einstellung: {
      titel: 'One’s own settings',
      was: 'Favourites, reminders, the e-mails one wants, and what somebody has set for a person or group.',
      wozu: 'So that what was chosen holds.',
    },
    platzbuchung: {
      titel: 'Bookings of seats and rooms',
      was: 'Seat, day and time, who booked and who agreed, group size, check-in, cancellations and their reason.',
      wozu: 'So that a seat is given once. Others see that it is taken, not by whom, unless somebody shows themselves to their own team.',
    },
    zweitePerson: {
      titel: 'Requests to a second person',
      was: 'Who asked which address to confirm a booking.',
      wozu: 'So that nobody is asked without end.',
    },
    sichtbarkeit: {
      titel: 'Visibility for one’s own team',
      was: 'To which of their groups somebody shows when and where they sit at workspaces, and since when.',
      wozu: 'So that those find each other who want to be found. Each person decides that for themselves, and can end it at any time.',
    },
    warteliste: {
      titel: 'Waiting lists',
      was: 'What somebody waits for, since when, what was offered and what became of it.',
      wozu: 'So that what comes free is given in turn.',
    },
    fahrten: {
      titel: 'Trips and approvals',
      was: 'Vehicle, time, who books and who drives, passengers, reason, destination and person visited, check-in and check-out, who decided what.',
      wozu: 'So that a vehicle is given once, and special trips are approved.',
    },
    uebergabe: {
      titel: 'Handovers and vehicle history',
      was: 'Who took and returned a vehicle when and in which state, with kilometres, cleanliness and receipts.',
      wozu: 'So that the state of the vehicle and the expenses are documented.',
    },
    schaden: {
      titel: 'Damages',
      was: 'Description, spot, photograph without its place and device, who reported it and who said it was mended.',
      wozu: 'So that it is known before a trip what was damaged already.',
    },
    fahrtenbuch: {
      titel: 'Logbook',
      was: 'Of each trip name, departure, arrival, kilometres, purpose, destination and person visited; of private trips the kilometres alone. Lines are never changed, only corrected.',
      wozu: 'Proof for the tax office, and of who was driving.',
    },
    fuehrerschein: {
      titel: 'Driving licence',
      was: 'Number, classes, issue, expiry, restrictions, driving bans with begin and end, and each check with its date, classes, examiner and note. No picture.',
      wozu: 'Whoever hands over a vehicle has to check whether the person may drive (section 21 StVG).',
    },
    serviceheft: {
      titel: 'Service booklet',
      was: 'Who entered a maintenance or inspection, with its invoice or report.',
      wozu: 'Proof of the inspections that the law asks for.',
    },
    erinnerung: {
      titel: 'Reminders that were sent',
      was: 'That somebody was reminded of a trip or a licence check.',
      wozu: 'So that nobody is reminded of the same twice.',
    },
    ausfuhr: {
      titel: 'Files made on request',
      was: 'Who asked for a file of trips, of which ones, and the file.',
      wozu: 'So that it can be fetched.',
    },
    kalender: {
      titel: 'Addresses of calendars',
      was: 'Who made an address for their own calendar, a seat or a vehicle, when, and the checksum of the address; not the address itself.',
      wozu: 'So that calendars elsewhere can read the bookings, and the address can be ended.',
    },
    geraete: {
      titel: 'Devices with notifications',
      was: 'On which device somebody has switched notifications on, and when; its address at the service of the browser’s maker, and the keys with which that device alone can read them.',
      wozu: 'So that somebody hears at once what cannot wait. The service of the browser’s maker carries the notification encrypted.',
    },
    zugriffstoken: {
      titel: 'API tokens',
      was: 'Which programs somebody allows to act in their name: what the token is called, what it is for, when it was created, until when it is valid, on which day it was last used, and its checksum; not the token itself.',
      wozu: 'So that programs can act for a person, who can end this at any time.',
    },
    einfuhr: {
      titel: 'Files that are read in',
      was: 'A table of people, seats, vehicles or bookings, who brought it, its lines, and what each would come to.',
      wozu: 'So that what changes is seen before it is taken over.',
    },
    benachrichtigung: {
      titel: 'E-mails',
      was: 'Receiver, subject, text, when it was sent and why it failed.',
      wozu: 'So that an e-mail arrives, and it can be looked up whether it did.',
    },
    datei: {
      titel: 'Pictures and documents',
      was: 'Who uploaded a file, its name and its content: pictures of vehicles, photographs of damages, receipts, logos.',
      wozu: 'So that it is seen where it belongs.',
    },
    loeschsperre: {
      titel: 'Legal holds',
      was: 'Of which person or vehicle nothing is deleted at present, why, since when, and who laid it down.',
      wozu: 'So that nothing is lost in a dispute, after an accident or in an audit.',
    },
    protokoll: {
      titel: 'Audit trail',
      was: 'Who changed what and when, on whose behalf, as it was before and after; without passwords and numbers of licences.',
      wozu: 'So that changes can be traced.',
    },
    wiederholschluessel: {
      titel: 'Answers to repeated requests',
      was: 'The answer to an entry, and who made it.',
      wozu: 'So that an entry that arrives twice because of a bad network counts once.',
    },
    auftrag: {
      titel: 'Background work',
      was: 'What is to be done in the background, and what came of it; people stand in it as an identifier.',
      wozu: 'So that e-mails and files are finished after a failure, too.',
    },
    betreiber: {
      titel: 'Operators of the installation',
      was: 'Who operates the installation, and what these people changed in houses.',
      wozu: 'So that it can be traced who created, changed or deleted a house.',
    },
    hausdatei: {
      titel: 'Houses as a file',
      was: 'Everything of a house in one file, when the operator has it written or brings it in, and who did. The audit trail of the house names them.',
      wozu: 'So that a house can move and take its data along.',
    },
    serverprotokoll: {
      titel: 'Messages of the server',
      was: 'Sign-ins with their network address, and failures with the identifier of the request; no names and no e-mail addresses.',
      wozu: 'So that failures and attacks are noticed.',
    },
    sicherung: {
      titel: 'Backups',
      was: 'All that was stored at the moment of the backup, except for sign-ins and secrets.',
      wozu: 'So that nothing is lost after a breakdown.',
    },
    geraet: {
      titel: 'On one’s own device',
      was: 'A cookie for the sign-in, for a few minutes one between its steps, one for the page after it, one by which the device is known again; the house that was chosen last; language and colour scheme; handovers that wait for the network. No tracking, and nothing is passed on.',
      wozu: 'So that the sign-in lasts and nothing is lost on the road.',
    },
  },
}
