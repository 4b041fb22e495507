import type pg from 'pg'
import type { Logger } from 'pino'
import { ready, type Tx } from '../../platform/database/tx.ts'
import type { Jobs } from '../../platform/jobs/createJobs.ts'
import { everyMandant, type MandantJob } from '../../platform/jobs/everyMandant.ts'
import { claimPeriod, forMandant, noteResult } from '../../platform/jobs/forMandant.ts'
import type { Period } from '../../platform/jobs/recurring.ts'
import { shareKonfiguration } from '../../platform/konfiguration/lockKonfiguration.ts'
import { letOrphansGo } from './angebot.ts'
import { type Counts, type OfferDeps, offerDay } from './offerDay.ts'
import { type DayRow, readDays } from './queries.ts'

const NAME = 'leseraum.warteliste'

/** As long as somebody may look at a seat that came free, and not be able to book it because others wait for it. */
const EVERY_SECONDS = 10

interface OfferJobDeps extends OfferDeps {
  readonly pool: pg.Pool
  readonly logger: Pick<Logger, 'info' | 'error'>
}

const jobOf = (deps: OfferJobDeps): MandantJob => ({
  name: NAME,
  everySeconds: EVERY_SECONDS,
  mandanten: () => readDue(deps.pool),
  work: (mandantId, period) => offerMandant(deps, mandantId, period),
})

/** Puts the offering of what came free into this server's jobs. */
export function offerEvery(jobs: Jobs, deps: OfferJobDeps): void {
  everyMandant(jobs, jobOf(deps))
}

async function readDue(pool: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const { rows } = await pool.query<{ mandant_id: string }>(
    'select mandant_id from auth.mandanten_mit_wartenden()',
  )
  return rows.map((row) => row.mandant_id)
}

/** From the Mandant's row: where houses are spread over machines, it is taken where the house is. */
const ALONE = `select 1 from mandant where id = $1 and pg_try_advisory_xact_lock(hashtextextended($2, 0))`

/**
 * In a house one server at a time offers, so that all are asked in their order; what another one has at this moment is left to it, and looked at again
 * in the next period. A killed one has done a day whole or not at all, and nothing needs to be remembered of it: what is free is seen to be free.
 */
async function isAlone(tx: Tx): Promise<boolean> {
  const { mandantId } = tx.scope
  return (await tx.run(ready(ALONE, mandantId, NAME + mandantId))) > 0
}

/** A plan's day is a turn. */
async function* offerMandant(deps: OfferJobDeps, mandantId: string, period: Period) {
  const days = await forMandant(deps.pool, mandantId, async (tx) => {
    if (!(await isAlone(tx))) return []
    await letOrphansGo(tx)
    return readDays(tx)
  })
  let counts: Counts = { angeboten: 0, abgelaufen: 0, beendet: 0 }
  for (const day of days) {
    const before = counts
    counts = await forMandant(deps.pool, mandantId, (tx) => takeDay(deps, tx, day, period, before))
    yield
  }
  if (sumOf(counts) > 0) deps.logger.info({ auftrag: NAME, mandantId, ...counts }, 'waiting list')
}

const sumOf = (counts: Counts) => Object.values(counts).reduce((sum, one) => sum + one, 0)

/** A run is kept only if it did something: there is one every ten seconds. */
async function takeDay(
  deps: OfferDeps,
  tx: Tx,
  day: DayRow,
  { name, now }: Period,
  before: Counts,
): Promise<Counts> {
  await shareKonfiguration(tx)
  if (!(await isAlone(tx))) return before
  const done = await offerDay(deps, tx, day, now)
  if (sumOf(done) === 0) return before
  const counts = {
    angeboten: before.angeboten + done.angeboten,
    abgelaufen: before.abgelaufen + done.abgelaufen,
    beendet: before.beendet + done.beendet,
  }
  await claimPeriod(tx, NAME, name)
  await noteResult(tx, NAME, name, counts)
  return counts
}
