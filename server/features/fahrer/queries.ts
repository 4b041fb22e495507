import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import { sql } from 'kysely'
import { collate, plainPattern } from '../../platform/database/byLanguage.ts'
import { build } from '../../platform/database/sql.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { bothWays } from '../berechtigung/queries.ts'

/** A person of the Mandant with their licence, if one was recorded. */
const selectPersonWithLicence = ({ scope }: Tx) =>
  build
    .selectFrom('benutzer as b')
    .where('b.mandant_id', '=', scope.mandantId)
    .leftJoin('fuehrerschein as f', (on) =>
      on.onRef('f.mandant_id', '=', 'b.mandant_id').onRef('f.benutzer_id', '=', 'b.id'),
    )
    .leftJoin('benutzer as p', (on) =>
      on.onRef('p.mandant_id', '=', 'f.mandant_id').onRef('p.id', '=', 'f.pruefer_id'),
    )
    .select(['b.id', 'b.vorname', 'b.nachname', 'b.email'])
    .select(['f.nummer', 'f.ausgestellt_am', 'f.gueltig_bis', 'f.beschraenkungen', 'f.zusatzinfo'])
    .select([
      'f.letzte_pruefung',
      'f.naechste_pruefung',
      'f.fahrverbot',
      'f.fahrverbot_von',
      'f.fahrverbot_bis',
    ])
    .select(['f.klassen', 'f.version', 'p.vorname as pruefer_vorname', 'p.nachname as pruefer_nachname'])

export async function readPersonWithLicence(tx: Tx, benutzerId: string) {
  return tx.first(selectPersonWithLicence(tx).where('b.id', '=', benutzerId).where('b.status', '=', 'aktiv'))
}

/** The columns of a licence are all null where there is none. */
export type LicenceRow = NonNullable<Awaited<ReturnType<typeof readPersonWithLicence>>>

/** Part of a name or an e-mail, as the third of a statement's parameters. */
export const SEARCHED = `($3::text is null or b.suchform like $3)`

/** The same of many, by id. */
export async function readPeopleWithLicence(tx: Tx, people: readonly { readonly id: string }[]) {
  if (people.length === 0) return new Map<string, LicenceRow>()
  const ids = people.map(({ id }) => id)
  const rows = await tx.all(selectPersonWithLicence(tx).where(sql<boolean>`b.id = any(${ids}::uuid[])`))
  return new Map(rows.map((row) => [row.id, row]))
}

const BOOKABLE = bothWays(
  ({ parts, holds }) => `
  with ${parts}
  select b.id from benutzer b
    join fuehrerschein f on f.mandant_id = $1 and f.benutzer_id = b.id and f.naechste_pruefung > $4::date
  where b.mandant_id = $1 and b.status = 'aktiv' and ${SEARCHED} and ($5::uuid is null or b.id = $5)
    and ($6::uuid is null or (${collate('b.nachname')}, ${collate('b.vorname')}, b.id) >
      (select c.nachname, c.vorname, c.id from benutzer c where c.mandant_id = $1 and c.id = $6))
    and ${holds}
  order by ${collate('b.nachname')}, ${collate('b.vorname')}, b.id limit $7`,
)

export interface BookableQuery {
  /** `fahrzeug_buchen` is held by many. */
  readonly many: boolean
  /** Part of a name or an e-mail. */
  readonly suche: string
  /** This person alone. */
  readonly id: string | null
  /** The last of the page before. */
  readonly after: string | null
  readonly limit: number
}

/** Who may book vehicles and whose next check is behind a day, by name. */
export async function listBookable(
  tx: Tx,
  heute: Temporal.PlainDate,
  { many, suche, id, after, limit }: BookableQuery,
): Promise<LicenceRow[]> {
  const pattern = suche === '' ? null : plainPattern(suche)
  const berechtigung: Berechtigung = 'fahrzeug_buchen'
  const { mandantId } = tx.scope
  const page = await tx.all(
    ready<{ id: string }>(BOOKABLE(many), mandantId, berechtigung, pattern, heute, id, after, limit),
  )
  const rows = await readPeopleWithLicence(tx, page)
  return page.flatMap((place) => rows.get(place.id) ?? [])
}
