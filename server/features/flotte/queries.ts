import { build } from '../../platform/database/sql.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'

/** How a car is, as its last check-in or check-out left it. */
export interface ZustandRow {
  readonly id: string
  readonly kilometerstand: number
  readonly tank_prozent: number | null
  readonly sauberkeit_aussen: string | null
  readonly sauberkeit_innen: string | null
  readonly stellplatz: string
  readonly schaeden: number
}

const ZUSTAND = `
  select id, kilometerstand, tank_prozent, sauberkeit_aussen, sauberkeit_innen, stellplatz,
    (select count(*)::int from fahrzeug_schaden s
      where s.mandant_id = $1 and s.fahrzeug_id = f.id and s.behoben is null) as schaeden
  from fahrzeug f where mandant_id = $1 and id = any($2::uuid[])`

/** The cars' states, fresh: every trip changes them. */
export async function readZustaende(
  tx: Tx,
  fahrzeugIds: readonly string[],
): Promise<ReadonlyMap<string, ZustandRow>> {
  const rows = await tx.all(ready<ZustandRow>(ZUSTAND, tx.scope.mandantId, fahrzeugIds))
  return new Map(rows.map((row) => [row.id, row]))
}

/** A location with its parking spaces. */
interface PlaceRow {
  readonly id: string
  readonly name: string
  readonly abstellplaetze: readonly { readonly id: string; readonly name: string }[]
}

const PLACES = `
  select s.id, s.name, coalesce((
      select json_agg(json_build_object('id', a.id, 'name', a.name) order by a.id) from abstellplatz a
      where a.mandant_id = s.mandant_id and a.standort_id = s.id), '[]') as abstellplaetze
  from standort s where s.mandant_id = $1 order by s.id`

/** Where vehicles may belong. */
export const readPlaces = (tx: Tx): Promise<PlaceRow[]> => tx.all(ready<PlaceRow>(PLACES, tx.scope.mandantId))

/** A damage with its picture and who found it. */
export const selectSchaden = ({ scope }: Tx) =>
  build
    .selectFrom('fahrzeug_schaden as s')
    .where('s.mandant_id', '=', scope.mandantId)
    .leftJoin('datei as d', (on) =>
      on.onRef('d.mandant_id', '=', 's.mandant_id').onRef('d.id', '=', 's.bild_id'),
    )
    .leftJoin('benutzer as u', (on) =>
      on.onRef('u.mandant_id', '=', 's.mandant_id').onRef('u.id', '=', 's.gemeldet_von'),
    )
    .select(['s.id', 's.fahrzeug_id', 's.beschreibung', 's.ansicht', 's.x', 's.y', 's.gemeldet', 's.behoben'])
    .select(['s.version', 'd.dateiname as bild', 'd.sha256 as bild_sha256', 'u.vorname', 'u.nachname'])

/** Open damages of a car, the newest first. */
export async function readOpenSchaeden(tx: Tx, fahrzeugId: string) {
  return tx.all(
    selectSchaden(tx)
      .where('s.fahrzeug_id', '=', fahrzeugId)
      .where('s.behoben', 'is', null)
      .orderBy('s.gemeldet', 'desc')
      .orderBy('s.id'),
  )
}

export type SchadenRow = Awaited<ReturnType<typeof readOpenSchaeden>>[number]
