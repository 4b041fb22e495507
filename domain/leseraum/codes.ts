import { orderOf } from '../buchung/order.ts'

/** Why a reading room refuses, in reading order. */
export const CODES = [
  'leseraum.inaktiv',
  'leseraum.kapazitaet',
  'leseraum.zweitePersonNoetig',
  'leseraum.zweitePersonGleich',
  'leseraum.zweitePersonUnbekannt',
  'leseraum.zweitePersonBleibt',
  'leseraum.andererBereich', // a booking cannot move between reading rooms and workspaces
  'leseraum.bereichBelegt', // future bookings of the plan were made under other rules
  'leseraum.zuVieleEinladungen',
  'leseraum.checkInNurMitCode', // the house requires the code at the seat
  'leseraum.codeGiltNicht', // of another seat, replaced since, or shown too long ago
  'leseraum.keinePausen', // the house has no pauses
  'leseraum.schonInPause',
  'leseraum.pausenAufgebraucht',
  'leseraum.nichtInPause',
  'leseraum.pauseVorbei', // the rest of the booking goes to others
  'leseraum.zurueckNurMitCode', // the house requires the code at the seat
  'leseraum.mailPasstNicht', // this mail does not match the booking's status
  'leseraum.auslastungZuLang', // too many days of utilisation at once
  'leseraum.auswertungNochNicht', // the outcome of today's bookings is not known yet
  // maintenance of rooms
  'leseraum.ausserhalbGrundriss',
  'leseraum.grundrissFest', // a seat cannot move to another plan
  'leseraum.hatBuchungen', // a room with bookings is deactivated instead of deleted
  'leseraum.grundrissBelegt', // a closure decides what happens to its bookings
  'leseraum.grundrissNichtLeer', // a plan with seats is put out of use instead of deleted
] as const

export const inOrder = orderOf(CODES)
