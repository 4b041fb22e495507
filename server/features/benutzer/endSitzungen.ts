import { record } from '../../platform/database/record.ts'
import { ready } from '../../platform/database/tx.ts'
import { type Call, isRefusal } from '../../platform/http/endpoint.ts'
import { endOwnLink } from '../kalender/endOwnLink.ts'
import { lockPerson } from './lockPerson.ts'

/** Signs a person out on all devices, as far as this house goes. */
export async function endSitzungen(call: Call, id: string) {
  const { tx } = call
  const locked = await lockPerson(call, id, 'benutzer_pflegen')
  if (isRefusal(locked)) return locked
  const done = await tx.first(
    ready<{ anzahl: number }>(
      'select auth.end_sitzungen_in($1, $2, $3) as anzahl',
      locked.row.anmeldung_id,
      tx.scope.mandantId,
      id,
    ),
  )
  await endOwnLink({ tx, deps: call.deps }, id)
  record(tx, {
    aktion: 'endSitzungen',
    objekt: 'benutzer',
    objektId: id,
    nachher: { sitzungen: done?.anzahl ?? 0 },
  })
  return { status: 204, body: undefined } as const
}
