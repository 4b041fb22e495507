import type { mail as German } from '../de/mail.ts'
import type { Shape } from '../shape.ts'

export const mail: Shape<typeof German> = {
  anrede: 'Hello {{name}},',
  gruss: 'Kind regards',
  ende: 'This message was sent automatically.',
  abstellbar: 'Switch off messages of this kind',
  hausWaehlt: 'Which messages are sent is decided by the house.',
  immer: 'This message cannot be switched off, because it says what has to be done or what no longer holds.',
  linkHinweis: 'If the button does not open, use this address:',
  probe: 'This is what notifications look like on this device.',
  testmail: {
    betreff: 'Test mail from {{mandant}}',
    titel: 'Mail from {{mandant}} arrives',
    text: 'The administration sent this mail to test the mail server. There is nothing to do.',
    knopf: 'Open',
  },
  linkEntfernt: '(link removed)',
  gueltigBis: 'The link works once, until {{tag}}, {{zeit}}.',
  /** Kept in a booking that the system cancelled, in the language of the Mandant. */
  stornoRaumDeaktiviert: 'Cancelled because it was taken out of use.',
  stornoBenutzerDeaktiviert: 'Cancelled because the person is no longer in the house.',
  feld: {
    platz: 'Seat',
    stellplatz: 'Parking space',
    ort: 'Place',
    tag: 'Day',
    zeit: 'Time',
    personen: 'People',
    bucher: 'Booked by',
    zweite: 'Second person',
    grund: 'Reason',
    bisher: 'Before',
    neu: 'Now',
  },
  zeitraum: '{{von}} to {{bis}}',
  platzNummer: 'Seat {{nummer}}',
  kalender: '{{platz}}, {{grundriss}}',
  zusage: {
    knopf: 'Accept or decline',
    hinweis:
      'Without signing in, until {{tag}}, {{bestaetigenBis}}. The link is personal: whoever has it answers for you.',
  },
  buchung: {
    useMailVormerkung: {
      betreff: 'Tentative: {{platz}} on {{tag}}, {{von}}',
      titel: 'The booking is tentative',
      bucher: 'The booking waits for {{zweite}} to confirm it. Without that it lapses at {{bestaetigenBis}}.',
      zweite:
        '{{bucher}} would like to share this. Please confirm by {{bestaetigenBis}}, or the booking lapses.',
      knopf: 'See the booking',
    },
    useMailBuchungBestaetigt: {
      betreff: 'Confirmed: {{platz}} on {{tag}}, {{von}}',
      titel: 'The booking is confirmed',
      bucher: 'It is reserved. Check in from 15 minutes before the start, until {{checkInBis}}.',
      zweite: 'It is reserved. Check in from 15 minutes before the start, until {{checkInBis}}.',
      knopf: 'See the booking',
    },
    useMailBuchungAngepasst: {
      betreff: 'Changed: {{platz}} on {{tag}}, {{von}}',
      titel: 'The booking has changed',
      bucher: 'The new details hold now; what was before stands below.',
      zweite: 'The new details hold now; what was before stands below.',
      bucherOffen:
        'The new details wait for {{zweite}} to confirm them; what was before stands below. Without that the booking lapses at {{bestaetigenBis}}.',
      zweiteOffen:
        'What was before stands below the new details. Please confirm the new ones by {{bestaetigenBis}}, or the booking lapses.',
      knopf: 'See the booking',
    },
    useMailStorno: {
      betreff: 'Cancelled: {{platz}} on {{tag}}, {{von}}',
      titel: 'The booking is cancelled',
      bucher: 'It is free again.',
      zweite: 'It is free again.',
      knopf: 'Find something else',
    },
    useMailRaumDeaktivierungSystemStorno: {
      betreff: 'Cancelled: {{platz}} is not available on {{tag}}',
      titel: 'No longer available',
      bucher: 'That is why the booking had to be cancelled. We are sorry.',
      zweite: 'That is why the booking had to be cancelled. We are sorry.',
      knopf: 'Find something else',
    },
    unbestaetigtStorno: {
      betreff: 'Lapsed: {{platz}} on {{tag}}, {{von}}',
      titel: 'The booking has lapsed',
      bucher: 'It was not confirmed by {{bestaetigenBis}}. It is free again.',
      zweite: 'It was not confirmed by {{bestaetigenBis}}. It is free again.',
      knopf: 'Find something else',
    },
    freigabeOhneCheckIn: {
      betreff: 'Released: {{platz}} on {{tag}}, {{von}}',
      titel: 'Released again',
      bucher: 'Nobody checked in by {{checkInBis}}, so the booking is cancelled.',
      zweite: 'Nobody checked in by {{checkInBis}}, so the booking is cancelled.',
      knopf: 'Find something else',
    },
    zweiteEntlassen: {
      betreff: 'No longer needed: {{platz}} on {{tag}}, {{von}}',
      titel: 'There is nothing left to confirm',
      bucher: 'The booking does without a second person now.',
      zweite:
        '{{bucher}} has changed the booking so that it does without a second person. There is nothing left to do.',
      knopf: 'Find something else',
    },
    erinnerung: {
      betreff: 'Now: {{platz}}, {{von}}',
      titel: 'The booking starts',
      bucher: 'Please check in now; after {{checkInBis}} it may go to others.',
      zweite: 'Please check in now; after {{checkInBis}} it may go to others.',
      bucherOhneFreigabe:
        'It stays booked until the end without a check-in, too; checking in is possible until {{checkInBis}}.',
      zweiteOhneFreigabe:
        'It stays booked until the end without a check-in, too; checking in is possible until {{checkInBis}}.',
      knopf: 'Check in',
    },
    vorzeitigBeendet: {
      betreff: 'Ended early: {{platz}} on {{tag}}, {{von}}',
      titel: 'The booking has ended early',
      bucher: 'The rest of the time is free again. The calendar can take over the new end.',
      zweite: 'The rest of the time is free again. The calendar can take over the new end.',
      knopf: 'Look at seats',
    },
    pauseVorbei: {
      betreff: 'Pause over: {{platz}} on {{tag}}, {{von}}',
      titel: 'The pause is over',
      bucher:
        'Nobody was back by the end of the pause. So the booking has ended, and the rest of the time is free again. Your calendar can take over the new end.',
      zweite:
        'Nobody was back by the end of the pause. So the booking has ended, and the rest of the time is free again. Your calendar can take over the new end.',
      knopf: 'See seats',
    },
  },
  platzBericht: {
    betreff: 'Evaluation {{periode}}: {{mandant}}',
    titel: 'The seats in {{periode}}',
    text: 'The most important figures, beside those of as many days before ({{von}} to {{bis}}). All the rest is in the files and on the page.',
    wert: '{{jetzt}} (before: {{davor}})',
    knopf: 'See the evaluation',
  },
  schliessung: {
    storno: 'Cancelled because it is not available at that time.',
    betreff: {
      verschoben: 'Moved: {{platz}} on {{tag}}, {{von}}',
      storniert: 'Cancelled: {{platz}} on {{tag}}, {{von}}',
      mehrere: 'Moved or cancelled: {{anzahl}} bookings',
    },
    titel: 'Not available',
    grund: 'Reason: {{grund}}',
    verschoben:
      'What was booked is closed or locked at that time. We have moved what could be moved; what holds now stands below.',
    storniert:
      'What was booked is closed or locked at that time, so the booking had to be cancelled. We are sorry.',
    wahl: 'If that does not suit you, open the booking: there you can cancel it, or choose another place or another time.',
    neu: 'The plan shows what is free at other times and in other places.',
    bestaetigen:
      'The time is another one than before: please confirm once more before it begins, or the booking lapses. You have 15 minutes at least.',
    nochBestaetigen:
      'You have not agreed yet: please confirm before it begins, or the booking lapses. Who has only just been asked has 15 minutes at least.',
    tabelleStorniert: 'Cancelled',
    knopfWahl: 'View or change',
    knopfNeu: 'Find something else',
  },
  warteliste: {
    betreff: 'Come free: {{platz}} on {{tag}}, {{von}}',
    titel: 'Something has come free',
    text: 'It is this entry’s turn on the waiting list. It is held until {{frist}}; then it is offered to the next person.',
    frist: 'Accept until',
    bis: '{{tag}}, {{zeit}}',
    knopf: 'Accept or decline',
  },
  serie: {
    serieGebucht: {
      betreff_one: 'One date booked: {{platz}} on {{tag}}',
      betreff_other: '{{count}} dates booked: {{platz}} from {{tag}}',
      titel_one: 'One date is booked',
      titel_other: '{{count}} dates are booked',
      text_one: 'It can be changed or cancelled.',
      text_other:
        'A file for each date is attached for your calendar. Each of them can be changed or cancelled.',
    },
    serieStorniert: {
      betreff_one: 'One date cancelled: {{platz}} on {{tag}}',
      betreff_other: '{{count}} dates cancelled: {{platz}} from {{tag}}',
      titel_one: 'One date is cancelled',
      titel_other: '{{count}} dates are cancelled',
      text_one: 'It is free again.',
      text_other: 'They are free again. For each date a file is attached that takes it out of your calendar.',
    },
    serieGeaendert: {
      betreff_one: 'One date changed: {{platz}} on {{tag}}',
      betreff_other: '{{count}} dates changed: {{platz}} from {{tag}}',
      titel_one: 'One date is changed',
      titel_other: '{{count}} dates are changed',
      text_one: 'It can still be changed or cancelled.',
      text_other: 'For each date a file is attached that moves it in your calendar.',
    },
    zeile: '{{von}} – {{bis}}, {{platz}}, {{grundriss}}',
    vorher: '{{jetzt}} (before: {{von}} – {{bis}}, {{platz}})',
    knopf: 'See my bookings',
  },
  konto: {
    kontoWiederherstellung: {
      betreff: 'Reset your password',
      titel: 'Set a new password',
      text: 'A new password was requested for this account. If it was not you, delete this message; nothing changes.',
      knopf: 'Set password',
    },
    kontoEinladung: {
      betreff: 'Invitation to {{mandant}}',
      titel: 'Welcome',
      text: 'An invitation for this e-mail address is waiting here. If you have no password yet, set one; if you have one already, sign in with it.',
      knopf: 'Accept invitation',
    },
    kontoBestaetigung: {
      betreff: 'Confirm your e-mail address',
      titel: 'Confirm your e-mail address',
      text: 'Please confirm that this address belongs to your account.',
      knopf: 'Confirm address',
    },
    kontoZweitfaktorAn: {
      betreff: 'Your second factor is set up',
      titel: 'Your second factor is set up',
      text: 'From now on, signing in asks for a code of your authenticator app. All other devices are signed out. If this was not you, change your password at once and tell the administration of the house.',
      knopf: 'Account and security',
    },
    kontoZweitfaktorAus: {
      betreff: 'Your second factor is removed',
      titel: 'Your second factor is removed',
      text: 'Signing in does not ask for the code of an app any more; where no passkey is asked for, your password is enough from now on. If this was not you, change your password at once and tell the administration of the house.',
      knopf: 'Account and security',
    },
    kontoZweitfaktorZurueckgesetzt: {
      betreff: 'Your second factor was reset',
      titel: 'Your second factor was reset',
      text: 'The administration of the house has removed the second factor of this account and signed out all devices. Your password is enough to sign in until one is set up again. If you did not ask for it, please tell the administration.',
      knopf: 'Sign in',
    },
    kontoPasskeyNeu: {
      betreff: 'A new passkey for your account',
      titel: 'A new passkey for your account',
      text: 'From now on, the passkey “{{passkey}}” signs in to this account, also without the password. If this was not you, remove it at once under “Account and security”, change your password and tell the administration of the house.',
      knopf: 'Account and security',
    },
    kontoPasskeyWeg: {
      betreff: 'A passkey was removed',
      titel: 'A passkey was removed',
      text: 'The passkey “{{passkey}}” does not sign in any more. It may still be on the device, where it can be deleted. If this was not you, change your password at once and tell the administration of the house.',
      knopf: 'Account and security',
    },
    kontoGeraten: {
      betreff: 'Somebody does not know the password of this account',
      titel: 'Somebody is signed in and does not know the password',
      text: 'Somebody is signed in to this account and has typed a wrong password or a wrong code several times, to change something that asks for it again. Nothing was changed. If this was not you, sign out the other devices under “Account and security” and change your password.',
      knopf: 'Account and security',
    },
    kontoCodeBenutzt: {
      betreff: 'A recovery code was used',
      titel: 'A recovery code was used',
      text: 'Somebody has just signed in to this account with a recovery code. Left: {{anzahl}}. If this was not you, change your password at once and tell the administration of the house.',
      knopf: 'Account and security',
    },
    kontoAdresseNeu: {
      betreff: 'Confirm your new e-mail address',
      titel: 'Confirm your new e-mail address',
      text: 'An account is to have {{adresse}} as its e-mail address. It counts as soon as it is confirmed, by whoever is signed in with that account. If this was not you, delete this message.',
      knopf: 'Confirm address',
    },
    kontoAdresseVergeben: {
      betreff: 'This e-mail address has an account already',
      titel: 'This e-mail address has an account already',
      text: 'Somebody wanted to use {{adresse}} for another account. That is not possible, because it belongs to this one; nothing has changed.',
      knopf: 'Sign in',
    },
    kontoAdresseBeantragt: {
      betreff: 'Your e-mail address is to change',
      titel: 'Your e-mail address is to change',
      text: 'This account is to have {{adresse}} as its e-mail address as soon as it is confirmed there. If this was not you, take it back under “Account and security” and change your password.',
      knopf: 'Account and security',
    },
    kontoAdresseGeaendert: {
      betreff: 'Your e-mail address has changed',
      titel: 'Your e-mail address has changed',
      text: 'This account now has the e-mail address {{adresse}}. Sign in with it from now on; nothing more will come to the former address. If this was not you, please tell the administration of the house at once.',
      knopf: 'Sign in',
    },
  },
}
