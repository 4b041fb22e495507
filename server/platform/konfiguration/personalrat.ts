import type { Operation } from '@platzwart/contract/operation'
import { leaveOut } from '@platzwart/domain/datenschutz/leaveOut'
import { isOn, type Personalratsmodus } from '@platzwart/domain/datenschutz/personalrat'
import type { MandantRow } from './mandant.ts'

/** What the house has agreed with its staff council, at the version of its configuration. */
export function modeOf(mandant: MandantRow): Personalratsmodus {
  return {
    seit: mandant.personalratSeit,
    angekuendigt: mandant.personalratAngekuendigt,
    endet: mandant.personalratEndet,
    mindestgruppe: mandant.mindestgruppe,
  }
}

/** Where somebody asks, and when. */
interface Here {
  readonly konfiguration: { readonly mandant: MandantRow }
  readonly now: Temporal.Instant
}

/** Whether nobody is named here now but for a reason. */
export function hidesNames({ konfiguration, now }: Here): boolean {
  return isOn(modeOf(konfiguration.mandant), now)
}

/** Takes out of a body what the operation has declared; null for an operation of which nothing is left out. */
export type Hide =
  | ((here: Here & { readonly person: { readonly email: string } }, body: unknown) => unknown)
  | null

/** What an operation leaves out in a house in staff-council mode, and in no other. */
export function hideOf({ namesOthers }: Operation): Hide {
  const rules = namesOthers?.leavesOut
  if (rules === undefined || rules === 'verb') return null
  return (here, body) => (hidesNames(here) ? leaveOut(body, rules, here.person) : body)
}
