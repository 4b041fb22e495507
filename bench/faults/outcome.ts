import { withAdmin } from '../database/cluster.ts'
import { type Bookers, isProper } from './booker.ts'
import type { Follower } from './follow.ts'

/** One line of the table. */
export interface Outcome {
  readonly fault: string
  /** What was asked meanwhile. */
  readonly asked: string
  readonly answered: string
  readonly lost: number
  readonly doubled: number
  /** Milliseconds until the first good answer after the cause was gone; null when nothing is said of it. */
  readonly recoveryMs: number | null
  readonly feed: string
  readonly good: boolean
  readonly notes: readonly string[]
}

/** Milliseconds in which a house works again. */
export const RECOVERY_MS = 10_000

const COUNTS = `select array_agg(id::text) ids, (select count(*)::int from leseraum_buchung a join leseraum_buchung b
    on a.mandant_id = b.mandant_id and a.leseraum_id = b.leseraum_id and a.id < b.id and a.zeitraum && b.zeitraum
    where a.status <> 'storniert' and b.status <> 'storniert') overlapping from leseraum_buchung`

export function told(bookers: Bookers): string {
  const counts = new Map<string, number>()
  for (const { status, retryAfter } of bookers.seen) {
    const word = status === 0 ? 'no answer' : `${status}${retryAfter ? ` "again in ${retryAfter} s"` : ''}`
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts]
    .toSorted()
    .map(([word, count]) => `${count} × ${word}`)
    .join(', ')
}

interface Judged {
  readonly fault: string
  readonly asked: string
  readonly adminUrl: string
  readonly bookers: Bookers
  readonly follower: Follower | null
  /** Moments (`performance.now()`) at which the cause was gone. */
  readonly mended: readonly number[]
  /** What more must have held, by a sentence that says what did not. */
  readonly also?: Readonly<Record<string, boolean>>
  readonly notes?: readonly string[]
}

/** Bookings that are already there and were not made under this load. */
export async function bookingsOf(adminUrl: string): Promise<{ ids: Set<string>; overlapping: number }> {
  return withAdmin(adminUrl, async (admin) => {
    const { rows } = await admin.query<{ ids: string[] | null; overlapping: number }>(COUNTS)
    return { ids: new Set(rows[0]?.ids), overlapping: rows[0]?.overlapping ?? 0 }
  })
}

/**
 * Holds what was acknowledged against what stands in the database: a booking of a 201 that is missing is lost; one that nobody was told of, beyond
 * those whose asker gave up, is one that a repeated key has made twice.
 */
export async function judge(judged: Judged, before: ReadonlySet<string>): Promise<Outcome> {
  const { bookers, follower, mended, also = {}, notes = [] } = judged
  const { ids, overlapping } = await bookingsOf(judged.adminUrl)
  const made = ids.difference(before)
  const lost = bookers.acknowledged.difference(made).size
  const doubled = Math.max(0, made.difference(bookers.acknowledged).size - bookers.open) + overlapping
  const recoveries = mended.map((moment) => bookers.recoveredAfter(moment))
  const never = recoveries.includes(null)
  const recoveryMs = mended.length === 0 ? null : Math.max(...recoveries.map((took) => took ?? Infinity))
  const complete = follower === null || (await follower.hears(bookers.acknowledged, RECOVERY_MS))
  const missing = follower === null ? 0 : bookers.acknowledged.difference(follower.heard).size
  const improper = bookers.seen.filter((answer) => !isProper(answer))
  const failed = [
    ...(lost > 0 ? [`${lost} lost`] : []),
    ...(doubled > 0 ? [`${doubled} doubled`] : []),
    ...(improper.length > 0
      ? [`improper answer: ${improper[0]?.status} ${improper[0]?.text.slice(0, 200)}`]
      : []),
    ...(never || (recoveryMs ?? 0) > RECOVERY_MS ? ['not back within 10 s'] : []),
    ...(complete ? [] : [`the live stream missed ${missing}`]),
    ...(bookers.acknowledged.size === 0 ? ['nothing was booked'] : []),
    ...Object.entries(also).flatMap(([sentence, held]) => (held ? [] : [sentence])),
  ]
  return {
    fault: judged.fault,
    asked: judged.asked,
    answered: told(bookers),
    lost,
    doubled,
    recoveryMs,
    feed: follower === null ? '' : complete ? feedWords(follower) : `${missing} missing`,
    good: failed.length === 0,
    notes: [...notes, ...failed.map((sentence) => `**${sentence}**`)],
  }
}

function feedWords({ resumed, anew }: Follower): string {
  if (resumed <= 0) return 'complete'
  return `complete, resumed ${resumed} ×${anew > 0 ? `, told to read anew ${anew} ×` : ''}`
}

const HEAD = ['fault', 'asked', 'answered', 'lost', 'doubled', 'first good answer after', 'live stream', '']

function seconds(outcome: Outcome): string {
  if (outcome.recoveryMs === null) return ''
  return Number.isFinite(outcome.recoveryMs) ? `${(outcome.recoveryMs / 1_000).toFixed(1)} s` : 'never'
}

/** The table in Markdown, and what else is to be said below it. */
export function table(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map((outcome) => [
    outcome.fault,
    outcome.asked,
    outcome.answered,
    String(outcome.lost),
    String(outcome.doubled),
    seconds(outcome),
    outcome.feed,
    outcome.good ? 'good' : '**bad**',
  ])
  const lines = [HEAD, HEAD.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`)
  const notes = outcomes.flatMap(({ fault, notes: said }) => said.map((note) => `- ${fault}: ${note}`))
  return [...lines, ...(notes.length > 0 ? ['', ...notes] : [])].join('\n')
}
