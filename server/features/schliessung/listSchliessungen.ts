import { ANLASS_RECHTE, type AnlassArt } from '@platzwart/domain/schliessung/types'
import type { Call } from '../../platform/http/endpoint.ts'
import { bereicheOf } from '../grundriss/bereich.ts'
import { presentSchliessung } from './present.ts'
import { readSchliessungen } from './queries.ts'

/** What can be taken back yet, of what this person may save. */
export async function listSchliessungen(call: Call) {
  const { tx, now, person } = call
  const bereiche = bereicheOf(call)
  const rows = await readSchliessungen(tx, now)
  const own = rows.filter(
    ({ anlass, bereich }) =>
      bereiche.includes(bereich) && person.berechtigungen.has(ANLASS_RECHTE[anlass as AnlassArt]),
  )
  return { status: 200, body: own.map(presentSchliessung) } as const
}
