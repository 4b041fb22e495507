import { sql } from 'kysely'
import { collate } from '../../platform/database/byLanguage.ts'
import { build } from '../../platform/database/sql.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { holdersOf } from '../berechtigung/holders.ts'

/** More contacts than anybody tries. */
const MOST = 10

/** To whom somebody can show their licence. Nobody checks their own. */
export async function listPruefer(call: Call) {
  const { tx, konfiguration, person } = call
  const holders = await holdersOf({ tx, konfiguration }, 'fahrzeug_fuehrerscheinpruefung')
  const ids = [...holders].filter((id) => id !== person.id)
  const rows = await tx.all(
    build
      .selectFrom('benutzer')
      .where('benutzer.mandant_id', '=', tx.scope.mandantId)
      .select(['id', 'vorname', 'nachname', 'email'])
      .where(sql<boolean>`id = any(${ids}::uuid[])`)
      .orderBy(sql.raw(collate('nachname')))
      .orderBy(sql.raw(collate('vorname')))
      .orderBy('id')
      .limit(MOST),
  )
  const body = rows.map(({ id, vorname, nachname, email }) => ({
    id,
    name: `${vorname} ${nachname}`.trim(),
    email,
  }))
  return { status: 200, body } as const
}
