/** Why a closure is not made or taken back, in the order in which people should read it. */
export const CODES = [
  'schliessung.zuViele',
  'schliessung.anders', // than it was looked at
  'schliessung.keinErsatz',
  'schliessung.nichtBelassen',
  'schliessung.vorbei', // it can be taken back no more
  'schliessung.geaendert', // what was closed was changed since
] as const
