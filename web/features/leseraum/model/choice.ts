import { CHECK_IN_MINUTES } from '@platzwart/domain/buchung/checkInWindow'
import { type Minutes, withoutBreaks } from '@platzwart/domain/leseraum/seatState'
import { DEFAULT_CHOICE, werkzeitChoice } from '@platzwart/domain/leseraum/selection'
import {
  formatUhrzeit,
  LAST_MINUTE,
  minutesOf,
  parseUhrzeit,
  type Uhrzeit,
  uhrzeitOfMinutes,
} from '@platzwart/domain/time/uhrzeit'
import { roundUp } from '@platzwart/domain/time/zeitschritt'
import { endOf, instantOf, uhrzeitOf } from '@platzwart/domain/time/zone'
import type { LeseraumSearch } from './address.ts'
import { instantAt, minuteAt, type PlanDay } from './planDay.ts'

/** The minute of the day of a wall time. */
export function minuteOfWall(
  day: Pick<PlanDay, 'mitternachtMs' | 'tag'>,
  wall: string,
  zone: string,
): number {
  const uhrzeit = parseUhrzeit(wall)
  if (!uhrzeit.ok) return 0
  return minuteAt(day, instantOf(Temporal.PlainDate.from(day.tag), uhrzeit.value, zone))
}

type OnTheWall = Pick<PlanDay, 'mitternachtMs' | 'tag'>

/** The same for an end: 23:59 is the end of the day. */
function minuteOfEnd(day: OnTheWall, wall: string, zone: string): number {
  const uhrzeit = parseUhrzeit(wall)
  return uhrzeit.ok ? minuteAt(day, endOf(Temporal.PlainDate.from(day.tag), uhrzeit.value, zone)) : 0
}

/** A period in wall time. One until the end of the day ends at 23:59, because 00:00 is the start of a day. */
function wallOf(day: OnTheWall, { von, bis }: Minutes, zone: string): { von: Uhrzeit; bis: Uhrzeit } {
  const end = uhrzeitOf(instantAt(day, bis), zone)
  return {
    von: uhrzeitOf(instantAt(day, von), zone),
    bis: minutesOf(end) === 0 ? uhrzeitOfMinutes(LAST_MINUTE) : end,
  }
}

/** A custom period as search parameters; `choiceOf` reads them. */
export function searchOf(
  day: OnTheWall,
  period: Minutes,
  zone: string,
): Pick<LeseraumSearch, 'modus' | 'von' | 'bis'> {
  const { von, bis } = wallOf(day, period, zone)
  return { modus: 'frei', von: formatUhrzeit(von), bis: formatUhrzeit(bis) }
}

function asked(search: Pick<LeseraumSearch, 'modus' | 'von' | 'bis'>, offen: { von: Uhrzeit; bis: Uhrzeit }) {
  if (search.modus === 'frei') return search
  // A whole day may be longer than a booking; the usual hours are what most people mean by "all day".
  const { von, bis } = search.modus === 'ganztags' ? DEFAULT_CHOICE : werkzeitChoice(search.modus, offen)
  return { von: formatUhrzeit(von), bis: formatUhrzeit(bis) }
}

/** The running step as long as its check-in is still possible, else the next one; any step on another day. */
export function firstStart(
  day: Pick<PlanDay, 'mitternachtMs'>,
  jetzt: number,
  schritt: number,
  zone: string,
): number {
  if (jetzt < 0) return Number.NEGATIVE_INFINITY
  const missed = jetzt - Math.min(schritt, CHECK_IN_MINUTES)
  return minuteAt(day, roundUp(instantAt(day, missed + 1), schritt, zone))
}

/**
 * The requested period: the address's within the opening hours, today from the running step on (one may sit
 * down at 9:05 and book from 9:00). Null if nothing is left of the day.
 */
export function choiceOf(
  search: Pick<LeseraumSearch, 'modus' | 'von' | 'bis'>,
  day: Pick<PlanDay, 'mitternachtMs' | 'tag' | 'offen'>,
  jetzt: number,
  schritt: number,
  zone: string,
): Minutes | null {
  if (day.offen === null) return null
  const first = Math.max(day.offen.von, firstStart(day, jetzt, schritt, zone))
  const left = withoutBreaks({ von: first, bis: day.offen.bis }, day.offen.unterbrechungen ?? [])
  if (left.von >= left.bis || jetzt >= left.bis) return null
  const { von, bis } = asked(search, wallOf(day, day.offen, zone))
  const within = withoutBreaks(
    {
      von: Math.max(left.von, minuteOfWall(day, von, zone)),
      bis: Math.min(left.bis, minuteOfEnd(day, bis, zone)),
    },
    day.offen.unterbrechungen ?? [],
  )
  return within.von < within.bis ? within : left
}
