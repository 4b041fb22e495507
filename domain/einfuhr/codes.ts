/** Why a table, or a line of it, is rejected. */
export const CODES = [
  'einfuhr.zuGross',
  'einfuhr.keineTabelle', // not a table at all
  'einfuhr.leer',
  'einfuhr.spaltenFehlen',
  'einfuhr.anfuehrung', // an unclosed quote
  'einfuhr.zuVieleZeilen',
  'einfuhr.abgebrochen',
  'einfuhr.emailDoppelt', // an earlier line is about the same person
  'einfuhr.nummerDoppelt',
  'einfuhr.andereKodierung', // a line in another encoding than the rest of the file
  'einfuhr.zeichenVerloren', // another program left a replacement character there
  'einfuhr.tagZweideutig', // 12/01/2026
  'einfuhr.tagAlsZahl', // 46357, a spreadsheet's serial number of a day
  'einfuhr.zahlZweideutig', // 48,210
  'einfuhr.ganzeZahl',
  'einfuhr.gerundet', // a spreadsheet has turned a number into 1,23457E+11
  'einfuhr.gruppeUnbekannt',
  'einfuhr.rolleUnbekannt',
  'einfuhr.nichtBereit',
  'einfuhr.kodierungUnklar', // nobody has chosen the right reading yet
  'einfuhr.veraltet', // the house's data has changed since the preview
  'einfuhr.zuVieleEinladungen',
  // of seats
  'einfuhr.platzDoppelt', // an earlier line is about the same one
  'einfuhr.ortHalb', // only one of x and y
  'einfuhr.keinPlatz', // the plan is full
  'einfuhr.ausstattungUnbekannt',
  'einfuhr.ausstattungDoppelt',
  // of vehicles
  'einfuhr.kennzeichenDoppelt',
  'einfuhr.kennzeichenMehrdeutig', // BNO 1234 when B NO 1234 and BN O 1234 exist
  'einfuhr.standortUnbekannt',
  'einfuhr.standortMehrdeutig', // several locations have this name
  'einfuhr.abstellplatzUnbekannt',
  'einfuhr.fahrzeugGebucht', // the change would cancel bookings that the preview did not show
  // of bookings
  'einfuhr.nichtImPersonalratsmodus', // the preview would reveal who has booked when
  'einfuhr.personUnbekannt',
  'einfuhr.grundrissUnbekannt',
  'einfuhr.grundrissMehrdeutig', // several plans have this name
  'einfuhr.platzUnbekannt',
  'einfuhr.tagFehlt', // a time without a day
  'einfuhr.buchungDoppelt', // an earlier line is the same booking
  'einfuhr.platzVergeben', // an earlier line takes the seat at that time
  'einfuhr.personAnderswo', // the person has another seat at that time
] as const
