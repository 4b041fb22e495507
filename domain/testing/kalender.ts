import type { Kalender, Oeffnungszeit, Sonderoeffnungszeit } from '../oeffnungszeit/types.ts'
import { parseUhrzeit, type Uhrzeit } from '../time/uhrzeit.ts'
import type { Wochentag } from '../time/wochentag.ts'

/** @throws RangeError for a typo in a test */
function clock(text: string): Uhrzeit {
  const parsed = parseUhrzeit(text)
  if (!parsed.ok) throw new RangeError(`${text} is no time of day`)
  return parsed.value
}

/** `von` to `bis` on the given weekdays, closed on the others. */
export function week(
  von: string,
  bis: string,
  days: readonly Wochentag[] = [0, 1, 2, 3, 4, 5, 6],
): Oeffnungszeit[] {
  return ([0, 1, 2, 3, 4, 5, 6] as const).map((wochentag) => ({
    wochentag,
    von: clock(von),
    bis: clock(bis),
    geoeffnet: days.includes(wochentag),
  }))
}

/** A special opening time of one day, or of several: `2026-12-24` or `2026-12-24/2026-12-26`. */
export function special(
  days: string,
  status: Sonderoeffnungszeit['status'],
  von = '08:00',
  bis = '18:00',
): Sonderoeffnungszeit {
  const [first = days, last = first] = days.split('/')
  return {
    gueltigVon: Temporal.PlainDate.from(first),
    gueltigBis: Temporal.PlainDate.from(last),
    von: clock(von),
    bis: clock(bis),
    status,
  }
}

export function kalender(
  oeffnungszeiten: readonly Oeffnungszeit[],
  sonderoeffnungszeiten: readonly Sonderoeffnungszeit[] = [],
  zone = 'Europe/Berlin',
): Kalender {
  return { zone, oeffnungszeiten, sonderoeffnungszeiten }
}
