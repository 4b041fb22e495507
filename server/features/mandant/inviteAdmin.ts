import type { firstAdminSchema } from '@platzwart/contract/mandant'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import { refuse } from '../../platform/http/endpoint.ts'
import { readMandant } from '../../platform/konfiguration/mandant.ts'
import { authOf } from '../sitzung/auth.ts'
import { type Invitation, inviteBenutzer } from '../sitzung/invite.ts'
import type { HausCall } from './answerBetreiber.ts'
import { hasAnmeldung, readDomains } from './queries.ts'

/** Where no mail server is set, nobody but the operator can hand the link on. */
export function einladungOf(
  { deps }: Pick<HausCall, 'deps'>,
  email: string,
  { link }: Pick<Invitation, 'link'>,
) {
  const perMail = deps.transport.send !== null
  return { email, perMail, link: perMail ? null : link }
}

/**
 * Invites an admin of a house in which nobody has signed in yet: the first one's link was lost, or went to the wrong person. Afterwards
 * an operator could make themself an admin by it, and read what is not theirs.
 */
export async function inviteAdmin(call: HausCall, input: z.output<typeof firstAdminSchema>) {
  const { tx, deps, mandantId } = call
  await readMandant(tx)
  if (await hasAnmeldung(deps.authPool, mandantId))
    return refuse({ status: 409, code: 'mandant.hatAnmeldungen' })
  const [rolle, [host = null]] = await Promise.all([
    tx.first(
      build
        .selectFrom('rolle')
        .select('id')
        .where('mandant_id', '=', mandantId)
        .where('name', '=', 'Administration'),
    ),
    readDomains(deps.authPool, mandantId),
  ])
  const admin = await inviteBenutzer({ auth: authOf(deps), mailer: deps.mailer }, tx, {
    ...input,
    ...(rolle && { rollenIds: [rolle.id] }),
    host,
  })
  record(tx, { aktion: 'inviteAdmin', objekt: 'benutzer', objektId: admin.benutzerId })
  const body = einladungOf(call, input.email, admin)
  call.remember({ ...body, link: null })
  return { status: 201, body } as const
}
