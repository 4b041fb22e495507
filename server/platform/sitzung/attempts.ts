import { createHash, randomUUID } from 'node:crypto'
import { RETENTION, retentionHours } from '@platzwart/domain/datenschutz/retention'
import type pg from 'pg'

/** A limit per window; a window starts with its first attempt. */
export interface AttemptRule {
  readonly limit: number
  readonly seconds: number
}

export interface Attempt {
  readonly allowed: boolean
  /** Seconds until the window ends. */
  readonly retryAfter: number
}

const TAKE = `
  insert into "rateLimit" as r ("id", "key", "count", "lastRequest") values ($1, $2, 1, $3)
  on conflict ("key") do update set
    "count" = case when r."lastRequest" <= $3 - $4 then 1 else least(r."count" + 1, 1000000) end,
    "lastRequest" = case when r."lastRequest" <= $3 - $4 then $3 else r."lastRequest" end
  returning "count", "lastRequest"`

/**
 * Counts an attempt before it is made, in one statement, so that parallel guesses on several servers count
 * like sequential ones. `lastRequest` is the window's start, in milliseconds.
 */
export async function takeAttempt(
  pool: pg.Pool,
  key: string,
  rule: AttemptRule,
  now: Temporal.Instant,
): Promise<Attempt> {
  const window = rule.seconds * 1000
  const { rows } = await pool.query<{ count: number; lastRequest: string }>(TAKE, [
    randomUUID(),
    key,
    now.epochMilliseconds,
    window,
  ])
  const row = rows[0]
  const end = Number(row?.lastRequest) + window
  return {
    allowed: (row?.count ?? Number.POSITIVE_INFINITY) <= rule.limit,
    retryAfter: Math.max(1, Math.ceil((end - now.epochMilliseconds) / 1000)),
  }
}

/** Exponential back-off: some attempts are free, then the wait doubles up to a limit. Reset after a quiet period. */
export interface PatienceRule {
  readonly free: number
  readonly firstSeconds: number
  readonly longestSeconds: number
  readonly quietSeconds: number
}

const TAKE_PATIENTLY = `
  insert into "rateLimit" as r ("id", "key", "count", "lastRequest") values ($1, $2, 1, $3)
  on conflict ("key") do update set
    "count" = case when r."lastRequest" <= $3 - $7 then 1 else least(r."count" + 1, 1000000) end,
    "lastRequest" = $3
  where r."count" < $4 or r."lastRequest" <= $3 - least($5 * 2 ^ least(r."count" - $4, 30), $6)
  returning "key"`

/**
 * Counts an attempt before it is made, with exponential back-off. An attempt that comes too early is refused
 * and not counted, so that trying again never extends the wait beyond the limit. `lastRequest` is the last
 * attempt, in milliseconds.
 */
export async function takePatiently(
  pool: pg.Pool,
  key: string,
  rule: PatienceRule,
  now: Temporal.Instant,
): Promise<Attempt> {
  const at = now.epochMilliseconds
  const first = rule.firstSeconds * 1000
  const longest = rule.longestSeconds * 1000
  const values = [randomUUID(), key, at, rule.free, first, longest, rule.quietSeconds * 1000]
  const { rowCount } = await pool.query(TAKE_PATIENTLY, values)
  if (rowCount === 1) return { allowed: true, retryAfter: 1 }
  const { rows } = await pool.query<{ count: number; last: string }>(
    'select "count", "lastRequest" as last from "rateLimit" where "key" = $1',
    [key],
  )
  const { count, last } = rows[0] ?? { count: 0, last: at }
  const wait = Math.min(first * 2 ** Math.max(0, count - rule.free), longest)
  return { allowed: false, retryAfter: Math.max(1, Math.ceil((Number(last) + wait - at) / 1000)) }
}

/** Takes back an attempt that was legitimate (the password was right). */
export async function returnAttempt(pool: pg.Pool, key: string): Promise<void> {
  await pool.query('update "rateLimit" set "count" = greatest("count" - 1, 0) where "key" = $1', [key])
}

export async function forgetAttempts(pool: pg.Pool, key: string): Promise<void> {
  await pool.query('delete from "rateLimit" where "key" = $1', [key])
}

const TRIM = `
  delete from "rateLimit" where "id" in (
    select r."id" from "rateLimit" r
    where r."lastRequest" < $1
      or r."id" = any(array(select "id" from "rateLimit" order by "count" desc, "lastRequest" desc offset $2))
    order by r."id" for update skip locked)`

/** Limits of the attempts table. */
export interface CountBounds {
  readonly rows: number
  /** Sweeps after this many attempts on this server. */
  readonly every: number
}

const BOUNDS: CountBounds = { rows: 100_000, every: 500 }

/**
 * Bounds the table of attempts, even if nobody ever signs in. When it is too large, rows with the lowest
 * counts go first, the oldest before others: evicting a count that blocks guesses takes more guesses than it
 * blocks.
 */
export class AttemptSweep {
  readonly #pool: pg.Pool
  readonly #bounds: CountBounds
  #since = 0

  constructor(pool: pg.Pool, bounds: CountBounds = BOUNDS) {
    this.#pool = pool
    this.#bounds = bounds
  }

  /** Call for each attempt. */
  async note(now: Temporal.Instant): Promise<void> {
    this.#since += 1
    if (this.#since >= this.#bounds.every) await this.sweep(now)
  }

  /** Windows last an hour at most; rows older than a day are irrelevant. */
  async sweep(now: Temporal.Instant): Promise<void> {
    this.#since = 0
    const dayAgo = now.subtract({ hours: retentionHours(RETENTION.versuch) }).epochMilliseconds
    await this.#pool.query(TRIM, [dayAgo, this.#bounds.rows])
  }
}

/** Builds a key that contains no personal data in the clear. */
export function attemptKey(kind: string, ...parts: readonly string[]): string {
  return `${kind}:${createHash('sha256').update(parts.join('\n')).digest('base64url')}`
}
