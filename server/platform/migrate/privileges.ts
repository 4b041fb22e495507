import { StartRefusal } from '../config/startRefusal.ts'
import { withClient } from './session.ts'

const POWERS = `
  select
    current_user as login,
    r.rolsuper as superuser,
    r.rolbypassrls as bypass,
    (select format('%I.%I', n.nspname, c.relname)
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm', 'f')
        and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
        and pg_has_role(current_user, c.relowner, 'member')
      limit 1) as owned
  from pg_roles r where r.rolname = current_user`

interface Powers {
  readonly login: string
  readonly superuser: boolean
  readonly bypass: boolean
  readonly owned: string | null
}

/**
 * Refuses logins for which row-level security does not hold: superusers, roles with BYPASSRLS, and table
 * owners. They would serve every Mandant's rows to everybody.
 * @throws StartRefusal
 */
export async function refusePowerfulLogin(url: string): Promise<void> {
  const powers = await withClient(url, async (client) => (await client.query<Powers>(POWERS)).rows[0])
  if (!powers) return
  const { login, superuser, bypass, owned } = powers
  const fix = 'Row-level security would not hold; as an administrator run:'
  if (superuser)
    throw new StartRefusal(`The login ${login} is a superuser. ${fix} alter role ${login} nosuperuser`)
  if (bypass)
    throw new StartRefusal(`The login ${login} has BYPASSRLS. ${fix} alter role ${login} nobypassrls`)
  if (owned) {
    throw new StartRefusal(
      `The login ${login} owns ${owned}, itself or through a role it is a member of. ${fix} alter table ${owned} owner to platzwart_owner (or revoke the membership)`,
    )
  }
}
