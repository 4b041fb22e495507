import type { mandantCreateSchema } from '@platzwart/contract/start'
import type { z } from 'zod'
import { inScope } from '../../platform/database/inScope.ts'
import { record } from '../../platform/database/record.ts'
import { mintScope } from '../../platform/database/scope.ts'
import { build } from '../../platform/database/sql.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuse } from '../../platform/http/endpoint.ts'
import { inviteBenutzer } from '../sitzung/invite.ts'
import { createRollen } from './createRollen.ts'

export type MandantCreate = z.infer<typeof mandantCreateSchema>

async function takenDomain(
  deps: Pick<Deps, 'authPool'>,
  domains: readonly string[],
): Promise<string | undefined> {
  const { rows } = await deps.authPool.query<{ domain: string }>(
    'select domain from auth.mandant_domain where domain = any($1) limit 1',
    [domains],
  )
  return rows[0]?.domain
}

/**
 * A new Mandant that works at once (T7): its roles and permissions, its domains, and an admin who gets a link to set a password.
 * Settings need no rows: what is not set has the product's default.
 */
export async function createMandant(
  deps: Pick<Deps, 'appPool' | 'authPool' | 'auth' | 'domains' | 'mailer'>,
  input: MandantCreate,
) {
  const taken = await takenDomain(deps, input.domains)
  if (taken !== undefined) {
    return refuse({
      status: 409,
      code: 'mandant.domainVergeben',
      issues: [{ code: 'mandant.domainVergeben', field: 'domains', data: { domain: taken } }],
    })
  }
  const id = uuidv7()
  await inScope(deps.appPool, mintScope(id, null), async (tx) => {
    await tx.run(build.insertInto('mandant').values({ id, name: input.name }))
    record(tx, {
      aktion: 'createMandant',
      objekt: 'mandant',
      objektId: id,
      nachher: { name: input.name, domains: input.domains },
    })
    const rollen = await createRollen(tx)
    await inviteBenutzer(deps, tx, { ...input.admin, rollenIds: [rollen.Administration as string] })
  })
  await deps.authPool.query(
    'insert into auth.mandant_domain (domain, mandant_id) select unnest($1::text[]), $2',
    [input.domains, id],
  )
  await deps.domains.refresh()
  return { status: 201, body: { id, name: input.name, domains: input.domains } } as const
}
