/** Why the care of people, groups and roles refuses. */
export const CODES = [
  'benutzer.letztePerson', // somebody has to hold what lets others be helped
  'benutzer.nichtGehalten', // nobody grants what they do not hold
  'benutzer.darfMehr', // nobody acts for whom may more
  'benutzer.vergebenNurMitRecht', // people are maintained by one permission, what they may do by another
  'benutzer.emailVergeben',
  'benutzer.emailGeteilt', // the account is somebody's in another house, too
  'benutzer.zweitfaktorGeteilt', // as with the address
  'benutzer.personalnummerVergeben',
  'benutzer.emailDoppelt', // twice in one list
  'benutzer.keineEinladung', // has a password already
  'benutzer.inaktiv',
  'benutzer.betroffeneBuchungen',
  'benutzer.unterwegs', // whoever has a car out cannot bring it back any more
  'benutzer.eigenesKonto', // one's own is changed with one's password
  // anonymising
  'benutzer.selbst', // nobody does it to themselves; as with merging and deactivating
  'benutzer.loeschsperre', // nothing of theirs may go
  'benutzer.nameStimmtNicht', // typed to be sure
  'benutzer.ueberschneidung', // two who are to become one are in two places at once
] as const
