import { orderOf } from '../buchung/order.ts'

/** Why a reading room refuses, in the order in which people should read it. */
export const CODES = [
  'leseraum.inaktiv',
  'leseraum.kapazitaet',
  'leseraum.zweitePersonNoetig',
  'leseraum.zweitePersonGleich',
  'leseraum.zweitePersonUnbekannt',
  'leseraum.zweitePersonBleibt',
  'leseraum.andererBereich', // a booking stays in the reading rooms, or in the workspaces
  'leseraum.bereichBelegt', // what is booked of a plan to come was booked by other rules
  'leseraum.zuVieleEinladungen',
  'leseraum.checkInNurMitCode', // the house asks for the code at the seat
  'leseraum.codeGiltNicht', // of another seat, given out anew since, or shown too long ago
  'leseraum.keinePausen', // the house keeps no seat for who goes away
  'leseraum.schonInPause',
  'leseraum.pausenAufgebraucht',
  'leseraum.nichtInPause',
  'leseraum.pauseVorbei', // the rest of the booking goes to others
  'leseraum.zurueckNurMitCode', // the house asks for the code at the seat
  'leseraum.mailPasstNicht', // this mail does not tell of what the booking is now
  'leseraum.auslastungZuLang', // days of utilisation at once
  'leseraum.auswertungNochNicht', // what becomes of the bookings of today is not known
  // care of the rooms
  'leseraum.ausserhalbGrundriss',
  'leseraum.grundrissFest', // a seat stays on its plan
  'leseraum.hatBuchungen', // one that was ever booked is deactivated instead of deleted
  'leseraum.grundrissBelegt', // what becomes of its bookings is decided with a closure
  'leseraum.grundrissNichtLeer', // a plan with seats is put out of use instead of deleted
] as const

export const inOrder = orderOf(CODES)
