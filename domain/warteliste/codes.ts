/** Why nobody is put on a waiting list, or an offer is none any more, in the order in which people should read it. */
export const CODES = [
  'warteliste.aus', // the house has none
  'warteliste.zuViele',
  'warteliste.schonDrin',
  'warteliste.vorbei',
  'warteliste.laengerAlsZeitraum',
  'warteliste.nichtsPassendes',
  'warteliste.frei', // what is free is booked
  'warteliste.anderesAngebot', // what is answered is not what was shown
  'warteliste.keinAngebot', // it has ended, or there is none yet
] as const
