import type { fahrtenbuch as german } from '../de/fahrtenbuch.ts'
import type { Shape } from '../shape.ts'

/** The logbook: its page, its files, its checks. */
export const fahrtenbuch: Shape<typeof german> = {
  fehler: {
    nummer: 'Entry {{eintrag}} is missing, or there twice.',
    vorgaenger: 'Entry {{eintrag}} does not follow the entry before it.',
    inhalt: 'Entry {{eintrag}} is no longer as it was written.',
  },
}
