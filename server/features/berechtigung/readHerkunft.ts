import type { HerkunftView } from '@platzwart/contract/benutzer'
import { type Berechtigung, isBerechtigung } from '@platzwart/domain/berechtigung/names'
import { ready, type Tx } from '../../platform/database/tx.ts'

interface WayRow {
  readonly benutzer_id: string
  readonly berechtigung: string
  readonly gruppe_id: string | null
  readonly gruppe: string | null
  readonly rolle_id: string | null
  readonly rolle: string | null
}

/** Every way by which these people ($2) have come to their permissions (P1): what was granted to them first, then roles, then groups. */
const WAYS = `
  select benutzer_id, berechtigung, null::uuid as gruppe_id, null as gruppe, null::uuid as rolle_id, null as rolle
    from benutzer_berechtigung where mandant_id = $1 and benutzer_id = any($2::uuid[]) and wert = 'true'
  union all
  select br.benutzer_id, rb.berechtigung, null, null, r.id, r.name from benutzer_rolle br
    join rolle r on r.mandant_id = $1 and r.id = br.rolle_id
    join rolle_berechtigung rb on rb.mandant_id = $1 and rb.rolle_id = br.rolle_id
    where br.mandant_id = $1 and br.benutzer_id = any($2::uuid[]) and rb.wert = 'true'
  union all
  select bg.benutzer_id, rb.berechtigung, g.id, g.name, r.id, r.name from benutzer_gruppe bg
    join gruppe g on g.mandant_id = $1 and g.id = bg.gruppe_id
    join gruppe_rolle gr on gr.mandant_id = $1 and gr.gruppe_id = bg.gruppe_id
    join rolle r on r.mandant_id = $1 and r.id = gr.rolle_id
    join rolle_berechtigung rb on rb.mandant_id = $1 and rb.rolle_id = gr.rolle_id
    where bg.mandant_id = $1 and bg.benutzer_id = any($2::uuid[]) and rb.wert = 'true'
  order by 4 nulls first, 6 nulls first`

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

type Ways = Map<Berechtigung, HerkunftView[]>

/** What people may do, each permission with the ways by which; of the people that were asked for. */
export async function readHerkunft(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Ways>> {
  const rows = await tx.all(ready<WayRow>(WAYS, tx.scope.mandantId, ids))
  const people = new Map<string, Ways>(ids.map((id) => [id, new Map()]))
  for (const row of rows) {
    if (!isBerechtigung(row.berechtigung)) continue
    const ways = people.get(row.benutzer_id) as Ways
    const durch = ways.get(row.berechtigung) ?? []
    durch.push({ gruppe: named(row.gruppe_id, row.gruppe), rolle: named(row.rolle_id, row.rolle) })
    ways.set(row.berechtigung, durch)
  }
  return people
}

/** What one person may do, as the database says at this moment. */
export async function readRechte(tx: Tx, benutzerId: string): Promise<ReadonlySet<Berechtigung>> {
  return new Set((await readHerkunft(tx, [benutzerId])).get(benutzerId)?.keys())
}
