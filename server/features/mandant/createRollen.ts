import { BERECHTIGUNGEN, type Berechtigung } from '@platzwart/domain/berechtigung/names'
import type { Language } from '@platzwart/phrases/phrases'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { phrase } from '../../platform/phrases.ts'

/** What a new Mandant starts with (T7): everybody may book a seat without any of these; they are for those who maintain. */
const ROLLEN = {
  administration: BERECHTIGUNGEN,
  leitung: [
    'buchung_pflege',
    'benutzer_pflegen',
    'ausstattungs_pflege',
    'oeffnungszeiten_pflege',
    'objekt_pflege',
    'customizing_mandant_pflege',
  ],
  fahrer: ['fahrzeug_buchen'],
  fuhrpark: ['fahrzeug_pflege', 'fahrzeug_buchen', 'fahrzeug_fremdbuchung', 'fahrzeug_logbuch_report'],
  sonderfahrten: ['fahrzeug_freigabe_von_sonderfahrten'],
  fuehrerscheinpruefung: ['fahrzeug_fuehrerscheinpruefung'],
} as const satisfies Readonly<Record<string, readonly Berechtigung[]>>

type RolleKey = keyof typeof ROLLEN

interface StandardRolle {
  readonly key: RolleKey
  readonly name: string
  readonly berechtigungen: readonly Berechtigung[]
}

/** As a house of this language calls the role that it begins with; afterwards the name is the house's own. */
export const nameOfRolle = (key: RolleKey, sprache: Language) =>
  phrase(sprache, 'berechtigung', `standardRolle.${key}`)

/** The roles of a new house of this language. */
export function rollenIn(sprache: Language): readonly StandardRolle[] {
  return (Object.keys(ROLLEN) as RolleKey[]).map((key) => ({
    key,
    name: nameOfRolle(key, sprache),
    berechtigungen: ROLLEN[key],
  }))
}

/** Creates the default roles; answers the id of the one that may do everything. */
export async function createRollen(tx: Tx, sprache: Language): Promise<{ readonly administration: string }> {
  const mandant_id = tx.scope.mandantId
  const rollen = rollenIn(sprache).map((rolle) => ({ id: uuidv7(), rolle }))
  await tx.run(
    build.insertInto('rolle').values(rollen.map(({ id, rolle: { name } }) => ({ mandant_id, id, name }))),
  )
  await tx.run(
    build
      .insertInto('rolle_berechtigung')
      .values(
        rollen.flatMap(({ id, rolle }) =>
          rolle.berechtigungen.map((berechtigung) => ({ mandant_id, rolle_id: id, berechtigung })),
        ),
      ),
  )
  const administration = rollen.find(({ rolle }) => rolle.key === 'administration')
  if (administration === undefined) throw new RangeError('no role may do everything')
  return { administration: administration.id }
}
