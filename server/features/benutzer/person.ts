import { type Berechtigung, effectiveBerechtigungen } from '@platzwart/domain/berechtigung/namen'
import { type Effective, type EinstellungLayers, resolveAll } from '@platzwart/domain/einstellung/resolve'
import { sql } from 'kysely'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import type { MandantRow } from '../mandant/queries.ts'

/** A person with all that the rules ask about them: permissions and settings, resolved once for each configuration. */
export interface Person {
  readonly id: string
  readonly vorname: string
  readonly nachname: string
  readonly email: string
  readonly sprache: 'de' | 'en'
  readonly sso: boolean
  readonly anmeldungId: string
  readonly betreiber: boolean
  readonly gruppen: readonly string[]
  readonly berechtigungen: ReadonlySet<Berechtigung>
  readonly einstellungen: Effective
}

const selectBenutzer = (id: string) =>
  build
    .selectFrom('benutzer')
    .select(['id', 'vorname', 'nachname', 'email', 'sprache', 'sso', 'anmeldung_id'])
    .where('id', '=', id)

/** Permissions granted directly, by role, and by a group's role, with where they come from. */
function selectBerechtigungen(id: string) {
  const ofRolle = build
    .selectFrom('rolle_berechtigung as rb')
    .innerJoin('benutzer_rolle as br', 'br.rolle_id', 'rb.rolle_id')
    .select(['rb.berechtigung', 'rb.wert'])
    .where('br.benutzer_id', '=', id)
  const ofGruppe = build
    .selectFrom('rolle_berechtigung as rb')
    .innerJoin('gruppe_rolle as gr', 'gr.rolle_id', 'rb.rolle_id')
    .innerJoin('benutzer_gruppe as bg', 'bg.gruppe_id', 'gr.gruppe_id')
    .select(['rb.berechtigung', 'rb.wert'])
    .where('bg.benutzer_id', '=', id)
  return build
    .selectFrom('benutzer_berechtigung')
    .select(['berechtigung', 'wert'])
    .where('benutzer_id', '=', id)
    .unionAll(ofRolle)
    .unionAll(ofGruppe)
}

function selectEinstellungen(id: string) {
  return build
    .selectFrom('einstellung_wert')
    .select(['option_name', 'wert', 'benutzer_id', 'gruppe_id'])
    .where((where) =>
      where.or([
        where.and([where('benutzer_id', 'is', null), where('gruppe_id', 'is', null)]),
        where('benutzer_id', '=', id),
        where(
          'gruppe_id',
          'in',
          build
            .selectFrom('benutzer_gruppe')
            .select('gruppe_id')
            .where('benutzer_gruppe.benutzer_id', '=', id),
        ),
      ]),
    )
    .orderBy('gruppe_id')
}

/** Sorts a person's values into layers; names of options that the catalogue no longer has are passed over. */
export function layersOf(
  rows: readonly {
    option_name: string
    wert: string
    benutzer_id: string | null
    gruppe_id: string | null
  }[],
): EinstellungLayers {
  const mandant: Record<string, string> = {}
  const benutzer: Record<string, string> = {}
  const gruppen = new Map<string, Record<string, string>>()
  for (const row of rows) {
    if (row.benutzer_id !== null) benutzer[row.option_name] = row.wert
    else if (row.gruppe_id === null) mandant[row.option_name] = row.wert
    else {
      const gruppe = gruppen.get(row.gruppe_id) ?? {}
      gruppe[row.option_name] = row.wert
      gruppen.set(row.gruppe_id, gruppe)
    }
  }
  return { mandant, gruppen: [...gruppen.values()], benutzer }
}

/** @throws ProblemError 'Ein Benutzer muss existieren' (S13) when there is none of that id in the Mandant. */
export async function loadPerson(tx: Tx, benutzerId: string, mandant: MandantRow): Promise<Person> {
  const [row, rechte, werte, gruppen, betreiber] = await Promise.all([
    tx.first(selectBenutzer(benutzerId)),
    tx.all(selectBerechtigungen(benutzerId)),
    tx.all(selectEinstellungen(benutzerId)),
    tx.all(build.selectFrom('benutzer_gruppe').select('gruppe_id').where('benutzer_id', '=', benutzerId)),
    tx.first(
      sql<{ betreiber: boolean }>`select auth.is_betreiber(${benutzerId}::uuid) as betreiber`.compile(build),
    ),
  ])
  if (!row) throw new ProblemError({ status: 401, code: 'sitzung.benutzerMussExistieren' })
  return {
    id: row.id,
    vorname: row.vorname,
    nachname: row.nachname,
    email: row.email,
    sprache: row.sprache === 'en' ? 'en' : row.sprache === 'de' ? 'de' : mandant.sprache,
    sso: row.sso,
    anmeldungId: row.anmeldung_id,
    betreiber: betreiber?.betreiber ?? false,
    gruppen: gruppen.map((gruppe) => gruppe.gruppe_id),
    berechtigungen: effectiveBerechtigungen(rechte),
    einstellungen: resolveAll(layersOf(werte)),
  }
}
