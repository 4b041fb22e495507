import type { AusfuhrView } from '@platzwart/contract/fahrtenbuch'
import type pg from 'pg'
import { build } from '../../../platform/database/sql.ts'
import { forMandant } from '../../../platform/jobs/forMandant.ts'

type Values = Partial<
  Record<'erledigt' | 'gesamt' | 'bytes', number> & {
    status: AusfuhrView['status']
    fehler: string
    beendet: Temporal.Instant
  }
>

/** In a transaction of its own: whoever waits for the file sees how far it is. */
export function updateAusfuhr(pool: pg.Pool, mandantId: string, id: string, values: Values): Promise<number> {
  return forMandant(pool, mandantId, (tx) =>
    tx.run(
      build
        .updateTable('ausfuhr')
        .where('ausfuhr.mandant_id', '=', tx.scope.mandantId)
        .set(values)
        .where('id', '=', id),
    ),
  )
}
