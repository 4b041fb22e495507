import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import { lostWithLast, UNVERLIERBAR } from '@platzwart/domain/berechtigung/vergabe'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { wordsOfRechte } from './refuseGrant.ts'

/** What of `UNVERLIERBAR` somebody holds. */
export type Kept = ReadonlySet<Berechtigung>

/** Somebody who was invited and has not come yet could not help anybody. */
const HELD = `
  select u.berechtigung from unnest($2::text[]) as u(berechtigung)
  where exists (
    select 1 from benutzer b where b.mandant_id = $1 and b.status = 'aktiv' and b.einladung_bis is null and b.id in (
      select d.benutzer_id from benutzer_berechtigung d
        where d.mandant_id = $1 and d.berechtigung = u.berechtigung and d.wert = 'true'
      union all
      select br.benutzer_id from rolle_berechtigung rb
        join benutzer_rolle br on br.mandant_id = $1 and br.rolle_id = rb.rolle_id
        where rb.mandant_id = $1 and rb.berechtigung = u.berechtigung and rb.wert = 'true'
      union all
      select bg.benutzer_id from rolle_berechtigung rb
        join gruppe_rolle gr on gr.mandant_id = $1 and gr.rolle_id = rb.rolle_id
        join benutzer_gruppe bg on bg.mandant_id = $1 and bg.gruppe_id = gr.gruppe_id
        where rb.mandant_id = $1 and rb.berechtigung = u.berechtigung and rb.wert = 'true'))`

export async function readKept(tx: Tx): Promise<Kept> {
  const rows = await tx.all(ready<{ berechtigung: Berechtigung }>(HELD, tx.scope.mandantId, UNVERLIERBAR))
  return new Set(rows.map(({ berechtigung }) => berechtigung))
}

/**
 * To be asked when everything is written, whichever way it may have gone: by the person, a role, a group. Null while somebody is left;
 * the refusal rolls all of it back.
 */
export async function refuseWithoutLast(call: Call, before: Kept) {
  const lost = lostWithLast(before, await readKept(call.tx))
  if (lost === null) return null
  return refuse({
    status: 409,
    code: 'benutzer.letztePerson',
    data: { recht: wordsOfRechte(call, [lost])[0] ?? lost },
  })
}
