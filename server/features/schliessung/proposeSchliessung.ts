import type { Call } from '../../platform/http/endpoint.ts'
import type { SchliessTypes, SchliessungArt } from './art.ts'

/** Previews a change: the bookings it would hit, and the replacement for each (Z4). Writes nothing. */
export async function proposeSchliessung<T extends SchliessTypes>(
  call: Call,
  kind: SchliessungArt<T>,
  anlass: T['anlass'],
  asked: T['asked'],
) {
  const prepared = await kind.anlaesse[anlass].prepare(call, asked, false)
  if ('refusal' in prepared) return prepared
  const vorschlag = await kind.findErsatz(call, prepared)
  if ('refusal' in vorschlag) return vorschlag
  return { status: 200, body: kind.presentVorschlag(call, prepared, vorschlag) } as const
}
