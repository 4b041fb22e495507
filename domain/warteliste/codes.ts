/** Why somebody cannot join a waiting list, or an offer is no longer valid, in reading order. */
export const CODES = [
  'warteliste.aus', // the house has no waiting list
  'warteliste.zuViele',
  'warteliste.schonDrin',
  'warteliste.vorbei',
  'warteliste.laengerAlsZeitraum',
  'warteliste.nichtsPassendes',
  'warteliste.frei', // something is free: book that
  'warteliste.anderesAngebot', // the answer is to another offer than was shown
  'warteliste.keinAngebot', // it has ended, or there is none yet
] as const
