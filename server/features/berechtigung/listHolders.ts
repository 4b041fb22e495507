import type { holderQuerySchema } from '@platzwart/contract/berechtigung'
import { einladungOf } from '@platzwart/domain/benutzer/einladungOf'
import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import type { z } from 'zod'
import { collate } from '../../platform/database/byLanguage.ts'
import { ready } from '../../platform/database/tx.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { heldByMany } from './holders.ts'
import { bothWays } from './queries.ts'
import { readHerkunft } from './readHerkunft.ts'

interface Row {
  readonly id: string
  readonly vorname: string
  readonly nachname: string
  readonly email: string
  readonly einladung_bis: Temporal.Instant | null
}

const PAGE = bothWays(
  ({ parts, holds }) => `
  with ${parts}
  select b.id, b.vorname, b.nachname, b.email, b.einladung_bis from benutzer b
  where b.mandant_id = $1 and b.status = 'aktiv' and ($3::uuid is null or (${collate('b.nachname')}, ${collate('b.vorname')}, b.id) >
      (select c.nachname, c.vorname, c.id from benutzer c where c.mandant_id = $1 and c.id = $3))
    and ${holds}
  order by ${collate('b.nachname')}, ${collate('b.vorname')}, b.id limit $4`,
)

/** Who holds a permission, by name, each with the ways by which, and whether they have come yet. */
export async function listHolders(
  call: Call,
  berechtigung: Berechtigung,
  { cursor, limit }: z.output<typeof holderQuerySchema>,
) {
  const { tx, now } = call
  const many = await heldByMany(call, berechtigung)
  const rows = await tx.all(
    ready<Row>(PAGE(many), tx.scope.mandantId, berechtigung, cursor ?? null, limit + 1),
  )
  const page = rows.slice(0, limit)
  const herkunft = await readHerkunft(
    tx,
    page.map(({ id }) => id),
  )
  const items = page.map(({ einladung_bis, ...row }) => ({
    ...row,
    einladung: einladungOf(einladung_bis, now),
    durch: herkunft.get(row.id)?.get(berechtigung) ?? [],
  }))
  return {
    status: 200,
    body: { items, cursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null },
  } as const
}
