import type { CodeTexts } from '../../shape.ts'

export const fehler = {
  'schliessung.zuViele':
    'This hits {{anzahl}} bookings; at most {{limit}} can be decided at once. Please close fewer days at a time.',
  'schliessung.anders':
    'Bookings have changed meanwhile. What it hits now is shown anew; please look at it once more.',
  'schliessung.keinErsatz': 'For one of these bookings there is no other seat and no other time.',
  'schliessung.nichtBelassen': 'Nobody can keep what is locked or out of use: please move or cancel.',
  'schliessung.vorbei': 'This can be undone no more: it can for {{minuten}}, and once.',
  'schliessung.geaendert':
    'Somebody has changed this meanwhile, so it can no longer be taken back as a whole.',
} satisfies CodeTexts<'schliessung'>
