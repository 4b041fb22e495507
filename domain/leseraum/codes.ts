import { orderOf } from '../buchung/order.ts'

/** Why a reading room refuses, in the order in which people should read it. */
export const CODES = [
  'leseraum.inaktiv',
  'leseraum.kapazitaet',
  'leseraum.zweitePersonNoetig',
  'leseraum.zweitePersonGleich',
  'leseraum.zweitePersonUnbekannt',
  'leseraum.zweitePersonBleibt',
  'leseraum.zuVieleEinladungen',
  'leseraum.mailPasstNicht', // this mail does not tell of what the booking is now
  'leseraum.auslastungZuLang', // days of utilisation at once
  // care of the rooms
  'leseraum.ausserhalbGrundriss',
  'leseraum.grundrissFest', // a seat stays on its plan
  'leseraum.hatBuchungen', // one that was ever booked is deactivated instead of deleted
  'leseraum.grundrissNichtLeer', // a plan with seats is put out of use instead of deleted
] as const

export const inOrder = orderOf(CODES)
