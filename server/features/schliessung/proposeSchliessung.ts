import type { SchliessungAnlass } from '@platzwart/contract/leseraum/schliessung'
import type { AnlassArt } from '@platzwart/domain/schliessung/types'
import type { Call } from '../../platform/http/endpoint.ts'
import { ARTEN } from './arten.ts'
import { findErsatz } from './findErsatz.ts'
import { presentVorschlag } from './present.ts'

/** What something about to be saved would hit, and what each booking would get instead (Z4). Nothing is written. */
export async function proposeSchliessung(call: Call, art: AnlassArt, asked: SchliessungAnlass) {
  const anlass = await ARTEN[art].prepare(call, asked, false)
  if ('refusal' in anlass) return anlass
  const vorschlag = await findErsatz(call, anlass)
  if ('refusal' in vorschlag) return vorschlag
  return { status: 200, body: presentVorschlag(call, anlass, vorschlag) } as const
}
