import type { firstAdminSchema } from '@platzwart/contract/mandant'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { refuse } from '../../platform/http/endpoint.ts'
import { lockStand, raiseStand, readMandant } from '../../platform/konfiguration/mandant.ts'
import { authOf } from '../sitzung/auth.ts'
import { type Invitation, inviteBenutzer } from '../sitzung/invite.ts'
import type { HausCall } from './answerBetreiber.ts'
import { createAdminRolle } from './createAdminRolle.ts'
import { hasAnmeldung, readDomains } from './queries.ts'

/** Where no mail server is set, nobody but the operator can hand the link on. */
export function presentEinladung(
  { deps }: Pick<HausCall, 'deps'>,
  email: string,
  { link }: Pick<Invitation, 'link'>,
) {
  const perMail = deps.transport.send !== null
  return { email, perMail, link: perMail ? null : link }
}

/** Who is in the house already and was put out would get a link that lets nobody in. */
async function refuseOut(tx: Tx, email: string) {
  const there = await tx.first(
    build
      .selectFrom('benutzer')
      .select('status')
      .where('mandant_id', '=', tx.scope.mandantId)
      .where('email', '=', email.trim().toLowerCase()),
  )
  if (there?.status !== 'inaktiv') return null
  const code = 'benutzer.inaktiv'
  return refuse({ status: 409, code, issues: [{ code, field: 'email', data: {} }] })
}

/**
 * Invites an admin of a house in which nobody has signed in yet: the first one's link was lost, or went to the wrong person. Afterwards
 * an operator could make themself an admin by it, and read what is not theirs. Who is one of its people already becomes an admin as well.
 */
export async function inviteAdmin(call: HausCall, input: z.output<typeof firstAdminSchema>) {
  const { tx, deps, mandantId } = call
  await readMandant(tx)
  if (await hasAnmeldung(deps.authPool, mandantId))
    return refuse({ status: 409, code: 'mandant.hatAnmeldungen' })
  await lockStand(tx)
  const refused = await refuseOut(tx, input.email)
  if (refused) return refused
  const rolle_id = await createAdminRolle(tx)
  const [host = null] = await readDomains(deps.authPool, mandantId)
  const admin = await inviteBenutzer({ auth: authOf(deps), mailer: deps.mailer }, tx, { ...input, host })
  await tx.run(
    build
      .insertInto('benutzer_rolle')
      .values({ mandant_id: mandantId, benutzer_id: admin.benutzerId, rolle_id })
      .onConflict((conflict) => conflict.doNothing()),
  )
  record(tx, { aktion: 'inviteAdmin', objekt: 'benutzer', objektId: admin.benutzerId })
  await raiseStand(tx)
  const body = presentEinladung(call, input.email, admin)
  call.remember({ ...body, link: null })
  return { status: 201, body } as const
}
