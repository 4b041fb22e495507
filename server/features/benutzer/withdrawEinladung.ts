import { type Call, isRefusal, refuse } from '../../platform/http/endpoint.ts'
import { lockPerson } from './lockPerson.ts'
import { savePerson } from './savePerson.ts'

/** An invitation that nobody has accepted: its links open nothing any more, and who was invited is out. */
export async function withdrawEinladung(call: Call, id: string) {
  const locked = await lockPerson(call, id, 'benutzer_pflegen')
  if (isRefusal(locked)) return locked
  const { row } = locked
  if (row.einladung_bis === null) return refuse({ status: 409, code: 'benutzer.keineEinladung' })
  const saved = await savePerson(call, locked, {
    aktion: 'withdrawEinladung',
    // The links go with the status.
    set: { status: 'inaktiv', einladung_bis: null },
    vorher: { status: row.status, einladungBis: row.einladung_bis.toString() },
    nachher: { status: 'inaktiv', einladungBis: null },
  })
  return isRefusal(saved) ? saved : ({ status: 204, body: undefined } as const)
}
