import type { mandantCreateSchema } from '@platzwart/contract/mandant'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import type { Deps } from '../../platform/deps.ts'
import { readMandant } from '../../platform/konfiguration/mandant.ts'
import { authOf } from '../sitzung/auth.ts'
import { type Invitation, inviteBenutzer } from '../sitzung/invite.ts'
import { giveDomain } from './addDomain.ts'
import { createRollen } from './createRollen.ts'
import { type Betreiber, openMandant } from './openMandant.ts'

export type MandantCreate = z.output<typeof mandantCreateSchema>

export interface NewMandant {
  readonly id: string
  readonly name: string
  readonly module: readonly string[]
  readonly domains: readonly string[]
  readonly admin: Invitation
}

/**
 * A new Mandant that works at once (T7): its roles and permissions, its domains, and an admin who gets a link to set a password.
 * Settings need no rows: what is not set has the product's default. All of it stands in one transaction, its audit row and the
 * admin's mail included; of a failure nothing is left but, for a new admin, an account without a person, a password or a use.
 * @throws ProblemError 409 when another Mandant has one of the domains.
 */
export async function createMandant(
  deps: Pick<Deps, 'appPool' | 'once' | 'domains' | 'mailer'>,
  who: Betreiber,
  input: MandantCreate,
  requestId: string | null = null,
): Promise<NewMandant> {
  const id = uuidv7()
  const domains = [...new Set(input.domains)].toSorted()
  const made = await openMandant(
    deps.appPool,
    who,
    id,
    async (tx) => {
      await tx.run(build.insertInto('mandant').values({ id, name: input.name }))
      for (const [i, domain] of domains.entries()) await giveDomain(tx, domain, `domains.${i}`)
      record(tx, {
        aktion: 'createMandant',
        objekt: 'mandant',
        objektId: id,
        nachher: { name: input.name, domains },
      })
      const rollen = await createRollen(tx)
      const admin = await inviteBenutzer({ auth: authOf(deps), mailer: deps.mailer }, tx, {
        ...input.admin,
        rollenIds: [rollen.Administration as string],
        host: domains[0] ?? null,
      })
      const { name, module } = await readMandant(tx)
      return { id, name, module, domains, admin }
    },
    requestId,
  )
  await deps.domains.refresh()
  return made
}
