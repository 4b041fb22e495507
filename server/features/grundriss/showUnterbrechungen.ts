import { formatUhrzeit, knownUhrzeit, minutesOf, uhrzeitOfMinutes } from '@platzwart/domain/time/uhrzeit'
import type { Minutenspannen } from '../../platform/database/types.ts'

/** Wall times, HH:mm. */
export interface WallSpan {
  readonly von: string
  readonly bis: string
}

/** Minutes of a day as the wall shows them. */
export function wallSpans(spans: Minutenspannen): WallSpan[] {
  const wall = (minute: number) => formatUhrzeit(uhrzeitOfMinutes(minute))
  return spans.map(({ von, bis }) => ({ von: wall(von), bis: wall(bis) }))
}

/** Inverse of `wallSpans`. */
export function minuteSpans(spans: readonly WallSpan[]): Minutenspannen {
  const minute = (text: string) => minutesOf(knownUhrzeit(text))
  return spans.map(({ von, bis }) => ({ von: minute(von), bis: minute(bis) }))
}
