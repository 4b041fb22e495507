import { record } from '../../platform/database/record.ts'
import { type Call, isRefusal, refuse } from '../../platform/http/endpoint.ts'
import { closeLinksIn } from '../sitzung/anmeldung/closeLinks.ts'
import { authOf } from '../sitzung/auth.ts'
import { sendInvitation } from '../sitzung/invite.ts'
import { hasPassword } from '../sitzung/queries.ts'
import { type Locked, lockPerson } from './lockPerson.ts'

/** Whoever has come needs none; whoever was put out gets none. */
async function refuseInvited({ deps }: Call, { row }: Locked) {
  if (row.status !== 'aktiv') return refuse({ status: 409, code: 'benutzer.inaktiv' })
  return row.einladung_bis === null && (await hasPassword(deps.authPool, row.anmeldung_id))
    ? refuse({ status: 409, code: 'benutzer.keineEinladung' })
    : null
}

/** Invites somebody again who has not come yet. What was sent before opens nothing any more. */
export async function renewEinladung(call: Call, id: string) {
  const { tx, deps } = call
  const locked = await lockPerson(call, id, 'benutzer_pflegen')
  if (isRefusal(locked)) return locked
  const refused = await refuseInvited(call, locked)
  if (refused) return refused
  const { row } = locked
  const { anmeldung_id: anmeldungId, email, sprache } = row
  await closeLinksIn(deps.authPool, tx, anmeldungId)
  const { link, gueltigBis } = await sendInvitation({ auth: authOf(deps), mailer: deps.mailer }, tx, {
    id,
    anmeldungId,
    email,
    name: `${row.vorname} ${row.nachname}`,
    sprache,
  })
  record(tx, { aktion: 'renewEinladung', objekt: 'benutzer', objektId: id, nachher: { email } })
  const perMail = deps.transport.send !== null
  const kept = { perMail, link: null, gueltigBis: gueltigBis.toString() }
  return { status: 201, body: perMail ? kept : { ...kept, link }, kept } as const
}
