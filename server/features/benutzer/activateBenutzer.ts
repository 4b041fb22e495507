import { type Call, isRefusal } from '../../platform/http/endpoint.ts'
import { lockPerson } from './lockPerson.ts'
import { savePerson } from './savePerson.ts'

/**
 * Lets a person in again, with the groups, roles and permissions that they had: so whoever does it holds these. Who had not come before they were
 * put out has not come now: the links of their invitation went with the status, so it has run out, and is to be sent again.
 */
export async function activateBenutzer(call: Call, id: string, version: number) {
  const locked = await lockPerson(call, id, 'benutzer_pflegen', version)
  if (isRefusal(locked)) return locked
  return savePerson(call, locked, {
    aktion: 'activateBenutzer',
    set: { status: 'aktiv', ...(locked.row.einladung_bis !== null && { einladung_bis: call.now }) },
    vorher: { status: locked.row.status },
    nachher: { status: 'aktiv' },
  })
}
