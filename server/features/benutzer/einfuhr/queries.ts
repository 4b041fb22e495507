import { build } from '../../../platform/database/sql.ts'
import { ready, type Tx } from '../../../platform/database/tx.ts'
import type { Call } from '../../../platform/http/endpoint.ts'
import type { Judged } from './judgeLines.ts'

export const selectEinfuhr = ({ scope }: Tx) =>
  build
    .selectFrom('einfuhr')
    .where('einfuhr.mandant_id', '=', scope.mandantId)
    .select(['id', 'benutzer_id', 'dateiname', 'status', 'erledigt', 'gesamt', 'kodierung', 'trennzeichen'])
    .select(['uebergangen', 'anzahl', 'fehler', 'erstellt'])

/** To everybody but who brought it, a file does not exist. */
export function readOwn({ tx, person }: Call, id: string) {
  return tx.first(selectEinfuhr(tx).where('id', '=', id).where('benutzer_id', '=', person.id))
}

/** The same, and nobody else does anything with it until the transaction ends. */
export function lockOwn({ tx, person }: Call, id: string) {
  return tx.first(selectEinfuhr(tx).where('id', '=', id).where('benutzer_id', '=', person.id).forUpdate())
}

const LINES = `
  select zeile, urteil, gelesen, ergebnis from einfuhr_zeile
  where mandant_id = $1 and einfuhr_id = $2 and zeile > $3 and urteil = any($4::text[]) order by zeile limit $5`

/** Lines behind one, of some judgements. */
export function readLines(
  tx: Tx,
  id: string,
  {
    behind,
    urteile,
    limit,
  }: { readonly behind: number; readonly urteile: readonly string[]; readonly limit: number },
): Promise<Judged[]> {
  return tx.all(ready<Judged>(LINES, tx.scope.mandantId, id, behind, urteile, limit))
}

const INSERT = `
  insert into einfuhr_zeile (mandant_id, einfuhr_id, zeile, urteil, gelesen, ergebnis)
  select m.id, $2, r.zeile, r.urteil, r.gelesen, r.ergebnis
  from mandant m, json_to_recordset($3::json) as r(zeile integer, urteil text, gelesen jsonb, ergebnis jsonb)
  where m.id = $1`

export function insertLines(tx: Tx, id: string, judged: readonly Judged[]): Promise<number> {
  return tx.run(ready(INSERT, tx.scope.mandantId, id, JSON.stringify(judged)))
}
