/** Why a change of people, groups or roles is refused. */
export const CODES = [
  'benutzer.letztePerson', // somebody has to keep the right to help others
  'benutzer.nichtGehalten', // nobody grants a permission that they do not hold
  'benutzer.darfMehr', // nobody edits a person who has more rights
  'benutzer.vergebenNurMitRecht', // editing people and granting permissions are two separate rights
  'benutzer.emailVergeben',
  'benutzer.emailGeteilt', // the account is also used in another house
  'benutzer.zweitfaktorGeteilt', // as with the address
  'benutzer.personalnummerVergeben',
  'benutzer.emailDoppelt', // twice in one list
  'benutzer.keineEinladung', // has a password already
  'benutzer.inaktiv',
  'benutzer.betroffeneBuchungen',
  'benutzer.unterwegs', // whoever has a car out could no longer return it
  'benutzer.eigenesKonto', // one's own account is changed with one's password
  // anonymising
  'benutzer.selbst', // not possible for oneself; the same for merging and deactivating
  'benutzer.loeschsperre', // a legal hold forbids it
  'benutzer.nameStimmtNicht', // the name typed for confirmation is wrong
  'benutzer.ueberschneidung', // the two people to be merged have bookings at the same time
] as const
