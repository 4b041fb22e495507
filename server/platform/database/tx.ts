import type { Compilable, CompiledQuery } from 'kysely'
import type pg from 'pg'
import type { MandantScope } from './scope.ts'
import { encodeParameter } from './types.ts'

/** A statement as Kysely built it, or one that is compiled already (raw SQL, and what a hot path compiles once). */
export type Statement<R> = Compilable<R> | CompiledQuery<R>

export function compiled<R>(statement: Statement<R>): CompiledQuery<R> {
  return 'compile' in statement ? statement.compile() : statement
}

/** Statements are few and written by us; past this many distinct texts (value lists of varying length) they go unnamed. */
const NAMED_STATEMENTS = 500
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= NAMED_STATEMENTS) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}

/** Sends one statement, prepared under a name so that PostgreSQL parses and plans it once for each connection. */
export async function send<R>(
  client: pg.PoolClient,
  query: CompiledQuery<R>,
): Promise<{ rows: R[]; count: number }> {
  const name = nameOf(query.sql)
  const config = { text: query.sql, values: query.parameters.map(encodeParameter), ...(name ? { name } : {}) }
  const result = await client.query(config)
  return { rows: result.rows as R[], count: result.rowCount ?? 0 }
}

/**
 * An open transaction inside one Mandant. Statements started together (`Promise.all`) travel in one round trip.
 * Nested calls take the `Tx` they are given and so join it.
 */
export class Tx {
  readonly scope: MandantScope
  readonly requestId: string | null
  readonly #client: pg.PoolClient
  readonly #afterCommit: (() => void)[] = []

  constructor(client: pg.PoolClient, scope: MandantScope, requestId: string | null) {
    this.#client = client
    this.scope = scope
    this.requestId = requestId
  }

  async all<R>(query: Statement<R>): Promise<R[]> {
    return (await send(this.#client, compiled(query))).rows
  }

  async first<R>(query: Statement<R>): Promise<R | undefined> {
    return (await send(this.#client, compiled(query))).rows[0]
  }

  /** Rows touched. */
  async run<R>(query: Statement<R>): Promise<number> {
    return (await send(this.#client, compiled(query))).count
  }

  /** For libraries that bring their own SQL into our transaction (the job queue). */
  async raw(text: string, values: readonly unknown[] = []): Promise<{ rows: unknown[] }> {
    const name = nameOf(text)
    return await this.#client.query({ text, values: [...values], ...(name ? { name } : {}) })
  }

  /** Runs once the change is durable, never when it is rolled back. Must not throw. */
  afterCommit(work: () => void): void {
    this.#afterCommit.push(work)
  }

  /** The gate calls this after COMMIT. */
  committed(): void {
    for (const work of this.#afterCommit) work()
  }
}
