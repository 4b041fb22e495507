import type { Call } from '../../platform/http/endpoint.ts'
import type { SchliessTypes, SchliessungArt } from './art.ts'
import { readSchliessungen } from './queries.ts'

/** Lists closures that can still be undone, restricted to causes that the caller may save. */
export async function listSchliessungen<T extends SchliessTypes>(call: Call, kind: SchliessungArt<T>) {
  const { tx, now, person } = call
  const rows = await readSchliessungen(tx, kind, now)
  const own = rows.filter(
    (row) => kind.shows(call, row) && person.berechtigungen.has(kind.rechte[row.anlass as T['anlass']]),
  )
  return { status: 200, body: own.map((row) => kind.present(row)) } as const
}
