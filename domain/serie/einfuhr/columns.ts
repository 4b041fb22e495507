import { type Columns, readDay, readWhole } from '../../einfuhr/columns.ts'

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
  texts: ['email', 'standort', 'grundriss', 'platz'],
}

/** Hours and minutes as people and programs write them: 9:00, 09:00:00, 9.00 Uhr, 9:00 am. */
const TIME = /^(\d{1,2})[:.](\d{2})(?::\d{2})?\s*(?:(?<half>[ap])\.?m\.?|uhr)?$/i
const DAY_AND_TIME = /^(\S+?)(?:T|,?\s+)(\S.*)$/
const ZONED = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/

function readTime(cell: string): string {
  const match = TIME.exec(cell)
  if (!match) return cell
  const [, hours = '', minutes = ''] = match
  const half = match.groups?.half?.toLowerCase()
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'p' ? 12 : 0)
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

/**
 * A moment as `HH:mm`, as `YYYY-MM-DDTHH:mm` where its day stands with it, or as an instant where its distance from UTC does. What is none
 * of these is answered as it stands.
 */
export function readMoment(cell: string): string {
  if (ZONED.test(cell)) return cell.replace(' ', 'T')
  const time = readTime(cell)
  if (time !== cell) return time
  const [, day = '', rest = ''] = DAY_AND_TIME.exec(cell) ?? []
  return rest === '' ? cell : `${readDay(day)}T${readTime(rest)}`
}

/** A cell as the column means it; what it does not mean is left as it stands, for the schema to name. */
export function readBuchungCell(spalte: BuchungColumn, cell: string): string | number {
  switch (spalte) {
    case 'tag':
      return readDay(cell)
    case 'von':
    case 'bis':
      return readMoment(cell)
    case 'gruppengroesse':
      return readWhole(cell)
    case 'email':
      return cell.toLowerCase()
    default:
      return cell
  }
}
