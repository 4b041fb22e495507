import type { Effective } from '../einstellung/resolve.ts'
import { wochentagOf } from '../time/wochentag.ts'

/** Whether the day's weekday is bookable for the person. */
export function bookableWeekday(
  tag: Temporal.PlainDate,
  settings: Pick<Effective, 'leseraum.buchbareWochentage'>,
): boolean {
  return settings['leseraum.buchbareWochentage'].value.map(Number).includes(wochentagOf(tag))
}
