import { hash } from 'node:crypto'
import type { Context } from 'hono'
import { type CompiledQuery, sql } from 'kysely'
import { build } from '../database/sql.ts'
import type { Tx } from '../database/tx.ts'
import type { AppEnv } from './env.ts'
import { ProblemError } from './problem.ts'

const KEY = /^[\x21-\x7e]{1,200}$/

/** The request's Idempotency-Key; null without one. @throws ProblemError 422 when it is not 1 to 200 printable characters. */
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

/** What makes two requests the same: method, path and body. */
export async function readClaim(c: Context<AppEnv>): Promise<Uint8Array> {
  return hash('sha256', `${c.req.method} ${c.req.path}\n${await c.req.text()}`, 'buffer')
}

/**
 * Claims the key for this person. A second request with the same key waits here for the first to end, and then finds the
 * row (replay) or, if the first was rolled back, claims it itself. Written in the session's scope, which the gate has set.
 */
export function claimKey(key: string, digest: Uint8Array): CompiledQuery<{ neu: boolean }> {
  return sql<{ neu: boolean }>`
    insert into wiederholschluessel (mandant_id, benutzer_id, schluessel, anfrage, status, antwort)
    select nullif(current_setting('app.mandant_id', true), '')::uuid, b, ${key}, ${digest}, 0, ''
      from (select nullif(current_setting('app.benutzer_id', true), '')::uuid as b) opened where b is not null
    on conflict do nothing returning true as neu`.compile(build)
}

async function replay(tx: Tx, key: string, digest: Uint8Array) {
  const row = await tx.first(
    build
      .selectFrom('wiederholschluessel')
      .select(['anfrage', 'status', 'antwort'])
      .where('benutzer_id', '=', tx.scope.benutzerId as string)
      .where('schluessel', '=', key),
  )
  if (!row) throw new ProblemError({ status: 503, code: 'server.beschaeftigt' })
  if (Buffer.compare(row.anfrage, digest) !== 0)
    throw new ProblemError({ status: 422, code: 'anfrage.schluesselVerbraucht' })
  return { status: row.status as 200 | 201 | 204, body: undefined, json: row.antwort }
}

async function store(tx: Tx, key: string, status: number, antwort: string): Promise<void> {
  await tx.run(
    build
      .updateTable('wiederholschluessel')
      .set({ status, antwort })
      .where('benutzer_id', '=', tx.scope.benutzerId as string)
      .where('schluessel', '=', key),
  )
}

export const rememberAnswer = { replay, store }
