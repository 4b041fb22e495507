import { type Call, isRefusal, refuse } from '../../platform/http/endpoint.ts'
import { lockPerson } from './lockPerson.ts'
import { savePerson } from './savePerson.ts'

/**
 * An invitation that nobody has accepted: its links open nothing any more, and who was invited is out. It has run out rather than never been: no
 * invitation says that somebody has come, and they would be a full member when they are activated.
 */
export async function withdrawEinladung(call: Call, id: string) {
  const locked = await lockPerson(call, id, 'benutzer_pflegen')
  if (isRefusal(locked)) return locked
  const { row } = locked
  if (row.status !== 'aktiv') return refuse({ status: 409, code: 'benutzer.inaktiv' })
  if (row.einladung_bis === null) return refuse({ status: 409, code: 'benutzer.keineEinladung' })
  const saved = await savePerson(call, locked, {
    aktion: 'withdrawEinladung',
    // The links go with the status.
    set: { status: 'inaktiv', einladung_bis: call.now },
    vorher: { status: row.status, einladungBis: row.einladung_bis.toString() },
    nachher: { status: 'inaktiv', einladungBis: call.now.toString() },
  })
  return isRefusal(saved) ? saved : ({ status: 204, body: undefined } as const)
}
