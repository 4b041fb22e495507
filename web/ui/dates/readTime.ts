import { formatUhrzeit, parseUhrzeit } from '@platzwart/domain/time/uhrzeit'

/** The result of parsing a typed time; `time` is `HH:mm`. */
export type ReadTime =
  | {
      readonly kind: 'time'
      readonly time: string
      /** No further character could complete it differently: `9` may yet become `9:30`. */
      readonly complete: boolean
    }
  | { readonly kind: 'empty' | 'unreadable' | 'noSuchTime' }

const PARTED = /^(?<hours>\d{1,2})\s*[:.h]\s*(?<minutes>\d{2})$/
const HOURS = /^(?<hours>\d{1,2})\s*[:.h]?$/
const DIGITS = /^(?<hours>\d{1,2})(?<minutes>\d{2})$/

/** Parses a 24-hour time as people write it: `9`, `930`, `9:30`, `09.30`, `9 Uhr`. */
export function readTime(text: string): ReadTime {
  const typed = text
    .trim()
    .toLowerCase()
    .replace(/\s*uhr$/, '')
  if (typed === '') return { kind: 'empty' }
  const found = PARTED.exec(typed) ?? DIGITS.exec(typed) ?? HOURS.exec(typed)
  if (!found?.groups) return { kind: 'unreadable' }
  const { hours = '', minutes = '00' } = found.groups
  const parsed = parseUhrzeit(`${hours.padStart(2, '0')}:${minutes}`)
  if (!parsed.ok) return { kind: 'noSuchTime' }
  return {
    kind: 'time',
    time: formatUhrzeit(parsed.value),
    complete: PARTED.test(typed) || /^\d{4}$/.test(typed),
  }
}
