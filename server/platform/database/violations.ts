import type { Refusal } from '../http/problem.ts'

interface DatabaseError {
  readonly code: string
  readonly constraint?: string
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^[0-9A-Z]{5}$/.test(error.code)
  )
}

/** On a distributed table the constraint's name ends in the number of its shard. */
function constraintName(error: DatabaseError): string {
  return (error.constraint ?? '').replace(/_\d{6,}$/, '')
}

function nameTaken(field: string): Refusal {
  return { status: 409, code: 'feld.vergeben', issues: [{ code: 'feld.vergeben', field, data: {} }] }
}

const BY_CONSTRAINT: Record<string, Refusal> = {
  leseraum_buchung_ueberschneidung: { status: 409, code: 'buchung.belegt' },
  mandant_domain_pkey: { status: 409, code: 'mandant.domainVergeben' },
  ausstattung_mandant_id_name_key: nameTaken('name'),
  leseraum_mandant_id_grundriss_id_bezeichnung_key: nameTaken('bezeichnung'),
}

/** Deadlock, serialisation failure: the same work may well succeed at once. */
const TRANSIENT = new Set(['40P01', '40001'])

export function isTransient(error: unknown): boolean {
  return isDatabaseError(error) && TRANSIENT.has(error.code)
}

/** The one place that knows what a violated constraint means in the domain's words; null for what is a fault of ours. */
export function violationOf(error: unknown): Refusal | null {
  if (!isDatabaseError(error)) return null
  const known = BY_CONSTRAINT[constraintName(error)]
  if (known) return known
  if (error.code === '23505' || error.code === '55P03' || TRANSIENT.has(error.code)) {
    return { status: 409, code: 'konflikt.gleichzeitig' }
  }
  // Another row's id that this Mandant does not have: unknown and foreign ids look the same.
  if (error.code === '23503') return { status: 404, code: 'nichtGefunden' }
  const unavailable =
    error.code.startsWith('08') || error.code.startsWith('57P') || error.code.startsWith('53')
  return unavailable ? { status: 503, code: 'server.beschaeftigt' } : null
}
