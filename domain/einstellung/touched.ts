import type { EinstellungName } from './catalogue.ts'
import { resolveEinstellung } from './resolve.ts'

/** People whose layers agree on one option: the groups with a value, and their own value. */
export interface LayerGroup {
  readonly gruppen: readonly string[]
  readonly eigen: string | null
  readonly anzahl: number
}

/** The stored values of one option for the house and for groups, as text. */
export interface StoredValues {
  readonly mandant: string | null
  readonly gruppen: ReadonlyMap<string, string>
}

/** A change of one stored value; null removes it. */
export interface Change {
  readonly schicht: 'mandant' | 'gruppe' | 'benutzer'
  readonly gruppeId: string | null
  readonly wert: string | null
}

/** Some of these people with their effective value after the change, and the one before it. */
export interface Touch<G extends LayerGroup> {
  readonly gleiche: G
  readonly vorher: unknown
  readonly nachher: unknown
}

const layer = (name: string, wert: string | null | undefined) =>
  wert === null || wert === undefined ? {} : { [name]: wert }

function after({ mandant, gruppen }: StoredValues, { schicht, gruppeId, wert }: Change): StoredValues {
  if (schicht === 'mandant') return { mandant: wert, gruppen }
  if (schicht !== 'gruppe' || gruppeId === null) return { mandant, gruppen }
  const changed = new Map(gruppen)
  if (wert === null) changed.delete(gruppeId)
  else changed.set(gruppeId, wert)
  return { mandant, gruppen: changed }
}

/**
 * The people whose effective value would differ after changing one value (Z3); a stronger value of their own
 * shields them.
 * @param alle for a change of one person's value, that person alone
 */
export function touchedOf<G extends LayerGroup>(
  name: EinstellungName,
  alle: readonly G[],
  gesagt: StoredValues,
  aenderung: Change,
): Touch<G>[] {
  const then = after(gesagt, aenderung)
  const wertOf = (now: StoredValues, gruppen: readonly string[], eigen: string | null) =>
    resolveEinstellung(name, {
      mandant: layer(name, now.mandant),
      gruppen: gruppen.map((id) => layer(name, now.gruppen.get(id))),
      benutzer: layer(name, eigen),
    }).value
  return alle
    .map((gleiche) => {
      const eigen = aenderung.schicht === 'benutzer' ? aenderung.wert : gleiche.eigen
      return {
        gleiche,
        vorher: wertOf(gesagt, gleiche.gruppen, gleiche.eigen),
        nachher: wertOf(then, gleiche.gruppen, eigen),
      }
    })
    .filter(({ vorher, nachher }) => JSON.stringify(vorher) !== JSON.stringify(nachher))
}
