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
  // care of the rooms
  'leseraum.ausserhalbGrundriss',
  'leseraum.grundrissFest', // a seat stays on its plan
] as const

export const inOrder = orderOf(CODES)
