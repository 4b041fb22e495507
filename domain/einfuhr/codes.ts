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
  'einfuhr.andereKodierung', // a line in another encoding than the rest of the file
  'einfuhr.zeichenVerloren', // a program has put a replacement character there
  'einfuhr.tagZweideutig', // 12/01/2026
  'einfuhr.tagAlsZahl', // 46357, as a spreadsheet counts days
  'einfuhr.zahlZweideutig', // 48,210
  'einfuhr.ganzeZahl',
  'einfuhr.gerundet', // a spreadsheet has made 1,23457E+11 of a number
  'einfuhr.gruppeUnbekannt',
  'einfuhr.rolleUnbekannt',
  'einfuhr.nichtBereit',
  'einfuhr.kodierungUnklar', // nobody has said yet which reading is right
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
  'einfuhr.kennzeichenMehrdeutig', // BNO 1234 beside B NO 1234 and BN O 1234
  'einfuhr.standortUnbekannt',
  'einfuhr.standortMehrdeutig', // several locations have this name
  'einfuhr.abstellplatzUnbekannt',
  'einfuhr.fahrzeugGebucht', // the change would cancel bookings, which nobody has seen
  // of bookings
  'einfuhr.nichtImPersonalratsmodus', // the preview would tell who has booked when
  'einfuhr.personUnbekannt',
  'einfuhr.grundrissUnbekannt',
  'einfuhr.grundrissMehrdeutig', // several plans have this name
  'einfuhr.platzUnbekannt',
  'einfuhr.tagFehlt', // a time alone says no day
  'einfuhr.buchungDoppelt', // an earlier line is the same booking
  'einfuhr.platzVergeben', // an earlier line has the seat at that time
  'einfuhr.personAnderswo', // who is to sit there sits elsewhere at that time
] as const
