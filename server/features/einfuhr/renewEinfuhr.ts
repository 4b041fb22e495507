import type { einfuhrRenewQuerySchema } from '@platzwart/contract/einfuhr'
import type { EinfuhrName } from '@platzwart/domain/einfuhr/arten'
import type { z } from 'zod'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { findArt } from './findArt.ts'
import { updateEinfuhr } from './judgeEinfuhr.ts'
import { presentEinfuhr } from './present.ts'
import { lockOwn } from './queries.ts'
import { queueEinfuhr } from './queueEinfuhr.ts'

/** Has a file judged anew that nobody has taken over yet. @param query how it is to be read, where somebody says so */
export async function renewEinfuhr(
  call: Call,
  art: EinfuhrName,
  id: string,
  { kodierung }: z.output<typeof einfuhrRenewQuerySchema>,
) {
  const { tx, deps } = call
  findArt(call, art)
  const row = await lockOwn(call, { art, id })
  if (!row) return refuse({ status: 404, code: 'nichtGefunden' })
  if (row.status !== 'bereit') return refuse({ status: 409, code: 'einfuhr.nichtBereit' })
  const again = { status: 'wartend', erledigt: 0 } as const
  await updateEinfuhr(tx, id, { ...again, ...(kodierung && { kodierung_gewaehlt: kodierung }) })
  await queueEinfuhr(deps.jobs, tx, { id, art })
  return { status: 200, body: presentEinfuhr(call, art, { ...row, ...again }) } as const
}
