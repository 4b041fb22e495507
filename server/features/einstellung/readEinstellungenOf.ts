import { type LayerRow, layersOf, unnamed } from '@platzwart/domain/einstellung/layers'
import { type Effective, resolveAll } from '@platzwart/domain/einstellung/resolve'
import { ready, type Tx } from '../../platform/database/tx.ts'

// The same values as those of one person (`platform/konfiguration/person.ts`), of thousands at once.
const OF_PEOPLE = `
  select b.id, coalesce((
      select json_agg(json_build_object('option_name', option_name, 'wert', wert, 'benutzer_id', benutzer_id, 'gruppe_id', gruppe_id)
        order by option_name, gruppe_id, benutzer_id)
      from einstellung_wert e where e.mandant_id = $1 and (e.benutzer_id = b.id or e.gruppe_id in (
        select gruppe_id from benutzer_gruppe g where g.mandant_id = $1 and g.benutzer_id = b.id))), '[]') as werte
  from benutzer b where b.mandant_id = $1 and b.id = any($2::uuid[])`

const OF_HOUSE = `
  select option_name, wert, benutzer_id, gruppe_id from einstellung_wert
  where mandant_id = $1 and benutzer_id is null and gruppe_id is null order by option_name`

/** What holds for each of many people; those who have the same share one object. */
export async function readEinstellungenOf(
  tx: Tx,
  people: readonly string[],
): Promise<ReadonlyMap<string, Effective>> {
  const [house, rows] = await Promise.all([
    tx.all(ready<LayerRow>(OF_HOUSE, tx.scope.mandantId)),
    tx.all(ready<{ id: string; werte: readonly LayerRow[] }>(OF_PEOPLE, tx.scope.mandantId, people)),
  ])
  const shared = new Map<string, Effective>()
  return new Map(
    rows.map(({ id, werte }) => {
      // Own values are the same for whoever has set the same.
      const key = JSON.stringify(werte.map((row) => ({ ...row, benutzer_id: row.benutzer_id !== null })))
      const known = shared.get(key) ?? resolveAll(unnamed(layersOf([...house, ...werte])))
      shared.set(key, known)
      return [id, known]
    }),
  )
}
