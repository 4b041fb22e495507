/** Why a sign-in by a service came to nothing: told to the person in plain words, and to whoever set the service up with what to do. */
export const ABLEHNUNGEN = [
  // the sign-in was begun in another browser, is used, or is too old
  'vorbei',
  // the answer is one for another house or another service
  'fremd',
  // the service, or the person there, has said no
  'verweigert',
  // the service does not answer, or not as it should
  'unerreichbar',
  // what was set up does not fit: issuer, client id, secret, or an address
  'einrichtung',
  // its word is not signed by a key of its own
  'unterschrift',
  // its word is for somebody else, too old, or not for this sign-in
  'nachweis',
  // it says that the address is not confirmed
  'adresseUnbestaetigt',
  // the address belongs to another house
  'adresseFremd',
  'nichtEingeladen',
  'nichtInGruppe',
  // it did not say in which groups the person is
  'gruppenUnbekannt',
  // the person was put out
  'inaktiv',
  // the house is suspended, or lets nobody in for another reason
  'keinZutritt',
  // the identity is somebody else's here
  'vergeben',
  // the service is not offered any more
  'abgeschaltet',
] as const

export type Ablehnung = (typeof ABLEHNUNGEN)[number]

/** How many of the last refusals are kept for each service. */
export const ABLEHNUNGEN_MAX = 20
