import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { readDue } from '../../features/buchung/expire.ts'
import { FAHRT_EXPIRY } from '../../features/fahrzeug/frist/expire.ts'
import { periodAt } from '../../platform/jobs/recurring.ts'
import type { SteeredProcess } from './steeredProcess.ts'

const BETWEEN_MS = 50
/** Longer than a statement, or a transaction that says nothing, may last. */
const MOST = 1200

const TAKEN = 'select 1 from auftragslauf where auftrag = $1 and periode = $2'

/**
 * The clock strikes on all servers at once, and as often as it takes until one of them has taken it. One that holds the claim of another moment
 * keeps the others out: it has just started, or is dead and the machines of the database have not noticed. In a real house the clock strikes
 * again half a minute later; the next played moment is half an hour later, when what was due is over.
 */
export async function strike(
  admin: pg.Client,
  servers: readonly Pick<SteeredProcess, 'order'>[],
  now: Temporal.Instant,
): Promise<void> {
  const { name } = periodAt(now, 30)
  for (let times = 0; times < MOST; times++) {
    if (times > 0) await pause(BETWEEN_MS)
    await Promise.all(servers.map((server) => server.order(now, true)))
    if (((await admin.query(TAKEN, [FAHRT_EXPIRY.name, name])).rowCount ?? 0) > 0) return
    if ((await readDue(admin, FAHRT_EXPIRY, now)).length === 0) return
  }
}
