import { issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'
import { formatUhrzeit, parseUhrzeit } from '../time/uhrzeit.ts'
import { type EinstellungName, isEinstellungName, optionOf } from './katalog.ts'

export interface ParsedWert {
  readonly name: EinstellungName
  /** As the database keeps it. */
  readonly stored: string
  readonly value: unknown
}

function wrongType(name: string, type: string) {
  return refused(issue('einstellung.wertTyp', { option: name, typ: type }, { field: 'wert' }))
}

function isArrayOfScalars(wert: unknown): wert is (string | number)[] {
  return Array.isArray(wert) && wert.length <= 1000 && wert.every((part) => typeof part === 'string' || Number.isFinite(part))
}

/**
 * A value for an option, checked by the option's type (E2, E3): number needs a number, boolean a boolean (stored as true or false),
 * string a string, time a valid HH:mm, and array an array (stored as JSON).
 */
export function parseWert(name: string, wert: unknown): Result<ParsedWert> {
  if (!isEinstellungName(name)) return refused(issue('einstellung.optionUnbekannt', { option: name }))
  const option = optionOf(name)
  switch (option.type) {
    case 'number': {
      const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = option
      if (typeof wert !== 'number' || !Number.isFinite(wert)) return wrongType(name, 'number')
      if (wert < min || wert > max) return refused(issue('einstellung.bereich', { option: name, min, max }, { field: 'wert' }))
      return ok({ name, stored: String(wert), value: wert })
    }
    case 'boolean':
      return typeof wert === 'boolean' ? ok({ name, stored: String(wert), value: wert }) : wrongType(name, 'boolean')
    case 'time': {
      const parsed = parseUhrzeit(wert)
      return parsed.ok ? ok({ name, stored: formatUhrzeit(parsed.value), value: formatUhrzeit(parsed.value) }) : parsed
    }
    case 'string': {
      if (typeof wert !== 'string' || wert.length > 10_000) return wrongType(name, 'string')
      if (option.allowed && !option.allowed.includes(wert)) {
        return refused(issue('einstellung.auswahl', { option: name, werte: option.allowed }, { field: 'wert' }))
      }
      return ok({ name, stored: wert, value: wert })
    }
    case 'array':
      return isArrayOfScalars(wert) ? ok({ name, stored: JSON.stringify(wert), value: wert }) : wrongType(name, 'array')
  }
}

/** A stored text as a value; null for one that the option's type no longer allows, which then counts as not set. */
export function readStored(name: EinstellungName, text: string): unknown {
  const { type } = optionOf(name)
  const raw = type === 'number' ? Number(text) : type === 'boolean' ? { true: true, false: false }[text] : type === 'array' ? json(text) : text
  const parsed = parseWert(name, raw)
  return parsed.ok ? parsed.value : null
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
