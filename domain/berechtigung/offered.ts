import { BEREICHE } from '../mandant/bereich.ts'
import { type AnyModul, hasModul } from '../mandant/module.ts'
import { BERECHTIGUNGEN, type Berechtigung } from './names.ts'

/** Permissions that have no effect unless one of these modules is on. */
const MODUL_OF: Readonly<Partial<Record<Berechtigung, AnyModul>>> = {
  buchung_pflege: BEREICHE,
  ausstattungs_pflege: BEREICHE,
  oeffnungszeiten_pflege: BEREICHE,
  fahrzeug_pflege: 'fahrzeugbuchung',
  fahrzeug_freigabe_von_sonderfahrten: 'fahrzeugbuchung',
  fahrzeug_buchen: 'fahrzeugbuchung',
  fahrzeug_fremdbuchung: 'fahrzeugbuchung',
  fahrzeug_logbuch_report: 'fahrzeugbuchung',
  fahrzeug_fuehrerscheinpruefung: 'fahrzeugbuchung',
}

const says = (recht: Berechtigung, module: readonly string[]) => hasModul(module, MODUL_OF[recht])

/**
 * The permissions that a house with these modules can grant.
 * @param held the person's current permissions, which stay visible so that they can be revoked
 */
export function offeredRechte(
  module: readonly string[],
  held: readonly Berechtigung[] = [],
): readonly Berechtigung[] {
  return BERECHTIGUNGEN.filter((recht) => says(recht, module) || held.includes(recht))
}

/** Whether a role has any effect in such a house; an empty one is a draft. */
export function isOfferedRolle(berechtigungen: readonly Berechtigung[], module: readonly string[]): boolean {
  return berechtigungen.length === 0 || berechtigungen.some((recht) => says(recht, module))
}
