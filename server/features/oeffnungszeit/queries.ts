import { collate } from '../../platform/database/byLanguage.ts'
import { build } from '../../platform/database/sql.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'

interface PlanRow {
  readonly id: string
  readonly bezeichnung: string
  readonly aktiv: boolean
  readonly version: number
  readonly standort_id: string
  readonly standort: string
  readonly bundesland: string | null
}

const PLANS = `
  select g.id, g.bezeichnung, g.aktiv, g.version, s.id as standort_id, s.name as standort, s.bundesland
  from grundriss g join standort s on s.mandant_id = g.mandant_id and s.id = g.standort_id
  where g.mandant_id = $1 and g.bereich = any($2::text[]) order by ${collate('s.name')}, ${collate('g.bezeichnung')}, g.id`

/** The floor plans of these Bereiche with their location, by its name and theirs. */
export const readPlans = (tx: Tx, bereiche: readonly string[]) =>
  tx.all(ready<PlanRow>(PLANS, tx.scope.mandantId, bereiche))

/** The opening times of the week, of all plans. */
export function readAllWeeks(tx: Tx) {
  return tx.all(
    build
      .selectFrom('oeffnungszeit')
      .where('oeffnungszeit.mandant_id', '=', tx.scope.mandantId)
      .select(['grundriss_id', 'wochentag', 'von', 'bis', 'geoeffnet', 'unterbrechungen'])
      .orderBy('wochentag'),
  )
}

/** The special opening times, of all plans, by their first day. */
export function readAllSonder(tx: Tx) {
  return tx.all(
    build
      .selectFrom('sonderoeffnungszeit')
      .where('sonderoeffnungszeit.mandant_id', '=', tx.scope.mandantId)
      .select([
        'grundriss_id',
        'id',
        'gueltig_von',
        'gueltig_bis',
        'von',
        'bis',
        'status',
        'unterbrechungen',
        'grund',
        'grund_en',
      ])
      .orderBy('gueltig_von')
      .orderBy('id'),
  )
}
