import type { Call } from '../../platform/http/endpoint.ts'
import type { SchliessTypes, SchliessungArt } from './art.ts'

/** What something about to be saved would hit, and what each booking would get instead (Z4). Nothing is written. */
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
