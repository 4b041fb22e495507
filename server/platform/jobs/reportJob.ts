import { isReportTime } from '@platzwart/domain/bericht/due'
import type pg from 'pg'
import type { Tx } from '../database/tx.ts'
import type { MandantJob } from './everyMandant.ts'
import { forMandant } from './forMandant.ts'

/** Looked for every ten minutes, sent once for each period. */
const EVERY_SECONDS = 600

/** What tells of a period that is over, each in a transaction of its house. */
export interface Report {
  readonly name: string
  /** Ids of the Mandanten whose report has not gone out. */
  readonly due: (now: Temporal.Instant) => Promise<readonly string[]>
  readonly send: (tx: Tx, now: Temporal.Instant) => Promise<void>
}

/** The job that sends a report; on days on which no period has ended a short while ago nobody is asked. */
export function reportJob(pool: pg.Pool, { name, due, send }: Report): MandantJob {
  return {
    name,
    everySeconds: EVERY_SECONDS,
    mandanten: async ({ now }) => (isReportTime(now) ? due(now) : []),
    work: (mandantId, { now }) => forMandant(pool, mandantId, (tx) => send(tx, now)),
  }
}
