import { channel } from 'node:diagnostics_channel'
import type { Compilable, CompiledQuery } from 'kysely'
import type pg from 'pg'
import { drawMarks, type Mark, type Marked, marksOf, withMarks } from './marks.ts'
import type { MandantScope } from './scope.ts'
import { encodeParameter } from './types.ts'
import { isCertainlyRolledBack } from './violations.ts'

declare const answers: unique symbol

/** SQL text with parameters; `R` is the type of a result row. */
export interface Ready<R> extends Marked {
  readonly sql: string
  readonly parameters: readonly unknown[]
  readonly [answers]?: R
}

/** A Kysely query, or SQL that needs no compilation: raw, or a constant of a hot path. */
export type Statement<R> = Compilable<R> | CompiledQuery<R> | Ready<R>

/** Combines a constant text with its parameters. */
export function ready<R>(sql: string, ...parameters: readonly unknown[]): Ready<R> {
  return { sql, parameters }
}

export function compile<R>(statement: Statement<R>): Ready<R> {
  return 'compile' in statement ? statement.compile() : statement
}

/** Distinct statements are few and ours; beyond this many (value lists of varying length) they are not prepared. */
const NAMED_STATEMENTS = 500

/** Cached properties of a statement's text. */
interface Known {
  readonly name: string | undefined
  /** Marks of all days of the written tables. */
  readonly marks: readonly Mark[]
}

const texts = new Map<string, Known>()

function knownOf(text: string): Known {
  const known = texts.get(text)
  if (known) return known
  const named = texts.size < NAMED_STATEMENTS
  const fresh = { name: named ? `s${texts.size}` : undefined, marks: marksOf(text) }
  if (named) texts.set(text, fresh)
  return fresh
}

interface Corked {
  readonly connection: { readonly stream: { cork(): void; uncork(): void } }
}

const corked = new WeakSet<pg.PoolClient>()

/**
 * Corks the connection until the end of this turn of the event loop: one system call per round trip instead
 * of one per statement.
 */
export function cork(client: pg.PoolClient): void {
  if (corked.has(client)) return
  const { stream } = (client as unknown as Corked).connection
  corked.add(client)
  stream.cork()
  queueMicrotask(() => {
    corked.delete(client)
    stream.uncork()
  })
}

/**
 * Diagnostics channel with the text of every statement in a Mandant's transaction. Costs nothing without
 * subscribers, and has none in production.
 */
export const STATEMENTS = 'platzwart.statement'
const statements = channel(STATEMENTS)

/** Sends a statement, prepared by name: PostgreSQL parses and plans it once per connection. */
async function sendText<R>(
  client: pg.PoolClient,
  text: string,
  values: readonly unknown[],
): Promise<{ rows: R[]; count: number }> {
  cork(client)
  if (statements.hasSubscribers) statements.publish(text)
  const { name } = knownOf(text)
  try {
    const result = await client.query({
      text,
      values: values.map(encodeParameter),
      ...(name ? { name } : {}),
    })
    return { rows: result.rows as R[], count: result.rowCount ?? 0 }
  } catch (error) {
    throw firstCause(client, error)
  }
}

/** The last error of each connection that was not a consequence of another. */
const causes = new WeakMap<pg.PoolClient, unknown>()
/** "Transaction is aborted", and "prepared statement does not exist" when the statement that prepares it failed. */
const CONSEQUENCES: readonly unknown[] = ['25P02', '26000']

/**
 * After a failed statement, all pipelined ones behind it fail with an uninformative error. Responses arrive
 * in order, but a caller that awaits several may see a later error first; so each of them reports the first
 * cause.
 */
function firstCause(client: pg.PoolClient, error: unknown): unknown {
  const follows = error instanceof Error && 'code' in error && CONSEQUENCES.includes(error.code)
  if (follows) return causes.get(client) ?? error
  causes.set(client, error)
  return error
}

export async function send<R>(client: pg.PoolClient, query: Ready<R>): Promise<{ rows: R[]; count: number }> {
  return sendText<R>(client, query.sql, query.parameters)
}

/** More than the number of connections that write the same day concurrently. */
const FAECHER = 64

/**
 * The connection's slot for marks. Derived from its process id, so that concurrent writers rarely share one;
 * never 0, which belongs to the triggers; bounded, because each slot that ever wrote keeps a row per day.
 */
function fachOf(client: pg.PoolClient): number {
  return 1 + (((client as unknown as { readonly processID: number | null }).processID ?? 0) % FAECHER)
}

/** Whether the COMMIT may have taken effect, whatever else failed. */
function mayHold(done: Promise<pg.QueryResult>): Promise<boolean> {
  return done.then(
    ({ command }) => command === 'COMMIT',
    (error: unknown) => !isCertainlyRolledBack(error),
  )
}

/** The current transaction of each connection. */
const holders = new WeakMap<pg.PoolClient, Tx>()

/** Ends the transaction on this connection: leftover work of it can send no more statements. */
export function detach(client: pg.PoolClient): void {
  holders.delete(client)
}

/**
 * An open transaction inside one Mandant. Statements started together (`Promise.all`) are pipelined into one
 * round trip. Nested calls receive the `Tx` and thereby join it.
 */
export class Tx {
  readonly scope: MandantScope
  readonly requestId: string | null
  /** Audit rows were written: live readers are notified after the commit. */
  recorded = false
  readonly #client: pg.PoolClient
  readonly #afterCommit: (() => void)[] = []
  readonly #unlessUndone: (() => void)[] = []
  readonly #later: [text: string, values: readonly unknown[]][] = []
  readonly #marks = new Set<Mark>()

  constructor(client: pg.PoolClient, scope: MandantScope, requestId: string | null) {
    this.#client = client
    causes.delete(client)
    this.scope = scope
    this.requestId = requestId
    holders.set(client, this)
  }

  async all<R>(query: Statement<R>): Promise<R[]> {
    return (await this.#send<R>(compile(query))).rows
  }

  /** For writes that know only from their result rows which days they changed; without rows, nothing is marked. */
  async allMarked<R>(query: Ready<R>, daysOf: (row: R) => readonly Mark[]): Promise<R[]> {
    const rows = await this.all(withMarks(query, []))
    for (const row of rows) this.#mark(query.sql, daysOf(row))
    return rows
  }

  async first<R>(query: Statement<R>): Promise<R | undefined> {
    return (await this.#send<R>(compile(query))).rows[0]
  }

  /** Returns the number of affected rows. */
  async run<R>(query: Statement<R>): Promise<number> {
    return (await this.#send<R>(compile(query))).count
  }

  /** For libraries that run their own SQL in our transaction (the job queue), and for constant texts of hot paths. */
  async raw<R = unknown>(text: string, values: readonly unknown[] = []): Promise<{ rows: R[] }> {
    return this.#send<R>({ sql: text, parameters: values })
  }

  /**
   * Queues a write whose result nobody needs. It is sent with the COMMIT, in one round trip, and its failure
   * fails the transaction. Later statements of the same transaction do not see it.
   */
  later(text: string, values: readonly unknown[], { marks }: Marked = {}): void {
    this.#mark(text, marks)
    this.#later.push([text, values])
  }

  /**
   * Sends queued writes, marks and COMMIT; called by the gate when the verb is done. After a failed statement
   * PostgreSQL answers COMMIT with ROLLBACK and no error, which must not pass for success if somebody caught
   * the statement's error.
   */
  async commit(): Promise<void> {
    if (this.#marks.size > 0)
      this.#later.push(drawMarks(this.scope.mandantId, this.#marks, fachOf(this.#client)))
    const rest = this.#later.map(([text, values]) => sendText(this.#client, text, values))
    const done = this.#client.query('commit')
    detach(this.#client)
    try {
      await Promise.all([...rest, done])
    } catch (error) {
      if (await mayHold(done)) for (const work of this.#unlessUndone) work()
      throw error
    }
    if ((await done).command !== 'COMMIT')
      throw causes.get(this.#client) ?? new Error('the transaction was rolled back')
    for (const work of [...this.#unlessUndone, ...this.#afterCommit]) work()
  }

  /**
   * Work that continues after its transaction failed (one of several started together) must not run
   * statements in the connection's next transaction, which may belong to another Mandant.
   */
  async #send<R>(query: Ready<R>): Promise<{ rows: R[]; count: number }> {
    if (holders.get(this.#client) !== this) throw new Error('the transaction is over')
    this.#mark(query.sql, query.marks)
    return send(this.#client, query)
  }

  /** Every write marks the days it changes; one that names none marks all. */
  #mark(text: string, marks = knownOf(text).marks): void {
    for (const mark of marks) this.#marks.add(mark)
  }

  /** Runs `work` once the change is durable, never after a rollback. Must not throw. */
  afterCommit(work: () => void): void {
    this.#afterCommit.push(work)
  }

  /**
   * Runs `work` unless the change was certainly rolled back: also when the connection was lost during COMMIT.
   * For actions that must not be undone under a change that may have been committed. Must not throw.
   */
  unlessUndone(work: () => void): void {
    this.#unlessUndone.push(work)
  }
}
