import { CLASS_ENDS, type ClassName } from './auswertung.ts'

/** A length of time in the unit that a person would use. */
export interface Amount {
  readonly unit: 'minuten' | 'stunden' | 'tage'
  readonly count: number
}

/** The name of a class: the key of its text below `klasse`, and its placeholders' values. */
export interface ClassText {
  readonly key:
    | `zeit.${'nachBeginn' | 'unter' | 'von' | 'ab'}`
    | `personen.${'eine' | 'genau' | 'zwischen' | 'ab'}`
  readonly von: Amount | number
  readonly bis: Amount | number
}

const HOUR = 60
const DAY = 24 * HOUR

/**
 * Whole days or hours where the length is a multiple of them, rounded where it is long. @param minutes not
 * negative
 */
export function amountOf(minutes: number): Amount {
  if (minutes >= 2 * DAY || (minutes > 0 && minutes % DAY === 0))
    return { unit: 'tage', count: Math.round(minutes / DAY) }
  if (minutes >= 2 * HOUR || (minutes > 0 && minutes % HOUR === 0))
    return { unit: 'stunden', count: Math.round(minutes / HOUR) }
  return { unit: 'minuten', count: Math.round(minutes) }
}

function peopleText(from: number, end: number): ClassText {
  if (from === 0) return { key: 'personen.eine', von: 0, bis: end - 1 }
  if (!Number.isFinite(end)) return { key: 'personen.ab', von: from, bis: 0 }
  return { key: `personen.${end - from === 1 ? 'genau' : 'zwischen'}`, von: from, bis: end - 1 }
}

function timeText(from: number, end: number): ClassText {
  if (end === 0) return { key: 'zeit.nachBeginn', von: amountOf(0), bis: amountOf(0) }
  if (!Number.isFinite(end)) return { key: 'zeit.ab', von: amountOf(from), bis: amountOf(0) }
  return { key: from === 0 ? 'zeit.unter' : 'zeit.von', von: amountOf(from), bis: amountOf(end) }
}

/** The name of a class. @param i its index among the classes of that name, from 0 */
export function classText(name: ClassName, i: number): ClassText {
  const from = CLASS_ENDS[name][i - 1] ?? 0
  const end = CLASS_ENDS[name][i] ?? Number.POSITIVE_INFINITY
  return name === 'personen' ? peopleText(from, end) : timeText(from, end)
}
