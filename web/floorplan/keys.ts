import type { Direction } from '@platzwart/domain/grundriss/neighbour'

export type Move =
  | { readonly art: 'richtung'; readonly richtung: Direction }
  | { readonly art: 'rand'; readonly rand: 'erster' | 'letzter' }
  | { readonly art: 'oeffnen' }
  | { readonly art: 'zoom'; readonly factor: number }
  | { readonly art: 'ganz' }
  | { readonly art: 'schieben'; readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 }
  | { readonly art: 'karteZu' }

interface Key {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
}

const STEP = 1.4

const PLAIN: Readonly<Record<string, Move>> = {
  ArrowLeft: { art: 'richtung', richtung: 'links' },
  ArrowRight: { art: 'richtung', richtung: 'rechts' },
  ArrowUp: { art: 'richtung', richtung: 'hoch' },
  ArrowDown: { art: 'richtung', richtung: 'runter' },
  Home: { art: 'rand', rand: 'erster' },
  End: { art: 'rand', rand: 'letzter' },
  Enter: { art: 'oeffnen' },
  ' ': { art: 'oeffnen' },
  '+': { art: 'zoom', factor: STEP },
  '=': { art: 'zoom', factor: STEP },
  '-': { art: 'zoom', factor: 1 / STEP },
  '0': { art: 'ganz' },
  Escape: { art: 'karteZu' },
}

/** Shift and an arrow look in that direction: the plan moves the other way. */
const SHIFTED: Readonly<Record<string, Move>> = {
  ArrowLeft: { art: 'schieben', x: 1, y: 0 },
  ArrowRight: { art: 'schieben', x: -1, y: 0 },
  ArrowUp: { art: 'schieben', x: 0, y: 1 },
  ArrowDown: { art: 'schieben', x: 0, y: -1 },
}

/** What a key means on the map; null when it is none of ours. Keys with Ctrl, Alt or Meta belong to the browser. */
export function moveOf(key: Key): Move | null {
  if (key.ctrlKey || key.altKey || key.metaKey) return null
  if (key.shiftKey && key.key in SHIFTED) return SHIFTED[key.key] ?? null
  return PLAIN[key.key] ?? null
}
