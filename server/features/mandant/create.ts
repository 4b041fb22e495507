import type { mandantCreateSchema } from '@platzwart/contract/mandant'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import type { Deps } from '../../platform/deps.ts'
import { authOf } from '../sitzung/auth.ts'
import { type Invitation, inviteBenutzer } from '../sitzung/invite.ts'
import { giveDomain, refuseReserved } from './addDomain.ts'
import type { HausCall } from './answerBetreiber.ts'
import { createRollen } from './createRollen.ts'
import { presentEinladung } from './inviteAdmin.ts'
import { openMandant } from './openMandant.ts'
import { readHausOf } from './queries.ts'
import { refuseModule } from './refuseModule.ts'

export type MandantCreate = z.output<typeof mandantCreateSchema>

interface Made {
  readonly domains: readonly string[]
  readonly admin: Invitation
}

/**
 * A new Mandant that works at once (T7): its roles and permissions, its domains, and an admin who gets a link to set a password.
 * Settings need no rows: what is not set has the product's default. All of it stands in the transaction, its audit row and the
 * admin's mail included; of a failure nothing is left but, for a new admin, an account without a person, a password or a use.
 * @throws ProblemError 409 when another Mandant has one of the domains.
 */
async function makeMandant(
  tx: Tx,
  deps: Pick<Deps, 'singleton' | 'mailer' | 'publicUrl'>,
  input: MandantCreate,
): Promise<Made> {
  refuseModule([], input.module)
  const id = tx.scope.mandantId
  const { name, zone, sprache, module } = input
  const domains = [...new Set(input.domains)].toSorted()
  const columns = { name, zone, sprache, module: [...new Set(module)] }
  await tx.run(build.insertInto('mandant').values({ id, ...columns }))
  for (const [i, domain] of domains.entries()) {
    refuseReserved(deps, domain, `domains.${i}`)
    await giveDomain(tx, domain, `domains.${i}`)
  }
  record(tx, { aktion: 'createMandant', objekt: 'mandant', objektId: id, nachher: { ...columns, domains } })
  const rollen = await createRollen(tx, sprache)
  const admin = await inviteBenutzer({ auth: authOf(deps), mailer: deps.mailer }, tx, {
    ...input.admin,
    sprache,
    rollenIds: [rollen.administration],
    host: domains[0] ?? null,
  })
  return { domains, admin }
}

/** By an operator: the invitation goes by mail, or its link is shown this once. */
export async function createMandant(call: HausCall, input: MandantCreate) {
  const { tx, deps } = call
  const { domains, admin } = await makeMandant(tx, deps, input)
  call.note({ name: input.name })
  const haus = await readHausOf(tx, deps.authPool, { domains, einladbar: true })
  const einladung = presentEinladung(call, input.admin.email, admin)
  call.remember({ haus, einladung: { ...einladung, link: null } })
  return { status: 201, body: { haus, einladung } } as const
}

/** By the command line. */
export async function createByCommand(
  deps: Pick<Deps, 'appPool' | 'singleton' | 'domains' | 'mailer' | 'publicUrl'>,
  input: MandantCreate,
): Promise<Made & { readonly id: string }> {
  const id = uuidv7()
  const made = await openMandant(deps.appPool, 'kommandozeile', id, (tx) => makeMandant(tx, deps, input))
  await deps.domains.refresh()
  return { id, ...made }
}
