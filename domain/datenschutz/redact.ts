import type { Except, Redaction } from './namesOthers.ts'

type Json = Readonly<Record<string, unknown>>

/** The person who asks. */
interface Viewer {
  readonly email: string
}

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const valueAt = (record: Json, field: string): unknown =>
  field.split('.').reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), record)

function isExcept(record: Json, { email }: Viewer, one: Except): boolean {
  const value = valueAt(record, one.field)
  if ('isOwnEmail' in one) return typeof value === 'string' && value.toLowerCase() === email.toLowerCase()
  return one.in.some((other) => other === value)
}

/** Only existing fields are cleared; no field is added to a record. */
function blank(record: Json, { put, except = [] }: Redaction, viewer: Viewer): Json {
  if (except.some((one) => isExcept(record, viewer, one))) return record
  const known = Object.entries(put).filter(([name]) => Object.hasOwn(record, name))
  return known.length === 0 ? record : { ...record, ...Object.fromEntries(known) }
}

function within(value: unknown, steps: readonly string[], rule: Redaction, viewer: Viewer): unknown {
  const [step, ...rest] = steps
  if (step === undefined) return isRecord(value) ? blank(value, rule, viewer) : value
  if (step === '*') return Array.isArray(value) ? value.map((one) => within(one, rest, rule, viewer)) : value
  if (!isRecord(value) || !Object.hasOwn(value, step)) return value
  return { ...value, [step]: within(value[step], rest, rule, viewer) }
}

/** A copy of an answer with the fields of these rules cleared; the original is not changed. */
export function redact(body: unknown, rules: readonly Redaction[], viewer: Viewer): unknown {
  return rules.reduce(
    (value, rule) => within(value, rule.at === '' ? [] : rule.at.split('.'), rule, viewer),
    body,
  )
}
