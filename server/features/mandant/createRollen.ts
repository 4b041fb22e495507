import { BERECHTIGUNGEN, type Berechtigung } from '@platzwart/domain/berechtigung/names'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'

/** What a new Mandant starts with (T7): everybody may book a seat without any of these; they are for those who maintain. */
export const ROLLEN: Readonly<Record<string, readonly Berechtigung[]>> = {
  Administration: [...BERECHTIGUNGEN],
  Leitung: [
    'buchung_pflege',
    'benutzer_pflegen',
    'ausstattungs_pflege',
    'oeffnungszeiten_pflege',
    'objekt_pflege',
    'customizing_mandant_pflege',
  ],
  Fahrer: ['fahrzeug_buchen'],
  Fuhrpark: ['fahrzeug_pflege', 'fahrzeug_buchen', 'fahrzeug_fremdbuchung', 'fahrzeug_logbuch_report'],
  Sonderfahrten: ['fahrzeug_freigabe_von_sonderfahrten'],
  Führerscheinprüfung: ['fahrzeug_fuehrerscheinpruefung'],
}

/** Creates the default roles; answers their ids by name. */
export async function createRollen(tx: Tx): Promise<Record<string, string>> {
  const mandant_id = tx.scope.mandantId
  const ids = Object.fromEntries(Object.keys(ROLLEN).map((name) => [name, uuidv7()]))
  const rows = Object.entries(ROLLEN).flatMap(([name, namen]) =>
    namen.map((berechtigung) => ({ mandant_id, rolle_id: ids[name] as string, berechtigung })),
  )
  await tx.run(
    build.insertInto('rolle').values(Object.entries(ids).map(([name, id]) => ({ mandant_id, id, name }))),
  )
  await tx.run(build.insertInto('rolle_berechtigung').values(rows))
  return ids
}
