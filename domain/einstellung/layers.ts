import type { EinstellungLayers } from './resolve.ts'

/** A stored value with the layer that it is in: a person's, a group's, or with neither the Mandant's. */
export interface LayerRow {
  readonly option_name: string
  readonly wert: string
  readonly benutzer_id: string | null
  readonly gruppe_id: string | null
}

/** Stored values by option name in each layer of one person; those of groups by the group's id. */
export interface NamedLayers extends Omit<EinstellungLayers, 'gruppen'> {
  readonly gruppen: ReadonlyMap<string, Readonly<Record<string, string>>>
}

/** Sorts a person's values into layers; names of options that the catalogue no longer has are passed over when they are read. */
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

/** As the rules take them, to whom it is all one which group a value comes from. */
export function unnamed({ gruppen, ...layers }: NamedLayers): EinstellungLayers {
  return { ...layers, gruppen: [...gruppen.values()] }
}

/** A value as it stood before a change; null: there was none. */
export interface Before extends Omit<LayerRow, 'wert'> {
  readonly wert: string | null
}

/** The values without what was changed since: each change taken back, the newest first. */
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
