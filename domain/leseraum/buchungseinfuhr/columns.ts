import type { Columns } from '../../einfuhr/columns.ts'
import { parseDay, readDay } from '../../einfuhr/day.ts'
import { Doubt } from '../../einfuhr/doubt.ts'
import { readWhole } from '../../einfuhr/whole.ts'

const COLUMNS = ['email', 'standort', 'grundriss', 'platz', 'tag', 'von', 'bis', 'gruppengroesse'] as const

export type BuchungColumn = (typeof COLUMNS)[number]

/** What a table of bookings may have in its columns, as we and other programs call them. */
export const BUCHUNGEN_COLUMNS: Columns<BuchungColumn> = {
  spalten: COLUMNS,
  names: {
    email: ['email', 'emailadresse', 'mail', 'emailaddress', 'useremail'],
    standort: ['standort', 'lokation', 'haus', 'gebäude', 'gebaeude', 'location', 'site', 'building'],
    grundriss: [
      'plan',
      'grundriss',
      'lesesaal',
      'raum',
      'bereich',
      'floorplan',
      'room',
      'space',
      'area',
      'category',
    ],
    platz: ['platz', 'sitzplatz', 'platznummer', 'platzoderraum', 'seat', 'seatorroom', 'desk', 'seatnumber'],
    tag: ['tag', 'datum', 'day', 'date'],
    von: ['von', 'beginn', 'start', 'from', 'starttime', 'fromdate', 'startdate'],
    bis: ['bis', 'ende', 'end', 'to', 'until', 'endtime', 'todate', 'enddate'],
    gruppengroesse: ['personen', 'gruppengröße', 'gruppengroesse', 'people', 'groupsize', 'attendees'],
  },
  needed: ['email', 'grundriss', 'platz', 'von', 'bis'],
}

/** Hours and minutes as people and programs write them: 9:00, 09:00:00, 9.00 Uhr, 9:00 am, 16 Uhr, 4pm, 0900. */
const TIME =
  /^(?<hours>\d{1,2})(?:[:.](?<minutes>\d{2})(?::\d{2}(?:[.,]0+)?)?)?\s*(?:(?<half>[ap])\.?\s?m\.?|(?<said>uhr|h|o['’]clock))?$/i
const DIGITS = /^(?<hours>[012]\d)(?<minutes>[0-5]\d)$/
const ZONED = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/

/** The end of a day, which is the beginning of the next one. */
const MIDNIGHT = '24:00'

/** `HH:mm`, or null for what is no time of day. A number alone is an hour only where it says so. */
function readTime(cell: string): string | null {
  const { hours, minutes, half, said } = (DIGITS.exec(cell) ?? TIME.exec(cell))?.groups ?? {}
  if (hours === undefined || (minutes ?? half ?? said) === undefined) return null
  const hour =
    half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`
}

/** The moment of a time on a day. */
const momentOf = (day: Temporal.PlainDate, time: string): string =>
  time === MIDNIGHT ? `${day.add({ days: 1 }).toString()}T00:00` : `${day.toString()}T${time}`

/** A day with its time, wherever the one ends and the other begins. */
function readBoth(cell: string): string | Doubt | null {
  for (const { 0: sign, index } of cell.matchAll(/T|,?\s+/g)) {
    const day = parseDay(cell.slice(0, index))
    const time = readTime(cell.slice(index + sign.length))
    if (time === null || day === null) continue
    return day instanceof Doubt ? day : momentOf(day, time)
  }
  return null
}

/**
 * A moment as `HH:mm`, as `YYYY-MM-DDTHH:mm` where its day stands with it, or as an instant where its distance from UTC does. What is none
 * of these is answered as it stands.
 */
export function readMoment(cell: string): string | Doubt {
  if (ZONED.test(cell)) return cell.replace(' ', 'T')
  return readTime(cell) ?? readBoth(cell) ?? cell
}

/** A cell as the column means it; what it does not mean is left as it stands, for the schema to name. */
export function readBuchungCell(spalte: BuchungColumn, cell: string): string | number | Doubt {
  switch (spalte) {
    case 'tag':
      return readDay(cell)
    case 'von':
      return readMoment(cell)
    case 'bis': {
      const moment = readMoment(cell)
      // As an end the midnight is that of the day on which it begins.
      return moment === MIDNIGHT ? '00:00' : moment
    }
    case 'gruppengroesse':
      return readWhole(cell)
    case 'email':
      return cell.toLowerCase()
    default:
      return cell
  }
}
