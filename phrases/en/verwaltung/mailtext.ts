import type { mailtext as German } from '../../de/verwaltung/mailtext.ts'
import type { Shape } from '../../shape.ts'

export const mailtext: Shape<typeof German> = {
  reiter: { titel: 'Parts of the page', post: 'Messages', texte: 'Texts' },
  lead: 'Subject, beginning and end of each message, as the house wants to say them. What happened, the facts, the calendar file and how to unsubscribe always stay.',
  alle: 'All texts',
  eigen: 'own text',
  unveraendert: 'as supplied',
  leer: 'No messages',
  sprache: { titel: 'Language', de: 'German', en: 'English' },
  feld: {
    de: { betreff: 'Subject', einleitung: 'Beginning', schluss: 'End' },
    en: { betreff: 'Subject (English)', einleitung: 'Beginning (English)', schluss: 'End (English)' },
  },
  hilfe: {
    betreff: 'Possible: {{worte}}',
    einleitung: 'Stands before what the message says; each line is a paragraph. Possible: {{worte}}',
    schluss: 'Stands behind the facts. Possible: {{worte}}',
  },
  pflicht: 'This cannot be empty. “As supplied” brings our text back.',
  gespeichert: 'Saved: {{titel}}.',
  zurueck: 'As supplied',
  zurueckFrage: 'This drops your own text, in both languages.',
  zurueckJa: 'Yes, drop our own text',
  zurueckNein: 'Keep it',
  zurueckgesetzt: '{{titel}}: as supplied again.',
  vorschau: {
    titel: 'Preview',
    text: 'With facts that are made up. This is what it looks like once saved; what still waits in the outbox goes out like this, too.',
    wartet: 'The preview comes as soon as something fitting stands in every field.',
    rahmen: 'Preview of the message',
    betreff: 'Subject: {{betreff}}',
  },
  art: {
    useMailVormerkung: {
      titel: 'Seat tentatively booked',
      text: 'Whoever booked is told; the second person is asked to confirm.',
    },
    useMailBuchungBestaetigt: {
      titel: 'Seat booked or confirmed',
      text: 'As soon as a booking is firm.',
    },
    useMailBuchungAngepasst: { titel: 'Booking changed', text: 'As it is now, and as it was.' },
    useMailStorno: { titel: 'Booking cancelled', text: 'When somebody cancels.' },
    useMailRaumDeaktivierungSystemStorno: {
      titel: 'Seat no longer available',
      text: 'When a seat is put out of use and the booking is cancelled for it.',
    },
    unbestaetigtStorno: {
      titel: 'Booking lapsed',
      text: 'When nobody confirmed it by its beginning.',
    },
    freigabeOhneCheckIn: { titel: 'Seat released', text: 'When nobody checked in.' },
    zweiteEntlassen: {
      titel: 'Second person no longer needed',
      text: 'To the second person, when the booking does without them.',
    },
    erinnerung: { titel: 'Booking begins', text: 'The reminder at the beginning.' },
    vorzeitigBeendet: { titel: 'Booking ended early', text: 'When somebody checks out before the end.' },
    pauseVorbei: {
      titel: 'Pause over',
      text: 'When nobody was back from a pause and the rest of the time is free.',
    },
    wartelisteAngebot: { titel: 'A seat came free', text: 'To the next person of the waiting list.' },
    serieGebucht: { titel: 'Several dates booked', text: 'One message for all dates.' },
    serieGeaendert: { titel: 'Several dates changed', text: 'One message for all dates.' },
    serieStorniert: { titel: 'Several dates cancelled', text: 'One message for all dates.' },
    schliessung: {
      titel: 'Closure or lock',
      text: 'What a closure made of the bookings of a person.',
    },
    platzBericht: {
      titel: 'Monthly report of seats',
      text: 'To all who have chosen it and look after rooms or bookings.',
    },
    fahrtGebucht: {
      titel: 'Trip booked',
      text: 'Of special trips it says that the trip waits for approval.',
    },
    fahrtFreigabeNoetig: { titel: 'Approval asked for', text: 'To all who approve special trips.' },
    fahrtFreigegeben: { titel: 'Trip approved', text: 'As soon as somebody approved it.' },
    fahrtAbgelehnt: { titel: 'Trip rejected', text: 'It is cancelled by that.' },
    fahrtVerlegt: { titel: 'Trip moved by the house', text: 'With the reason, as it is now, and as it was.' },
    fahrtGeaendert: { titel: 'Trip changed', text: 'As it is now, and as it was.' },
    fahrtAbgegeben: { titel: 'Somebody else drives', text: 'To the person who was to drive before.' },
    fahrtErsatz: { titel: 'Another vehicle', text: 'When the trip was given another vehicle.' },
    fahrtStorno: { titel: 'Trip cancelled', text: 'When those concerned cancel it themselves.' },
    fahrtWeggenommen: {
      titel: 'Trip taken away',
      text: 'When the fleet management cancels, because of a licence or an account, or because the vehicle never came back.',
    },
    fahrtSystemStorno: {
      titel: 'Vehicle not available',
      text: 'When the vehicle drops out and the trip is cancelled for it.',
    },
    fahrtOhneCheckInStorno: { titel: 'Trip lapsed', text: 'When nobody checked in.' },
    fahrtErinnerung: { titel: 'Trip begins soon', text: 'The reminder before the trip.' },
    fahrtCheckIn: { titel: 'Trip begun', text: 'After the check-in.' },
    fahrtHinweisCheckOut: { titel: 'Trip ends soon', text: 'The notice before the return.' },
    fahrtCheckOut: { titel: 'Trip ended', text: 'After the check-out.' },
    fahrtCheckOutFehlt: { titel: 'Check-out missing', text: 'To who drives and to the fleet managers.' },
    fahrtUeberzogen: {
      titel: 'Vehicle still on the way',
      text: 'To the next person who needs the vehicle, and to the fleet managers.',
    },
    fahrtBereit: {
      titel: 'Vehicle back',
      text: 'To the next person, when the vehicle came back late.',
    },
    fahrtEinzutragen: { titel: 'Trip to be entered', text: 'To the fleet managers.' },
    fahrzeugSchaden: { titel: 'New damage', text: 'To the fleet managers.' },
    fahrzeugVerschmutzt: { titel: 'Vehicle is dirty', text: 'To the fleet managers.' },
    fahrzeugPruefungFaellig: { titel: 'Inspection due soon', text: 'To the fleet managers.' },
    fahrzeugPruefungAbgelaufen: { titel: 'Inspection lapsed', text: 'To the fleet managers.' },
    fuehrerscheinFaellig: {
      titel: 'Licence check due',
      text: 'To the person and to all who check licences.',
    },
    fuehrerscheinUeberfaellig: {
      titel: 'Licence check overdue',
      text: 'To the person and to all who check licences.',
    },
    fahrtenbuchSiegel: {
      titel: 'State of the logbooks',
      text: 'To the fleet managers and the addresses of the vehicle report.',
    },
    fahrzeugBericht: { titel: 'Vehicle report', text: 'To the addresses that stand in the settings.' },
    kontoEinladung: {
      titel: 'Invitation into the house',
      text: 'To new people. Other messages about accounts read the same everywhere, so that people know them.',
    },
  },
}
