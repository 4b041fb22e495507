import type { Operation } from '@platzwart/contract/operation'
import { isOn, type Personalratsmodus } from '@platzwart/domain/datenschutz/personalrat'
import { redact } from '@platzwart/domain/datenschutz/redact'
import type { MandantRow } from './mandant.ts'

/** The house's staff-council mode, at this version of its configuration. */
export function modeOf(mandant: MandantRow): Personalratsmodus {
  return {
    seit: mandant.personalratSeit,
    angekuendigt: mandant.personalratAngekuendigt,
    endet: mandant.personalratEndet,
    mindestgruppe: mandant.mindestgruppe,
  }
}

/** The house and the current time. */
interface Here {
  readonly konfiguration: { readonly mandant: MandantRow }
  readonly now: Temporal.Instant
}

/** Whether staff-council mode is on, in which names need a declared reason. */
export function hidesNames({ konfiguration, now }: Here): boolean {
  return isOn(modeOf(konfiguration.mandant), now)
}

/** Removes names from an answer as its operation declares; null when there is nothing to remove. */
export type Hide =
  | ((here: Here & { readonly person: { readonly email: string } }, body: unknown) => unknown)
  | null

/** Builds the filter that an operation applies in staff-council mode. */
export function hideOf({ namesOthers }: Operation): Hide {
  const rules = namesOthers?.redactions
  if (rules === undefined || rules === 'verb') return null
  return (here, body) => (hidesNames(here) ? redact(body, rules, here.person) : body)
}
