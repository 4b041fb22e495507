/** Why a file of people, or a line of it, is not taken in. */
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
] as const
