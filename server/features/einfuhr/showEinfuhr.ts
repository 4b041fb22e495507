import type { einfuhrLinesQuerySchema } from '@platzwart/contract/einfuhr'
import type { EinfuhrName } from '@platzwart/domain/einfuhr/arten'
import { URTEILE } from '@platzwart/domain/einfuhr/columns'
import type { z } from 'zod'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { findArt } from './findArt.ts'
import { presentEinfuhr, presentLine } from './present.ts'
import { readLines, readOwn } from './queries.ts'

const gone = () => refuse({ status: 404, code: 'nichtGefunden' })

export async function showEinfuhr(call: Call, art: EinfuhrName, id: string) {
  findArt(call, art)
  const row = await readOwn(call, { art, id })
  return row ? ({ status: 200, body: presentEinfuhr(call, art, row) } as const) : gone()
}

/** What the lines would come to, as they stand in the file. */
export async function listEinfuhrLines(
  call: Call,
  art: EinfuhrName,
  id: string,
  { urteil, cursor = 0, limit }: z.output<typeof einfuhrLinesQuerySchema>,
) {
  const kind = findArt(call, art)
  if (!(await readOwn(call, { art, id }))) return gone()
  const urteile = urteil === undefined ? URTEILE : [urteil]
  const rows = await readLines(call.tx, id, { behind: cursor, urteile, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1)?.zeile : undefined
  return {
    status: 200,
    body: {
      items: page.map((row) => presentLine(call, kind, row)),
      cursor: last === undefined ? null : String(last),
    },
  } as const
}
