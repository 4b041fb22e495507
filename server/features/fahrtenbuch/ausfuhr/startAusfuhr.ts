import { createPool } from '../../../platform/database/pool.ts'
import { takeOrder } from '../../../platform/jobs/takeOrder.ts'
import { type AusfuhrOrder, writeAusfuhr } from './writeAusfuhr.ts'

/** One to read, one to tell how far it is. */
const CONNECTIONS = 2

/** The process in which one export is written. Its scope comes from the same gate as that of every job. */
await takeOrder<AusfuhrOrder>(async ({ connectionString, ...ausfuhr }, put) => {
  const pool = createPool(connectionString, {
    max: CONNECTIONS,
    applicationName: 'platzwart-export',
    // A connection that is lost fails the statements that wait for it.
    onError: () => undefined,
  })
  await writeAusfuhr(pool, ausfuhr, put)
})
