import { aehnlichkeitenOf } from '@platzwart/domain/benutzer/aehnlichkeit'
import type { Call } from '../../platform/http/endpoint.ts'
import { presentListed } from './present.ts'
import {
  type AlikeRow,
  type BenutzerQuery,
  type BenutzerRow,
  nameOf,
  readAlike,
  readPeople,
} from './queries.ts'

/** People of the house, a page at a time; who may be in it twice with whom that may be. */
export async function listBenutzer({ tx, now }: Call, query: BenutzerQuery) {
  const rows = await readPeople(tx, query)
  const page = rows.slice(0, query.limit)
  const cursor = rows.length > query.limit ? (page.at(-1)?.id ?? null) : null
  const alike =
    query.doppelt === undefined
      ? []
      : await readAlike(
          tx,
          page.map(({ id }) => id),
        )
  const items = page.map((row) => ({
    ...presentListed(row, now),
    aehnlich: alike.filter(({ zu }) => zu === row.id).map((other) => likenessTo(row, other)),
  }))
  return { status: 200, body: { items, cursor } } as const
}

const likenessTo = (row: BenutzerRow, other: AlikeRow) => ({
  id: other.id,
  name: nameOf(other),
  email: other.email,
  durch: [...aehnlichkeitenOf(row, other)],
})
