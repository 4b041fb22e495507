import type { personenQuerySchema } from '@platzwart/contract/einstellung'
import type { z } from 'zod'
import { collate, plainPattern } from '../../platform/database/byLanguage.ts'
import { ready } from '../../platform/database/tx.ts'
import type { Call } from '../../platform/http/endpoint.ts'

interface Row {
  readonly id: string
  readonly name: string
  readonly email: string
}

const FOUND = `
  select id, vorname || ' ' || nachname as name, email from benutzer
  where mandant_id = $1 and status = 'aktiv' and suchform like $2
  order by ${collate('nachname')}, ${collate('vorname')}, benutzer.id limit $3`

/** For whom a value may be set: name and address, and nothing else of them. */
export async function findPersonen({ tx }: Call, { suche, limit }: z.output<typeof personenQuerySchema>) {
  const body = await tx.all(ready<Row>(FOUND, tx.scope.mandantId, plainPattern(suche), limit))
  return { status: 200, body } as const
}
