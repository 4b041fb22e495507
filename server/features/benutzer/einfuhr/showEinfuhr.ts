import type { einfuhrZeilenQuerySchema } from '@platzwart/contract/einfuhr'
import { URTEILE } from '@platzwart/domain/einfuhr/urteil'
import type { z } from 'zod'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { presentEinfuhr, presentZeile } from './present.ts'
import { readOwn, readZeilen } from './queries.ts'

const gone = () => refuse({ status: 404, code: 'nichtGefunden' })

export async function showEinfuhr(call: Call, id: string) {
  const row = await readOwn(call, id)
  return row ? ({ status: 200, body: presentEinfuhr(call, row) } as const) : gone()
}

/** What the lines would come to, as they stand in the file. */
export async function listEinfuhrZeilen(
  call: Call,
  id: string,
  { urteil, cursor = 0, limit }: z.output<typeof einfuhrZeilenQuerySchema>,
) {
  if (!(await readOwn(call, id))) return gone()
  const urteile = urteil === undefined ? URTEILE : [urteil]
  const rows = await readZeilen(call.tx, id, { behind: cursor, urteile, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1)?.zeile : undefined
  return {
    status: 200,
    body: {
      items: page.map((row) => presentZeile(call, row)),
      cursor: last === undefined ? null : String(last),
    },
  } as const
}
