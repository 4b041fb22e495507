import type { Origin } from '../issue.ts'
import { type EinstellungName, optionOf } from './catalogue.ts'
import { type NamedLayers, unnamed } from './layers.ts'
import { readStored } from './parseWert.ts'
import { resolveEinstellung } from './resolve.ts'
import { sameWert } from './sameWert.ts'

/** An option's value in one layer. */
interface Contribution {
  readonly schicht: Origin
  readonly gruppeId: string | null
  readonly wert: unknown
  /** Whether this layer determines the effective value. */
  readonly gilt: boolean
}

/** The effective value for one person, and the value of every layer. */
export interface Explanation {
  readonly wert: unknown
  readonly herkunft: Origin
  /** The strongest layer first; the product's default is always the last. */
  readonly beitraege: readonly Contribution[]
}

/**
 * Where an option's value comes from, layer by layer (Z3, E10): user over group over Mandant over default.
 */
export function explainEinstellung(name: EinstellungName, layers: NamedLayers): Explanation {
  const option = optionOf(name)
  const { value: wert, origin: herkunft } = resolveEinstellung(name, unnamed(layers))
  const said = (schicht: Origin, layer: Readonly<Record<string, string>>, gruppeId: string | null = null) => {
    const text = Object.hasOwn(layer, name) ? layer[name] : undefined
    const value = text === undefined ? null : readStored(name, text)
    if (value === null) return []
    // Of several groups the most generous determines the value: all groups that have it or, for joined
    // options, all.
    const gilt = schicht === herkunft && (option.generous === 'union' || sameWert(value, wert))
    return [{ schicht, gruppeId, wert: value, gilt }]
  }
  const own = option.nurMandant
    ? []
    : [
        ...said('benutzer', layers.benutzer),
        ...[...layers.gruppen].flatMap(([gruppeId, layer]) => said('gruppe', layer, gruppeId)),
      ]
  const standard = {
    schicht: 'default' as const,
    gruppeId: null,
    wert: option.standard,
    gilt: herkunft === 'default',
  }
  return { wert, herkunft, beitraege: [...own, ...said('mandant', layers.mandant), standard] }
}
