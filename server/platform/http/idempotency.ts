import { hash } from 'node:crypto'
import type { Context } from 'hono'
import { build } from '../database/sql.ts'
import { type Ready, ready, type Tx } from '../database/tx.ts'
import { BUSY } from '../database/violations.ts'
import type { Place } from '../sitzung/place.ts'
import type { AppEnv } from './env.ts'
import { ProblemError } from './problem.ts'

const KEY = /^[\x21-\x7e]{1,200}$/

/**
 * The request's Idempotency-Key; null without one.
 * @throws ProblemError 422 unless it is 1 to 200 printable characters
 */
export function keyOf(c: Context<AppEnv>): string | null {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return null
  if (!KEY.test(key)) {
    throw new ProblemError({
      status: 422,
      code: 'anfrage.ungueltig',
      issues: [{ code: 'feld.format', field: 'Idempotency-Key', data: {} }],
    })
  }
  return key
}

/** Fingerprint of a request: method, path and body. */
export function digestOf(c: Context<AppEnv>, body: string): Uint8Array {
  return hash('sha256', `${c.req.method} ${c.req.path}\n${body}`, 'buffer')
}

/**
 * Claims the key for this person. A concurrent request with the same key waits for the first to end; then it
 * finds the row (replay), or claims the key if the first was rolled back. Sent with the gate, and rolled back
 * if the session is invalid.
 */
export function claimKey(key: string, digest: Uint8Array) {
  return ({ mandantId, benutzerId }: Place): Ready<{ neu: boolean }> =>
    ready(CLAIM, mandantId, benutzerId, key, digest)
}

const CLAIM = `
  insert into wiederholschluessel (mandant_id, benutzer_id, schluessel, anfrage, status, antwort)
  values ($1, $2, $3, $4, 0, '')
  on conflict do nothing returning true as neu`

async function replay(tx: Tx, key: string, digest: Uint8Array) {
  const row = await tx.first(
    build
      .selectFrom('wiederholschluessel')
      .where('wiederholschluessel.mandant_id', '=', tx.scope.mandantId)
      .select(['anfrage', 'status', 'antwort', 'version'])
      .where('benutzer_id', '=', tx.scope.benutzerId as string)
      .where('schluessel', '=', key),
  )
  if (!row) throw new ProblemError(BUSY)
  if (Buffer.compare(row.anfrage, digest) !== 0)
    throw new ProblemError({ status: 422, code: 'anfrage.schluesselVerbraucht' })
  const { status, antwort, version } = row
  return {
    status: status as 200 | 201 | 204,
    body: undefined,
    text: () => antwort,
    ...(version === null ? {} : { version }),
  }
}

const STORE = `
  update wiederholschluessel set status = $4, antwort = $5, version = $6
   where mandant_id = $1 and benutzer_id = $2 and schluessel = $3`

interface Answered {
  readonly status: number
  /** JSON. */
  readonly antwort: string
  /** The version for the ETag, if the answer has one. */
  readonly version: number | undefined
}

function store(tx: Tx, key: string, { status, antwort, version }: Answered): void {
  tx.later(STORE, [tx.scope.mandantId, tx.scope.benutzerId, key, status, antwort, version ?? null])
}

export const rememberAnswer = { replay, store }
