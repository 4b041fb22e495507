import { minutesOf, type Uhrzeit, uhrzeitOfMinutes } from '../time/uhrzeit.ts'

/** The work-time toggle (SPECIFICATION section 2). */
export const WERKZEITEN = ['ganztags', 'vormittags', 'nachmittags'] as const

export type Werkzeit = (typeof WERKZEITEN)[number]

/** The range that is selected by default (SPECIFICATION section 9). */
export const DEFAULT_CHOICE = {
  von: { stunden: 9, minuten: 0 },
  bis: { stunden: 18, minuten: 0 },
} as const

const NOON: Uhrzeit = { stunden: 13, minuten: 0 }

interface Choice {
  readonly von: Uhrzeit
  readonly bis: Uhrzeit
}

/** The opening hours of a day, or one half of them; a half that the day does not have becomes the whole. */
export function werkzeitChoice(werkzeit: Werkzeit, offen: Choice): Choice {
  const noon = Math.min(Math.max(minutesOf(NOON), minutesOf(offen.von)), minutesOf(offen.bis))
  const half = uhrzeitOfMinutes(noon)
  const [von, bis] =
    werkzeit === 'vormittags'
      ? [offen.von, half]
      : werkzeit === 'nachmittags'
        ? [half, offen.bis]
        : [offen.von, offen.bis]
  return minutesOf(von) < minutesOf(bis) ? { von, bis } : offen
}
