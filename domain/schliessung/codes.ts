/** Why a closure is refused, or cannot be undone, in reading order. */
export const CODES = [
  'schliessung.zuViele',
  'schliessung.anders', // than in the preview
  'schliessung.keinErsatz',
  'schliessung.nichtBelassen',
  'schliessung.vorbei', // it can no longer be undone
  'schliessung.geaendert', // the closed record has changed since
] as const
