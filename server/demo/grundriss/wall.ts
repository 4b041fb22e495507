import type { Form } from '@platzwart/contract/leseraum'
import { form, rect } from './form.ts'

/** An opening along a wall, from its start: a gap for a door, or a window. */
export interface Oeffnung {
  readonly bei: number
  readonly weite: number
  readonly fenster?: boolean
}

/** A straight wall from its upper left corner, lying (`quer`) or upright (`hoch`), with doors left open and windows set in. */
export function wall(
  lage: 'quer' | 'hoch',
  x: number,
  y: number,
  len: number,
  thickness: number,
  oeffnungen: readonly Oeffnung[] = [],
): Form[] {
  const piece = (art: 'wand' | 'fenster', von: number, bis: number): Form[] => {
    if (bis <= von) return []
    return [
      lage === 'quer'
        ? rect(art, x + von, y, bis - von, thickness)
        : rect(art, x, y + von, thickness, bis - von),
    ]
  }
  const sorted = oeffnungen.toSorted((a, b) => a.bei - b.bei)
  const ends = [0, ...sorted.map((it) => it.bei + it.weite)]
  const starts = [...sorted.map((it) => it.bei), len]
  return [
    ...ends.flatMap((von, i) => piece('wand', von, starts[i] ?? len)),
    ...sorted.filter((it) => it.fenster).flatMap((it) => piece('fenster', it.bei, it.bei + it.weite)),
    ...sorted.filter((it) => it.fenster).map((it) => glass(lage, x, y, thickness, it)),
  ]
}

/** The pane: one line along the middle of the window. */
function glass(lage: 'quer' | 'hoch', x: number, y: number, thickness: number, it: Oeffnung): Form {
  return lage === 'quer'
    ? form('fenster', `M${x + it.bei} ${y + thickness / 2}H${x + it.bei + it.weite}`)
    : form('fenster', `M${x + thickness / 2} ${y + it.bei}V${y + it.bei + it.weite}`)
}

/** Windows of equal width, evenly spread over a wall. */
export function windows(len: number, anzahl: number, weite: number): Oeffnung[] {
  const bay = len / anzahl
  return Array.from({ length: anzahl }, (_, i) => ({
    bei: Math.round(bay * (i + 0.5) - weite / 2),
    weite,
    fenster: true,
  }))
}
