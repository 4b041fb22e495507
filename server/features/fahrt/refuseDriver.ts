import { ready } from '../../platform/database/tx.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import type { Refusal } from '../../platform/http/problem.ts'

const DRIVEN = `
  select f.kennzeichen, b.status = 'aktiv' as unterwegs from fahrzeug_buchung b
    join fahrzeug f on f.mandant_id = $1 and f.id = b.fahrzeug_id
  where b.mandant_id = $1 and b.fahrer_id = $2 and (b.status = 'aktiv'
    or exists (select 1 from loeschsperre s where s.mandant_id = $1 and s.fahrzeug_id = b.fahrzeug_id))
  order by 2 desc limit 1`

/** Whoever has a car out brings it back first: the logbook's line needs their name. Of a car that is held all trips stay as they are. */
export async function refuseDriver({ tx }: Call, benutzerId: string): Promise<Refusal | null> {
  const driven = await tx.first(
    ready<{ kennzeichen: string; unterwegs: boolean }>(DRIVEN, tx.scope.mandantId, benutzerId),
  )
  if (!driven) return null
  const { kennzeichen, unterwegs } = driven
  return unterwegs
    ? { status: 409, code: 'fahrzeug.personUnterwegs', data: { kennzeichen } }
    : { status: 409, code: 'benutzer.loeschsperre' }
}
