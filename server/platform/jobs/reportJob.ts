import { isReportTime } from '@platzwart/domain/bericht/due'
import type pg from 'pg'
import type { Tx } from '../database/tx.ts'
import type { MandantJob } from './everyMandant.ts'
import { forMandant } from './forMandant.ts'

/** Checked every ten minutes, sent once per period. */
const EVERY_SECONDS = 600

/** A report on a period that has ended, sent in a transaction of its house. */
export interface Report {
  readonly name: string
  /** Ids of the Mandanten whose report was not sent yet. */
  readonly due: (now: Temporal.Instant) => Promise<readonly string[]>
  readonly send: (tx: Tx, now: Temporal.Instant) => Promise<void>
}

/** The job that sends a report. It only queries on days shortly after the end of a period. */
export function reportJob(pool: pg.Pool, { name, due, send }: Report): MandantJob {
  return {
    name,
    everySeconds: EVERY_SECONDS,
    mandanten: async ({ now }) => (isReportTime(now) ? due(now) : []),
    work: (mandantId, { now }) => forMandant(pool, mandantId, (tx) => send(tx, now)),
  }
}
