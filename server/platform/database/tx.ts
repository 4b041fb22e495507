import { channel } from 'node:diagnostics_channel'
import type { Compilable, CompiledQuery } from 'kysely'
import type pg from 'pg'
import { drawMarks, type Mark, type Marked, marking, marksOf } from './marks.ts'
import type { MandantScope } from './scope.ts'
import { encodeParameter } from './types.ts'
import { saysUndone } from './violations.ts'

declare const answers: unique symbol

/** A text with its parameters, ready to be sent; `R` is a row of its answer. */
export interface Ready<R> extends Marked {
  readonly sql: string
  readonly parameters: readonly unknown[]
  readonly [answers]?: R
}

/** A statement as Kysely builds it, or one that needs no building: raw SQL, and what a hot path keeps as a constant. */
export type Statement<R> = Compilable<R> | CompiledQuery<R> | Ready<R>

/** A constant text with its parameters. */
export function ready<R>(sql: string, ...parameters: readonly unknown[]): Ready<R> {
  return { sql, parameters }
}

export function compiled<R>(statement: Statement<R>): Ready<R> {
  return 'compile' in statement ? statement.compile() : statement
}

/** Statements are few and written by us; past this many distinct texts (value lists of varying length) they go unnamed. */
const NAMED_STATEMENTS = 500

/** What is known of a text. */
interface Known {
  readonly name: string | undefined
  /** Of all days of what it writes. */
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

/** What is sent in one turn of the event loop leaves in one write: a system call for the round trip, not one for each statement. */
export function gather(client: pg.PoolClient): void {
  if (corked.has(client)) return
  const { stream } = (client as unknown as Corked).connection
  corked.add(client)
  stream.cork()
  queueMicrotask(() => {
    corked.delete(client)
    stream.uncork()
  })
}

/** Where every statement of a Mandant's transaction can be read along, as its text; nobody does while it serves, and then it costs nothing. */
export const STATEMENTS = 'platzwart.statement'
const statements = channel(STATEMENTS)

/** Sends one statement, prepared under a name so that PostgreSQL parses and plans it once for each connection. */
async function sendText<R>(
  client: pg.PoolClient,
  text: string,
  values: readonly unknown[],
): Promise<{ rows: R[]; count: number }> {
  gather(client)
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

/** Of each connection the last error that was one of its own. */
const causes = new WeakMap<pg.PoolClient, unknown>()
/** The transaction is aborted; a statement is run by a name under which the aborted transaction prepared none. */
const CONSEQUENCES: readonly unknown[] = ['25P02', '26000']

/**
 * After one statement has failed, all that travelled behind it fail too, and say no more than that. Answers come in the order of the
 * statements, but whoever waits for several may hear of a later one first; so each of them tells what was wrong with the first.
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

/** More than write the same day in the same moment. */
const FAECHER = 64

/**
 * Which of a day's rows this connection draws its marks in. By the number of its process, so that hardly two who write at the same time have the
 * same; never 0, which is the triggers'; of a bounded range, because connections come and go, and a day keeps a row for each number that ever wrote it.
 */
function fachOf(client: pg.PoolClient): number {
  return 1 + (((client as unknown as { readonly processID: number | null }).processID ?? 0) % FAECHER)
}

/** Whether what was sent with this COMMIT may be there for good, whatever else was wrong. */
function mayHold(done: Promise<pg.QueryResult>): Promise<boolean> {
  return done.then(
    ({ command }) => command === 'COMMIT',
    (error: unknown) => !saysUndone(error),
  )
}

/** Whose a connection is at this moment. */
const holders = new WeakMap<pg.PoolClient, Tx>()

/** The transaction on this connection is over: what is left of its work sends nothing any more. */
export function leave(client: pg.PoolClient): void {
  holders.delete(client)
}

/**
 * An open transaction inside one Mandant. Statements started together (`Promise.all`) travel in one round trip.
 * Nested calls take the `Tx` they are given and so join it.
 */
export class Tx {
  readonly scope: MandantScope
  readonly requestId: string | null
  /** A row of the audit trail goes with the commit: live readers are told after it, whatever the verb is. */
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
    return (await this.#send<R>(compiled(query))).rows
  }

  /** A write whose rows say only in its answer of which days they were; where there are none, nothing is marked. */
  async allMarked<R>(query: Ready<R>, daysOf: (row: R) => readonly Mark[]): Promise<R[]> {
    const rows = await this.all(marking(query, []))
    for (const row of rows) this.#mark(query.sql, daysOf(row))
    return rows
  }

  async first<R>(query: Statement<R>): Promise<R | undefined> {
    return (await this.#send<R>(compiled(query))).rows[0]
  }

  /** Rows touched. */
  async run<R>(query: Statement<R>): Promise<number> {
    return (await this.#send<R>(compiled(query))).count
  }

  /** For libraries that bring their own SQL into our transaction (the job queue), and for texts that a hot path keeps ready. */
  async raw<R = unknown>(text: string, values: readonly unknown[] = []): Promise<{ rows: R[] }> {
    return this.#send<R>({ sql: text, parameters: values })
  }

  /**
   * A write whose answer nobody waits for: it leaves with the COMMIT, in one round trip, and the transaction fails with it.
   * What must be seen by a later statement of the same transaction is not for here.
   */
  later(text: string, values: readonly unknown[], { marks }: Marked = {}): void {
    this.#mark(text, marks)
    this.#later.push([text, values])
  }

  /**
   * The gate calls this when the verb is done: the rest, and COMMIT. A failed statement makes the COMMIT a rollback, which PostgreSQL
   * only mentions: it must not pass for a success because somebody caught the statement's error.
   */
  async commit(): Promise<void> {
    if (this.#marks.size > 0)
      this.#later.push(drawMarks(this.scope.mandantId, this.#marks, fachOf(this.#client)))
    const rest = this.#later.map(([text, values]) => sendText(this.#client, text, values))
    const done = this.#client.query('commit')
    leave(this.#client)
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
   * Work that goes on after its transaction has failed (one of several that were started together) must not run its statements in
   * the next one on the same connection, which may be another Mandant's.
   */
  async #send<R>(query: Ready<R>): Promise<{ rows: R[]; count: number }> {
    if (holders.get(this.#client) !== this) throw new Error('the transaction is over')
    this.#mark(query.sql, query.marks)
    return send(this.#client, query)
  }

  /** No write passes that does not mark the days it changes: one that says nothing of them marks all. */
  #mark(text: string, marks = knownOf(text).marks): void {
    for (const mark of marks) this.#marks.add(mark)
  }

  /** Runs once the change is durable, never when it is rolled back. Must not throw. */
  afterCommit(work: () => void): void {
    this.#afterCommit.push(work)
  }

  /**
   * Runs once the change is durable, and where nobody can say whether it is: the connection was lost under the COMMIT. For what must not be taken
   * away from under a change that may be there. Must not throw.
   */
  unlessUndone(work: () => void): void {
    this.#unlessUndone.push(work)
  }
}
