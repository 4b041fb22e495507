import { issue } from '../issue.ts'
import { isPlainText } from '../plainText.ts'
import { ok, type Refused, type Result, refused } from '../result.ts'
import { formatUhrzeit, parseUhrzeit } from '../time/uhrzeit.ts'
import { type EinstellungName, isEinstellungName, optionOf, type WertType } from './catalogue.ts'

export interface ParsedWert {
  readonly name: EinstellungName
  /** As the database keeps it. */
  readonly stored: string
  readonly value: unknown
}

/** Most characters of a stored value; the database has the same bound. */
const LONGEST_TEXT = 10_000
const LONGEST_ARRAY = 1_000
const LONGEST_PART = 200

const field = 'wert'

function wrongType(option: string, typ: WertType): Refused {
  return refused(issue('einstellung.wertTyp', { option, typ }, { field }))
}

function notAllowed(option: string, allowed: readonly (string | number)[]): Refused {
  return refused(issue('einstellung.auswahl', { option, werte: allowed.map(String) }, { field }))
}

function tooLong(option: string, max: number): Refused {
  return refused(issue('einstellung.zuLang', { option, max }, { field }))
}

function notPlain(option: string): Refused {
  return refused(issue('einstellung.steuerzeichen', { option }, { field }))
}

function parseNumber(name: EinstellungName, wert: unknown): Result<ParsedWert> {
  const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER, whole } = optionOf(name)
  if (typeof wert !== 'number' || !Number.isFinite(wert)) return wrongType(name, 'number')
  if (whole && !Number.isInteger(wert))
    return refused(issue('einstellung.ganzzahl', { option: name }, { field }))
  if (wert < min || wert > max)
    return refused(issue('einstellung.bereich', { option: name, min, max }, { field }))
  const value = wert === 0 ? 0 : wert
  return ok({ name, stored: String(value), value })
}

function parseBoolean(name: EinstellungName, wert: unknown): Result<ParsedWert> {
  if (typeof wert !== 'boolean') return wrongType(name, 'boolean')
  return ok({ name, stored: String(wert), value: wert })
}

function parseString(name: EinstellungName, wert: unknown): Result<ParsedWert> {
  const { allowed } = optionOf(name)
  if (typeof wert !== 'string') return wrongType(name, 'string')
  if (wert.length > LONGEST_TEXT) return tooLong(name, LONGEST_TEXT)
  if (!isPlainText(wert)) return notPlain(name)
  if (allowed && !allowed.includes(wert)) return notAllowed(name, allowed)
  return ok({ name, stored: wert, value: wert })
}

function parseTime(name: EinstellungName, wert: unknown): Result<ParsedWert> {
  const parsed = parseUhrzeit(wert)
  if (!parsed.ok) return refused(...parsed.issues.map((found) => ({ ...found, field })))
  const text = formatUhrzeit(parsed.value)
  return ok({ name, stored: text, value: text })
}

function isPart(part: unknown): part is string | number {
  return typeof part === 'string' ? part.length <= LONGEST_PART : Number.isFinite(part)
}

function parseArray(name: EinstellungName, wert: unknown): Result<ParsedWert> {
  const { allowed } = optionOf(name)
  if (!Array.isArray(wert) || wert.length > LONGEST_ARRAY || !wert.every(isPart))
    return wrongType(name, 'array')
  if (!wert.every((part) => isPlainText(String(part)))) return notPlain(name)
  if (allowed && !wert.every((part) => allowed.includes(part))) return notAllowed(name, allowed)
  const value = [...new Set(wert.map((part) => (part === 0 ? 0 : part)))]
  const stored = JSON.stringify(value)
  return stored.length > LONGEST_TEXT ? tooLong(name, LONGEST_TEXT) : ok({ name, stored, value })
}

const PARSERS = {
  number: parseNumber,
  boolean: parseBoolean,
  string: parseString,
  time: parseTime,
  array: parseArray,
} as const satisfies Record<WertType, (name: EinstellungName, wert: unknown) => Result<ParsedWert>>

/**
 * Checks a value by its option's type (E2, E3; SPECIFICATION section 5): number needs a number, boolean a
 * boolean (stored as true or false), string a string, time a valid HH:mm, and array an array (stored as JSON
 * without duplicates).
 */
export function parseWert(name: string, wert: unknown): Result<ParsedWert> {
  if (!isEinstellungName(name))
    return refused(issue('einstellung.optionUnbekannt', { option: name.slice(0, 80) }))
  return PARSERS[optionOf(name).type](name, wert)
}

const DECIMAL = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function fromText(type: WertType, text: string): unknown {
  switch (type) {
    case 'number':
      return DECIMAL.test(text) ? Number(text) : null
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : null
    case 'array':
      return json(text)
    case 'string':
    case 'time':
      return text
  }
}

/** Parses a stored text; null if the option no longer allows it, which counts as not set. */
export function readStored(name: EinstellungName, text: string): unknown {
  const parsed = parseWert(name, fromText(optionOf(name).type, text))
  return parsed.ok ? parsed.value.value : null
}
