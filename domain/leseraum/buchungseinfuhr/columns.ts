import type { Columns } from '../../einfuhr/columns.ts'
import { parseDay, readDay } from '../../einfuhr/day.ts'
import { Doubt } from '../../einfuhr/doubt.ts'
import { readWhole } from '../../einfuhr/whole.ts'

const COLUMNS = ['email', 'standort', 'grundriss', 'platz', 'tag', 'von', 'bis', 'gruppengroesse'] as const

export type BuchungColumn = (typeof COLUMNS)[number]

/** The columns of a table of bookings, with the names that we and other programs use. */
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

/** Times of day in common notations: 9:00, 09:00:00, 9.00 Uhr, 9:00 am, 16 Uhr, 4pm, 0900. */
const TIME =
  /^(?<hours>\d{1,2})(?:[:.](?<minutes>\d{2})(?::\d{2}(?:[.,]0+)?)?)?\s*(?:(?<half>[ap])\.?\s?m\.?|(?<said>uhr|h|o['’]clock))?$/i
const DIGITS = /^(?<hours>[012]\d)(?<minutes>[0-5]\d)$/
const ZONED = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/

/** The end of a day, which is the start of the next one. */
const MIDNIGHT = '24:00'

/** `HH:mm`, or null if the text is no time of day. A single number is an hour only with a unit. */
function readTime(cell: string): string | null {
  const { hours, minutes, half, said } = (DIGITS.exec(cell) ?? TIME.exec(cell))?.groups ?? {}
  if (hours === undefined || (minutes ?? half ?? said) === undefined) return null
  const hour =
    half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`
}

/** The date and time of a day and a time. */
const momentOf = (day: Temporal.PlainDate, time: string): string =>
  time === MIDNIGHT ? `${day.add({ days: 1 }).toString()}T00:00` : `${day.toString()}T${time}`

/** A day with a time, in any separator notation. */
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
 * Normalizes a time to `HH:mm`, with a day to `YYYY-MM-DDTHH:mm`, and with a UTC offset to an instant. Any
 * other text is returned unchanged.
 */
export function readMoment(cell: string): string | Doubt {
  if (ZONED.test(cell)) return cell.replace(' ', 'T')
  return readTime(cell) ?? readBoth(cell) ?? cell
}

/** Converts a cell by its column; an invalid one stays unchanged, so that the schema reports it. */
export function readBuchungCell(spalte: BuchungColumn, cell: string): string | number | Doubt {
  switch (spalte) {
    case 'tag':
      return readDay(cell)
    case 'von':
      return readMoment(cell)
    case 'bis': {
      const moment = readMoment(cell)
      // As an end, midnight without a day belongs to the day on which the booking starts.
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
