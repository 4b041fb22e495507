/** Why a table, or a line of it, is not taken in. */
export const CODES = [
  'einfuhr.zuGross',
  'einfuhr.keineTabelle', // bytes of something else
  'einfuhr.leer',
  'einfuhr.spaltenFehlen',
  'einfuhr.anfuehrung', // a quote that nobody closes
  'einfuhr.zuVieleZeilen',
  'einfuhr.abgebrochen',
  'einfuhr.emailDoppelt', // an earlier line is about the same person
  'einfuhr.nummerDoppelt',
  'einfuhr.formel',
  'einfuhr.gruppeUnbekannt',
  'einfuhr.rolleUnbekannt',
  'einfuhr.nichtBereit',
  'einfuhr.veraltet', // what the house knows has changed since the preview
  'einfuhr.zuVieleEinladungen',
  // of seats
  'einfuhr.platzDoppelt', // an earlier line is about the same one
  'einfuhr.ortHalb', // one of x and y alone
  'einfuhr.keinPlatz', // the plan is full
  'einfuhr.ausstattungUnbekannt',
  'einfuhr.ausstattungDoppelt',
  // of vehicles
  'einfuhr.kennzeichenDoppelt',
  'einfuhr.standortUnbekannt',
  'einfuhr.standortMehrdeutig', // several locations have this name
  'einfuhr.abstellplatzUnbekannt',
  'einfuhr.fahrzeugGebucht', // the change would cancel bookings, which nobody has seen
] as const
