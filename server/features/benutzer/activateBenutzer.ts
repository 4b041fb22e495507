import { type Call, isRefusal } from '../../platform/http/endpoint.ts'
import { lockPerson } from './lockPerson.ts'
import { presentPerson } from './present.ts'
import { savePerson } from './savePerson.ts'

/**
 * Lets a person in again, with the groups, roles and permissions that they had: so whoever does it holds these. Who had not come before they were
 * put out has not come now: the links of their invitation went with the status, so it has run out, and is to be sent again.
 * Who is in already stays as they are, with their devices and an invitation that is open.
 */
export async function activateBenutzer(call: Call, id: string, version: number) {
  const locked = await lockPerson(call, id, 'benutzer_pflegen', version)
  if (isRefusal(locked)) return locked
  const { row } = locked
  if (row.status === 'aktiv')
    return { status: 200, body: await presentPerson(call, row), version: row.version } as const
  return savePerson(call, locked, {
    aktion: 'activateBenutzer',
    set: { status: 'aktiv', ...(row.einladung_bis !== null && { einladung_bis: call.now }) },
    vorher: { status: row.status },
    nachher: { status: 'aktiv' },
  })
}
