import type { fehler as German } from '../../de/fehler/leseraum.ts'
import type { Shape } from '../../shape.ts'

export const fehler: Shape<typeof German> = {
  'leseraum.inaktiv': '{{bezeichnung}} is not available at the moment.',
  'leseraum.kapazitaet': 'There is room for {{kapazitaet}}, the group has {{gruppengroesse}}.',
  'leseraum.zweitePersonNoetig': 'A second person is needed here to confirm the booking.',
  'leseraum.zweitePersonGleich': 'The second person must be somebody else.',
  'leseraum.andererBereich':
    'A booking cannot be moved between reading rooms and workspaces: other rules hold there. Please book anew.',
  'leseraum.bereichBelegt':
    'Something is still booked on this floor plan (bookings, blocks and people waiting: {{anzahl}}). Until then its area stays.',
  'leseraum.zweitePersonBleibt':
    'The second person of a booking stays the same. To ask somebody else, book anew.',
  'leseraum.zweitePersonUnbekannt': 'There is nobody here with this e-mail address.',
  'leseraum.zuVieleEinladungen':
    'This person was asked to confirm {{anzahl}} times within the last hour; again from {{ab}}.',
  'leseraum.checkInNurMitCode': 'Check-in is at the seat here: please scan the code there.',
  'leseraum.codeGiltNicht': 'This code no longer holds. Please scan the one at the seat again.',
  'leseraum.keinePausen': 'There are no pauses in this house.',
  'leseraum.schonInPause': 'The pause is on already, until {{bis}}.',
  'leseraum.pausenAufgebraucht': 'Pauses in one booking: {{anzahl}} at most.',
  'leseraum.nichtInPause': 'This booking is not in a pause.',
  'leseraum.pauseVorbei': 'The pause lasted until {{bis}}; the seat goes to others.',
  'leseraum.zurueckNurMitCode': 'Coming back is at the seat here: please scan the code there.',
  'leseraum.mailPasstNicht':
    'This e-mail does not fit the booking: {{typ}} is not sent while it is “{{status}}”.',
  'leseraum.auslastungZuLang': 'Utilisation is there for {{tage}} at once at most.',
  'leseraum.auswertungNochNicht': 'The evaluation is only there for days that are over: up to yesterday.',
  'leseraum.ausserhalbGrundriss': '{{bezeichnung}} is not on the floor plan ({{breite}} × {{hoehe}} cm).',
  'leseraum.grundrissFest': 'A seat stays on its floor plan. Another plan needs a new seat.',
  'leseraum.hatBuchungen':
    '{{bezeichnung}} has been booked before, so it cannot be deleted, only deactivated.',
  'leseraum.grundrissBelegt':
    'There are still bookings on this floor plan ({{anzahl}}). Please decide with a closure first what becomes of them.',
  'leseraum.grundrissNichtLeer':
    '{{bezeichnung}} has seats or rooms ({{anzahl}}); only an empty floor plan can be deleted.',
}
