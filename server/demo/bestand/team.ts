import type { Team } from '../mandanten/template.ts'
import { createRandom } from '../random.ts'
import { known, type Table } from './table.ts'

const SEED = 231

/** A group of people who sit together, and who of them shows it; drawn by chance of its own, so that all else stays as it is without it. */
export function teamRows(
  team: Team | undefined,
  personen: ReadonlyMap<string, string>,
  now: Temporal.Instant,
): Table[] {
  if (team === undefined) return []
  const gruppe_id = createRandom(SEED).id(now.epochMilliseconds - 5_000)
  const member = (email: string) => ({ benutzer_id: known(personen, email), gruppe_id })
  return [
    ['gruppe', [{ id: gruppe_id, name: team.gruppe }]],
    ['benutzer_gruppe', team.personen.map(member)],
    ['sichtbarkeit', team.sichtbar.map((email) => ({ ...member(email), seit: now }))],
  ]
}
