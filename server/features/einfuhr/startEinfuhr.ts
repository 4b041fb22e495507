import { createPool } from '../../platform/database/pool.ts'
import type { EinfuhrRules } from '../../platform/einfuhrArt.ts'
import { takeOrder } from '../../platform/jobs/takeOrder.ts'
import { type EinfuhrOrder, judgeEinfuhr } from './judgeEinfuhr.ts'

/** One to judge by, one to tell how far it is. */
const CONNECTIONS = 2

/** The process in which one file is judged by the rules of its kind. Its scope comes from the same gate as that of every job. */
export function startEinfuhr(rules: EinfuhrRules): Promise<void> {
  return takeOrder<EinfuhrOrder>(async ({ connectionString, ...einfuhr }) => {
    const pool = createPool(connectionString, {
      max: CONNECTIONS,
      applicationName: 'platzwart-import',
      // A connection that is lost fails the statements that wait for it.
      onError: () => undefined,
    })
    await judgeEinfuhr(pool, rules, einfuhr)
  })
}
