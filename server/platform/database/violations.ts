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
 * A value that has not its type, a rule of a table, a reference to nothing, a row of another house, more than a row or an index can hold, what
 * a function refuses: nothing that another attempt mends.
 */
export function isRefusedContent(error: unknown): error is DatabaseError {
  return isDatabaseError(error) && /^(?:22|23|54|42501|P0001)/.test(error.code)
}

/** The last name in quotes, as PostgreSQL writes them in English and in German. */
const QUOTED = /["»]([^"»«]+)["«][^"»«]*$/

/** A cluster hands on what a worker has said, but not apart which constraint it is; and a constraint's name ends in the number of its shard there. */
function constraintName({ code, constraint, message }: DatabaseError): string {
  const said = constraint ?? (code.startsWith('23') ? QUOTED.exec(message)?.[1] : undefined)
  return (said ?? '').replace(/_\d{6,}$/, '')
}

/** Something else has what a field says. */
export function nameTaken(field: string): Refusal {
  return { status: 409, code: 'feld.vergeben', issues: [{ code: 'feld.vergeben', field, data: {} }] }
}

/** The constraint that an error of the database speaks of; null for any other error. */
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

/** What was to be locked is no longer what was looked at: as good as a serialisation failure, and worked off once more like one. */
export class Overtaken extends Error {
  readonly code = '40001'

  constructor() {
    super('changed by somebody else while it was waited for')
  }
}

/** Deadlock, serialisation failure: the same work may well succeed at once. */
const TRANSIENT = new Set(['40P01', '40001'])

export function isTransient(error: unknown): boolean {
  return isDatabaseError(error) && TRANSIENT.has(error.code)
}

/** Not connected, or no longer: said by the system or the driver, which know no states of SQL. */
const LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
const LOST_WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:was closed|has encountered))/

function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  // A socket of the file system that is not there.
  if (code === 'ENOENT') return syscall === 'connect'
  return LOST.has(code ?? '') || LOST_WORDS.test(error.message)
}

/** Seconds until it is worth asking again: a database that restarts takes some, a lock is gone soon. */
const AFTER = { busy: { 'retry-after': '5' }, lock: { 'retry-after': '1' } } as const

export const BUSY: Refusal = { status: 503, code: 'server.beschaeftigt', headers: AFTER.busy }

/** Connection, resources, somebody's hand (a restart, a statement that took too long), a transaction left alone. */
const UNAVAILABLE = /^(?:08|53|57|25P03)/
/** Of its own end, and of a machine that it has lost in the middle of a statement, a cluster's coordinator speaks in words alone: its own, or its driver's. */
const WITHOUT_STATE = 'XX000'
const LOST_MACHINE =
  /^(?:postmaster was shut down|server closed the connection|could not (?:receive|send) data|no connection to the server|failure on connection marked|failed to prepare transaction)\b/

/**
 * A value that no column can hold: not a text, too long, not of the type, out of its range, against a check. A rule or a schema should have
 * refused it: until one does, it is the request that is wrong, and the log says so.
 */
const UNSTORABLE = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05', '23514'])

export function isUnstorable(error: unknown): boolean {
  return isDatabaseError(error) && UNSTORABLE.has(error.code)
}

/** Said by a session that ends, by a machine that another one has lost, or in so many words: the COMMIT may have been done before. */
const UNCERTAIN = /^(?:08|40003|57|58|XX)/

/** Whether an error that answers a COMMIT says that nothing of the transaction is left. Whoever has lost the connection under it cannot know. */
export function saysUndone(error: unknown): boolean {
  return !isLost(error) && isDatabaseError(error) && !UNCERTAIN.test(error.code)
}

/** Whether somebody else has held a lock for longer than anybody waits for one. */
export function isLockTimeout(error: unknown): boolean {
  return isDatabaseError(error) && error.code === '55P03'
}

/** Whether the same work may well succeed a moment later: a lock, a machine that is gone or has too much to do. */
export function isWorthAgain(error: unknown): boolean {
  return violationOf(error)?.headers?.['retry-after'] !== undefined
}

/** The one place that knows what a violated constraint means in the domain's words; null for what is a fault of ours. */
export function violationOf(error: unknown): Refusal | null {
  if (isLost(error)) return BUSY
  if (!isDatabaseError(error)) return null
  const known = BY_CONSTRAINT[constraintName(error)]
  if (known) return known
  if (error.code === '55P03' || TRANSIENT.has(error.code))
    return { status: 409, code: 'konflikt.gleichzeitig', headers: AFTER.lock }
  if (error.code === '23505' || error.code === '23P01') return { status: 409, code: 'konflikt.gleichzeitig' }
  if (UNSTORABLE.has(error.code)) return { status: 422, code: 'anfrage.unspeicherbar' }
  // Another row's id that this Mandant does not have: unknown and foreign ids look the same.
  if (error.code === '23503') return { status: 404, code: 'nichtGefunden' }
  const lost = error.code === WITHOUT_STATE && LOST_MACHINE.test(error.message)
  return lost || UNAVAILABLE.test(error.code) ? BUSY : null
}
