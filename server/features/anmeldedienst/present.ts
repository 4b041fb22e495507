import type { AnmeldedienstView, ServiceAddresses } from '@platzwart/contract/anmeldedienst'
import { PAGE } from '@platzwart/contract/paths'
import { ready } from '../../platform/database/tx.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { originOf } from '../../platform/sitzung/origin.ts'
import { nameOf } from '../benutzer/queries.ts'
import { pathOfLogout, pathOfReturn } from './anmeldung.ts'
import { proposeId } from './proposeId.ts'
import { type DienstRow, hostsOf } from './queries.ts'

const PEOPLE = `
  select anmeldedienst_id as id, count(distinct benutzer_id)::int as anzahl from identitaet where mandant_id = $1 group by 1`

const NAMES = 'select id, vorname, nachname from benutzer where mandant_id = $1 and id = any($2::uuid[])'

/** Where people of a house sign in: at its hosts, and without one at the installation's. */
async function originsOf({ authPool, publicUrl }: Call['deps'], mandantId: string) {
  const hosts = await hostsOf(authPool, mandantId)
  return (hosts.length === 0 ? [null] : hosts).map((host) => originOf(publicUrl, host))
}

function presentAddresses(origins: readonly string[], id: string): ServiceAddresses {
  return {
    rueckkehr: origins.map((origin) => origin + pathOfReturn(id)),
    nachAbmeldung: origins.map((origin) => origin + PAGE.login),
    abmeldung: `${origins[0] ?? ''}${pathOfLogout(id)}`,
  }
}

/** What is to be entered at a service that comes next: a service tells its client and its secret to whoever has entered it. */
export async function presentNext(
  { tx, deps }: Call,
  rows: readonly DienstRow[],
): Promise<ServiceAddresses | null> {
  const id = proposeId(tx.scope.mandantId, rows)
  return id === null ? null : presentAddresses(await originsOf(deps, tx.scope.mandantId), id)
}

/** Services as whoever looks after them sees them, with what is to be entered there. The secret is told nobody. */
export async function presentDienste(
  { tx, deps }: Call,
  rows: readonly DienstRow[],
): Promise<AnmeldedienstView[]> {
  const { mandantId } = tx.scope
  const notfaelle = rows.flatMap(({ notfall_id }) => notfall_id ?? [])
  const [people, names, origins] = await Promise.all([
    tx.all(ready<{ id: string; anzahl: number }>(PEOPLE, mandantId)),
    tx.all(ready<{ id: string; vorname: string; nachname: string }>(NAMES, mandantId, notfaelle)),
    originsOf(deps, mandantId),
  ])
  const notfallOf = (id: string | null) => {
    const found = names.find((one) => one.id === id)
    return found ? nameOf(found) : null
  }
  return rows.map((row) => ({
    id: row.id,
    art: row.art,
    name: row.name,
    aussteller: row.aussteller,
    clientId: row.client_id,
    bereiche: row.bereiche,
    gruppenAngabe: row.gruppen_angabe,
    zutritt: row.zutritt,
    zutrittGruppe: row.zutritt_gruppe,
    zuordnung: row.zuordnung.map(({ wert, gruppeId, rolleId }) => ({ wert, gruppeId, rolleId })),
    aktiv: row.aktiv,
    pflicht: row.pflicht,
    notfall: row.pflicht ? notfallOf(row.notfall_id) : null,
    personen: people.find(({ id }) => id === row.id)?.anzahl ?? 0,
    ablehnungen: row.ablehnungen.map(({ zeit, grund }) => ({ zeit, grund })),
    dort: presentAddresses(origins, row.id),
    version: row.version,
  }))
}

/** One that is there. */
export async function presentDienst(call: Call, row: DienstRow): Promise<AnmeldedienstView> {
  const [view] = await presentDienste(call, [row])
  if (!view) throw new Error('a service that is there is shown')
  return view
}
