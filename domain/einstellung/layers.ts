import type { EinstellungLayers } from './resolve.ts'

/** A stored value with its layer: a person's, a group's, or with neither the Mandant's. */
export interface LayerRow {
  readonly option_name: string
  readonly wert: string
  readonly benutzer_id: string | null
  readonly gruppe_id: string | null
}

/** Stored values by option name in each layer of one person; group values by the group's id. */
export interface NamedLayers extends Omit<EinstellungLayers, 'gruppen'> {
  readonly gruppen: ReadonlyMap<string, Readonly<Record<string, string>>>
}

/** Sorts a person's values into layers; readers ignore options that the catalogue no longer has. */
export function layersOf(rows: readonly LayerRow[]): NamedLayers {
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
  return { mandant, gruppen, benutzer }
}

/** The layers as the rules take them: to them it makes no difference which group a value comes from. */
export function unnamed({ gruppen, ...layers }: NamedLayers): EinstellungLayers {
  return { ...layers, gruppen: [...gruppen.values()] }
}

/** A value before a change; null: there was none. */
export interface Before extends Omit<LayerRow, 'wert'> {
  readonly wert: string | null
}

/** Undoes changes to stored values, newest first. */
export function takeBack(rows: readonly LayerRow[], changes: readonly Before[]): LayerRow[] {
  const keyOf = ({ option_name, benutzer_id, gruppe_id }: Omit<LayerRow, 'wert'>) =>
    [option_name, benutzer_id ?? '', gruppe_id ?? ''].join(' ')
  const then = new Map(rows.map((row) => [keyOf(row), row]))
  for (const { wert, ...place } of changes) {
    if (wert === null) then.delete(keyOf(place))
    else then.set(keyOf(place), { ...place, wert })
  }
  return [...then.values()]
}
