import type { GruppeView, RolleView } from '@platzwart/contract/berechtigung'
import { type Berechtigung, isBerechtigung } from '@platzwart/domain/berechtigung/names'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { readGruppen, readRechteOfRollen, readRollen } from './readRollen.ts'

/** What is the same of roles and groups: they have a name, and grant what stands in a list of theirs. */
export interface Granting<V> {
  readonly table: 'rolle' | 'gruppe'
  /** As the audit trail names it in what was done. */
  readonly noun: string
  /** As the audit trail names the list. */
  readonly trail: 'berechtigungen' | 'rollenIds'
  /** One of them ($2), or all. */
  readonly read: (tx: Tx, id?: string | null) => Promise<V[]>
  /** What it grants: of a role permissions, of a group roles. */
  readonly listOf: (view: V) => readonly string[]
  /** What a list, or a part of it, lets people do. */
  readonly rechteOf: (tx: Tx, list: readonly string[]) => Promise<readonly Berechtigung[]>
  /** What goes with it, and cannot be seen by what it is read as: for the trail. */
  readonly readLost: (tx: Tx, id: string) => Promise<object>
  /** $1 Mandant, $2 its id, $3 the whole list. */
  readonly take: string
  readonly give: string
}

export const ROLLE: Granting<RolleView> = {
  table: 'rolle',
  noun: 'Rolle',
  trail: 'berechtigungen',
  read: readRollen,
  listOf: ({ berechtigungen }) => berechtigungen,
  rechteOf: async (_, list) => list.filter(isBerechtigung),
  readLost: async () => ({}),
  take: 'delete from rolle_berechtigung where mandant_id = $1 and rolle_id = $2 and not berechtigung = any($3::text[])',
  give: `insert into rolle_berechtigung (mandant_id, rolle_id, berechtigung) select $1, $2, unnest($3::text[])
    on conflict (mandant_id, rolle_id, berechtigung) do update set wert = 'true'`,
}

const VALUES = `select option_name as name, wert from einstellung_wert
  where mandant_id = $1 and gruppe_id = $2 order by option_name`

export const GRUPPE: Granting<GruppeView> = {
  table: 'gruppe',
  noun: 'Gruppe',
  trail: 'rollenIds',
  read: readGruppen,
  listOf: ({ rollen }) => rollen.map(({ id }) => id),
  rechteOf: readRechteOfRollen,
  readLost: async (tx, id) => ({
    einstellungen: await tx.all(ready<{ name: string; wert: string }>(VALUES, tx.scope.mandantId, id)),
  }),
  take: 'delete from gruppe_rolle where mandant_id = $1 and gruppe_id = $2 and not rolle_id = any($3::uuid[])',
  // A role that the house does not have is refused by the key that refers to it.
  give: `insert into gruppe_rolle (mandant_id, gruppe_id, rolle_id) select $1, $2, unnest($3::uuid[])
    on conflict do nothing`,
}

/** Its list, in place of the one that it had. */
export async function writeList<V>(
  tx: Tx,
  { take, give }: Granting<V>,
  id: string,
  list: readonly string[],
): Promise<void> {
  const { mandantId } = tx.scope
  const once = [...new Set(list)]
  await tx.run(ready(take, mandantId, id, once))
  if (once.length > 0) await tx.run(ready(give, mandantId, id, once))
}
