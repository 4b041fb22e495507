import type { Span } from '@platzwart/domain/leseraum/auswertung/sums'
import type { AnswerCache } from '../../../platform/cache/answerCache.ts'
import { ready } from '../../../platform/database/tx.ts'
import type { Call } from '../../../platform/http/endpoint.ts'
import type { Plan } from '../../grundriss/plan.ts'

/** Who asks for figures: somebody who looks at them, or a mail that tells them. */
export interface Asking extends Pick<Call, 'tx' | 'konfiguration' | 'now'> {
  readonly deps: Pick<Call['deps'], 'cache'>
}

/** What was made of the rows of some days, and of which. */
interface Made<T> {
  readonly value: T
  /** The mark of these days, as the statement said that read the rows. */
  readonly marke: string
  /** Bytes. */
  readonly size: number
  /** It will be otherwise in some seconds without anybody writing it. */
  readonly passing: boolean
}

/** What is made of the days of a plan and can be added up. */
export interface SumsArt<T> {
  readonly name: string
  /** Of the plan, all that goes into it: a text that is another one when it would be made otherwise. */
  readonly made: (plan: Plan, span: Span) => string
  /** Of so few that other requests have their turn between. */
  readonly load: (call: Asking, plan: Plan, spans: readonly Span[]) => Promise<Made<T>[]>
}

/** Weeks of a plan that are read in one statement. */
const AT_ONCE = 27

const MARKEN = `
  select objekt_id as grundriss, width_bucket(tag, $3::date[]) as nr, sum(marke)::text as marke
  from tagesmarke
  where mandant_id = $1 and art = 'leseraum_buchung' and objekt_id = any($2::uuid[]) and tag >= $4::date and tag < $5::date
  group by 1, 2
  union all
  select objekt_id, 0, sum(marke)::text from tagesmarke
  where mandant_id = $1 and art = 'leseraum_buchung' and objekt_id = $1 and tag = 'infinity'
  group by 1`

interface MarkeRow {
  readonly grundriss: string
  /** Of the days, from 1; 0 for what concerns all days of all plans. */
  readonly nr: number
  readonly marke: string
}

/** Whether anybody has written to the days since, by plan and days. */
async function readMarken(call: Asking, plans: readonly Plan[], spans: readonly Span[]) {
  const { tx } = call
  const first = spans[0]
  const last = spans.at(-1)
  if (!first || !last) return () => ''
  const starts = spans.map(({ von }) => von.toString())
  const end = last.von.add({ days: last.tage }).toString()
  const ids = plans.map(({ id }) => id)
  const rows = await tx.all(
    ready<MarkeRow>(MARKEN, tx.scope.mandantId, ids, starts, first.von.toString(), end),
  )
  const found = new Map(rows.map(({ grundriss, nr, marke }) => [nr === 0 ? '' : `${grundriss} ${nr}`, marke]))
  const all = found.get('') ?? '0'
  return (plan: Plan, nr: number) => `${found.get(`${plan.id} ${nr + 1}`) ?? '0'}.${all}`
}

/** Of each plan what is under way on this server: who comes meanwhile waits for it instead of doing the same. */
const flights = new WeakMap<AnswerCache, Map<string, Promise<unknown>>>()

function flightsOf(cache: AnswerCache): Map<string, Promise<unknown>> {
  const known = flights.get(cache) ?? new Map<string, Promise<unknown>>()
  flights.set(cache, known)
  return known
}

/** The version of the house says nothing here: all of it that matters is said by what it was made of. */
const proofOf = (marke: string, made: string) => ({ stand: 0, marke: `${marke} ${made}` })

/**
 * The sums of the days of a plan: what this server keeps where nobody has written since, and made of the rows where somebody has.
 * @param spans one behind the other without a gap
 */
async function sumsOfPlan<T>(
  call: Asking,
  art: SumsArt<T>,
  plan: Plan,
  wanted: readonly { readonly span: Span; readonly marke: string }[],
): Promise<T[]> {
  const { cache } = call.deps
  const plain = `${art.name} ${call.tx.scope.mandantId} ${plan.id}`
  const keyOf = ({ von, tage }: Span) => `${plain} ${von} ${tage}`
  const look = () =>
    wanted.map(({ span, marke }) => cache.get<T>(keyOf(span), proofOf(marke, art.made(plan, span))))
  let found = look()
  const running = flightsOf(cache).get(plain)
  if (running && found.includes(undefined)) {
    await running.catch(() => undefined)
    found = look()
  }
  const missing = wanted.filter((_, i) => found[i] === undefined).map(({ span }) => span)
  if (missing.length === 0) return found as T[]
  const work = loadAll(call, art, plan, missing, (span, { marke, value, size }) =>
    cache.put(keyOf(span), proofOf(marke, art.made(plan, span)), value, size),
  )
  flightsOf(cache).set(plain, work)
  try {
    const loaded = await work
    let next = 0
    return found.map((one) => one ?? (loaded[next++] as T))
  } finally {
    if (flightsOf(cache).get(plain) === work) flightsOf(cache).delete(plain)
  }
}

async function loadAll<T>(
  call: Asking,
  art: SumsArt<T>,
  plan: Plan,
  spans: readonly Span[],
  keep: (span: Span, made: Made<T>) => void,
): Promise<T[]> {
  const all: T[] = []
  for (let at = 0; at < spans.length; at += AT_ONCE) {
    const part = spans.slice(at, at + AT_ONCE)
    const loaded = await art.load(call, plan, part)
    for (const [i, made] of loaded.entries()) {
      const span = part[i]
      if (span && !made.passing) keep(span, made)
      all.push(made.value)
    }
  }
  return all
}

/**
 * The sums of each of the days, by plan. Plans are read one after the other: of a year of a large house one plan is in memory, and not all.
 * @param spans one behind the other without a gap
 */
export async function keepSums<T>(
  call: Asking,
  art: SumsArt<T>,
  plans: readonly Plan[],
  spans: readonly Span[],
): Promise<T[][]> {
  const markeOf = await readMarken(call, plans, spans)
  const all: T[][] = []
  for (const plan of plans) {
    const wanted = spans.map((span, nr) => ({ span, marke: markeOf(plan, nr) }))
    all.push(await sumsOfPlan(call, art, plan, wanted))
  }
  return all
}
