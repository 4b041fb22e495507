import type { BenutzerId } from '../id.ts'
import { type Issue, issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'
import { zeitraum as period, type Zeitraum } from '../time/zeitraum.ts'
import { inOrder } from './codes.ts'
import { einladungIssues } from './einladungen.ts'
import type { BookingFacts } from './facts.ts'
import { holdIssues } from './holds.ts'
import { limitIssues } from './limits.ts'
import { inaktivIssues } from './offen.ts'
import type { Leseraum } from './types.ts'
import { windowIssues } from './window.ts'

/**
 * Stands for a second person of whom only the address is known: the rules do not care whether it belongs to
 * somebody.
 */
export const SOMEBODY = 'zweite' as BenutzerId

export interface BookingCommand {
  readonly leseraum: Leseraum
  readonly zeitraum: Zeitraum
  readonly bucherId: BenutzerId
  readonly zweiteId: BenutzerId | null
  readonly gruppengroesse: number
}

function roomIssues(command: BookingCommand): Issue[] {
  const { leseraum, gruppengroesse } = command
  const issues = inaktivIssues(leseraum)
  if (gruppengroesse > leseraum.kapazitaet) {
    const data = { kapazitaet: leseraum.kapazitaet, gruppengroesse }
    issues.push(issue('leseraum.kapazitaet', data, { field: 'gruppengroesse' }))
  }
  return issues
}

/** Whether a second person has to confirm: because of the room's conditions or the size of the group (L7). */
export function needsSecond(
  command: Pick<BookingCommand, 'gruppengroesse'> & {
    readonly leseraum: Pick<Leseraum, 'zweitePersonNoetig'>
  },
  facts: Pick<BookingFacts, 'einstellungen'>,
): boolean {
  const threshold = facts.einstellungen['leseraum.zweitePersonAbGruppe'].value
  return command.leseraum.zweitePersonNoetig || (threshold > 0 && command.gruppengroesse >= threshold)
}

function secondIssues(command: BookingCommand, facts: BookingFacts): Issue[] {
  const field = 'zweitePerson'
  if (command.zweiteId !== null && command.zweiteId === command.bucherId) {
    return [issue('leseraum.zweitePersonGleich', {}, { field })]
  }
  if (command.zweiteId === null && needsSecond(command, facts)) {
    const { value, origin } = facts.einstellungen['leseraum.zweitePersonAbGruppe']
    const byRoom = command.leseraum.zweitePersonNoetig
    return [issue('leseraum.zweitePersonNoetig', { abGruppe: value }, byRoom ? { field } : { field, origin })]
  }
  return command.zweiteId === null ? [] : einladungIssues(facts.einladungen ?? [])
}

/**
 * Decides whether a seat or room can be booked, and as what (L6, L7, L12): reserved at once for a single
 * person, else tentative until the second one confirms. Collects every reason against it, in the order of
 * `issueCodes` and `codes`.
 */
export function decideBooking(
  command: BookingCommand,
  facts: BookingFacts,
): Result<{ readonly status: 'vorgemerkt' | 'reserviert' }> {
  const ordered = period(command.zeitraum.von, command.zeitraum.bis)
  if (!ordered.ok) return ordered
  const issues = [
    ...windowIssues(command, facts),
    ...limitIssues(command.zeitraum, command.bucherId, facts),
    ...holdIssues(command, facts),
    ...roomIssues(command),
    ...secondIssues(command, facts),
  ]
  if (issues.length > 0) return refused(...inOrder(issues))
  return ok({ status: command.zweiteId === null ? 'reserviert' : 'vorgemerkt' })
}
