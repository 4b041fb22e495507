import type { Refusal } from '../http/problem.ts'

interface DatabaseError {
  readonly code: string
  readonly message: string
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

/**
 * Whether the database refuses the content: a malformed value, a violated check or reference, a row of
 * another house, a value too large for a row or index, an exception of a function. A retry would fail as
 * well.
 */
export function isRefusedContent(error: unknown): error is DatabaseError {
  return isDatabaseError(error) && /^(?:22|23|54|42501|P0001)/.test(error.code)
}

/** The last quoted name, in PostgreSQL's English or German messages. */
const QUOTED = /["»]([^"»«]+)["«][^"»«]*$/

/**
 * A Citus coordinator passes on a worker's message without the constraint field; constraint names of shards
 * end in the shard's number.
 */
function constraintName({ code, constraint, message }: DatabaseError): string {
  const said = constraint ?? (code.startsWith('23') ? QUOTED.exec(message)?.[1] : undefined)
  return (said ?? '').replace(/_\d{6,}$/, '')
}

/** Builds the refusal for a value that another record already uses. */
export function nameTaken(field: string): Refusal {
  return { status: 409, code: 'feld.vergeben', issues: [{ code: 'feld.vergeben', field, data: {} }] }
}

/** Returns the violated constraint's name; null for any other error. */
export function constraintOf(error: unknown): string | null {
  return isDatabaseError(error) ? constraintName(error) : null
}

const BY_CONSTRAINT: Record<string, Refusal> = {
  fahrzeug_kennzeichen: nameTaken('kennzeichen'),
  mandant_domain_pkey: { status: 409, code: 'mandant.domainVergeben' },
  ausstattung_mandant_id_name_key: nameTaken('name'),
  rolle_mandant_id_name_key: nameTaken('name'),
  gruppe_mandant_id_name_key: nameTaken('name'),
  leseraum_mandant_id_grundriss_id_bezeichnung_key: nameTaken('bezeichnung'),
}

/**
 * What was read before the lock has changed by the time the lock was granted. Retried like a serialisation
 * failure.
 */
export class ConcurrentChangeError extends Error {
  readonly code = '40001'

  constructor() {
    super('changed by somebody else while it was waited for')
  }
}

/** Deadlock and serialisation failure: an immediate retry may succeed. */
const TRANSIENT = new Set(['40P01', '40001'])

export function isTransient(error: unknown): boolean {
  return isDatabaseError(error) && TRANSIENT.has(error.code)
}

/** Connection errors of the system or driver, which have no SQLSTATE. */
const LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
const LOST_WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:was closed|has encountered))/

function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  // A Unix socket that does not exist.
  if (code === 'ENOENT') return syscall === 'connect'
  return LOST.has(code ?? '') || LOST_WORDS.test(error.message)
}

/** Retry-After in seconds: a restart of the database takes some, a lock is released soon. */
const AFTER = { busy: { 'retry-after': '5' }, lock: { 'retry-after': '1' } } as const

export const BUSY: Refusal = { status: 503, code: 'server.beschaeftigt', headers: AFTER.busy }

/** Connection, resources, administrator (restart, cancelled statement), idle transaction. */
const UNAVAILABLE = /^(?:08|53|57|25P03)/
/**
 * When it shuts down, or loses a worker during a statement, a Citus coordinator sends only a message: its own
 * or its driver's.
 */
const WITHOUT_STATE = 'XX000'
const LOST_MACHINE =
  /^(?:postmaster was shut down|server closed the connection|could not (?:receive|send) data|no connection to the server|failure on connection marked|failed to prepare transaction)\b/

/**
 * Values that no column can store: invalid text, too long, wrong type, out of range, violated check. A rule
 * or schema should have refused them; until one does, the request is at fault, and the log says so.
 */
const UNSTORABLE = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05', '23514'])

export function isUnstorable(error: unknown): boolean {
  return isDatabaseError(error) && UNSTORABLE.has(error.code)
}

/** Errors after which a COMMIT may have taken effect: the session ended, a worker was lost, or PostgreSQL says so. */
const UNCERTAIN = /^(?:08|40003|57|58|XX)/

/** Whether a failed COMMIT certainly left nothing behind. Unknown when the connection was lost. */
export function isCertainlyRolledBack(error: unknown): boolean {
  return !isLost(error) && isDatabaseError(error) && !UNCERTAIN.test(error.code)
}

/** Whether a lock was not granted within the timeout. */
export function isLockTimeout(error: unknown): boolean {
  return isDatabaseError(error) && error.code === '55P03'
}

/** Whether a retry may succeed soon: a lock, or a server that is down or busy. */
export function isWorthAgain(error: unknown): boolean {
  return violationOf(error)?.headers?.['retry-after'] !== undefined
}

/** Translates database errors into refusals; null for our own bugs. The only place that does. */
export function violationOf(error: unknown): Refusal | null {
  if (isLost(error)) return BUSY
  if (!isDatabaseError(error)) return null
  const known = BY_CONSTRAINT[constraintName(error)]
  if (known) return known
  if (error.code === '55P03' || TRANSIENT.has(error.code))
    return { status: 409, code: 'konflikt.gleichzeitig', headers: AFTER.lock }
  if (error.code === '23505' || error.code === '23P01') return { status: 409, code: 'konflikt.gleichzeitig' }
  if (UNSTORABLE.has(error.code)) return { status: 422, code: 'anfrage.unspeicherbar' }
  // A reference to a row that this Mandant lacks: unknown and foreign ids look the same.
  if (error.code === '23503') return { status: 404, code: 'nichtGefunden' }
  const lost = error.code === WITHOUT_STATE && LOST_MACHINE.test(error.message)
  return lost || UNAVAILABLE.test(error.code) ? BUSY : null
}
