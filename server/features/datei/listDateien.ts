import type { DateiView, dateiQuerySchema } from '@platzwart/contract/datei'
import type { z } from 'zod'
import type { Call } from '../../platform/http/endpoint.ts'
import { keepsBucket } from './checkBucket.ts'
import { listDateien as readDateien } from './queries.ts'
import { presentDatei } from './showDatei.ts'

/** The files of a bucket by name (X1): all for those who keep it, one's own for the others. */
export async function listDateien(
  call: Call,
  bucket: DateiView['bucket'],
  page: z.output<typeof dateiQuerySchema>,
) {
  const { rows, gesamt } = await readDateien(
    call.tx,
    bucket,
    page,
    keepsBucket(call, bucket) ? null : call.person.id,
  )
  return { status: 200, body: { items: rows.map(presentDatei), gesamt } } as const
}
