import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'

/** A person of the Mandant with their licence, if one was recorded. */
export const selectPersonWithLicence = build
  .selectFrom('benutzer as b')
  .leftJoin('fuehrerschein as f', (on) =>
    on.onRef('f.mandant_id', '=', 'b.mandant_id').onRef('f.benutzer_id', '=', 'b.id'),
  )
  .leftJoin('benutzer as p', (on) =>
    on.onRef('p.mandant_id', '=', 'f.mandant_id').onRef('p.id', '=', 'f.pruefer_id'),
  )
  .select(['b.id', 'b.vorname', 'b.nachname', 'b.email'])
  .select([
    'f.nummer',
    'f.ausgestellt_am',
    'f.gueltig_bis',
    'f.beschraenkungen',
    'f.letzte_pruefung',
    'f.naechste_pruefung',
    'f.zusatzinfo',
    'f.fahrverbot',
    'f.fahrverbot_von',
    'f.fahrverbot_bis',
    'f.klassen',
    'f.version',
  ])
  .select(['p.vorname as pruefer_vorname', 'p.nachname as pruefer_nachname'])

export async function readPersonWithLicence(tx: Tx, benutzerId: string) {
  return tx.first(selectPersonWithLicence.where('b.id', '=', benutzerId).where('b.status', '=', 'aktiv'))
}

/** The columns of a licence are all null where there is none. */
export type LicenceRow = NonNullable<Awaited<ReturnType<typeof readPersonWithLicence>>>
