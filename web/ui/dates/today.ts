import { createContext, useContext } from 'react'
import { useMinute } from '../../platform/clock.ts'

/** The zone that determines today: the Mandant's (T1). Set by the layouts of pages that have date fields. */
export const CalendarZone = createContext('Europe/Berlin')

export function useToday(): Temporal.PlainDate {
  return useMinute().toZonedDateTimeISO(useContext(CalendarZone)).toPlainDate()
}
