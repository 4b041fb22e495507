import { PAGE } from '@platzwart/contract/paths'
import { record } from '../../platform/database/record.ts'
import { ready } from '../../platform/database/tx.ts'
import { type Call, isRefusal, refuse } from '../../platform/http/endpoint.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { domainOf, originOf } from '../../platform/sitzung/origin.ts'
import { accountMailOf } from '../benachrichtigung/sendAccountMail.ts'
import { endOwnLink } from '../kalender/endOwnLink.ts'
import { isElsewhere } from '../sitzung/anmeldung/queries.ts'
import { lockPerson } from './lockPerson.ts'

/**
 * For somebody who has lost phone and codes: their password alone is enough again, their devices are signed out, and they are told. An account
 * that is somebody's in another house, or operates the installation, is not this house's to open. One's own goes with one's password alone.
 */
export async function resetZweitfaktor(call: Call, id: string) {
  const { deps, tx } = call
  if (id === call.person.id) return refuse({ status: 409, code: 'benutzer.eigenesKonto' })
  const locked = await lockPerson(call, id, 'benutzer_pflegen')
  if (isRefusal(locked)) return locked
  const { row } = locked
  if (row.einladung_bis !== null) return { status: 204, body: undefined } as const
  const { mandantId } = tx.scope
  if (await isElsewhere(deps.authPool, row.anmeldung_id, mandantId))
    return refuse({ status: 409, code: 'benutzer.zweitfaktorGeteilt' })
  const { anmeldung_id: anmeldungId, email, sprache } = row
  const done = await tx.first(
    ready<{ gut: boolean }>('select auth.remove_zweitfaktor($1) as gut', anmeldungId),
  )
  if (done?.gut !== true) return { status: 204, body: undefined } as const
  await tx.run(ready('select auth.end_sitzungen_in($1, $2, $3)', anmeldungId, mandantId, id))
  await endOwnLink({ tx, deps }, id)
  const origin = originOf(deps.publicUrl, await domainOf(deps.authPool, mandantId))
  const mail = accountMailOf(
    {
      typ: 'kontoZweitfaktorZurueckgesetzt',
      anmeldungId,
      email,
      name: `${row.vorname} ${row.nachname}`,
      sprache: sprache === 'en' ? 'en' : 'de',
      link: `${origin}${PAGE.login}`,
      geheim: false,
      gueltigBis: null,
      person: { mandantId, benutzerId: id },
    },
    id,
  )
  await deps.mailer.queue(tx, [mail])
  record(tx, { aktion: 'resetZweitfaktor', objekt: 'benutzer', objektId: id })
  await raiseStand(tx)
  return { status: 204, body: undefined } as const
}
