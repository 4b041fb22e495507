import type { Origin } from '../issue.ts'
import { minutesOf, parseUhrzeit } from '../time/uhrzeit.ts'
import { EINSTELLUNG_NAMES, type EinstellungName, type EinstellungWert, optionOf } from './catalogue.ts'
import { readStored } from './parseWert.ts'

/** Stored values by option name, for each layer that applies to one person. */
export interface EinstellungLayers {
  readonly mandant: Readonly<Record<string, string>>
  /** One entry for each group that the person is in. */
  readonly gruppen: readonly Readonly<Record<string, string>>[]
  readonly benutzer: Readonly<Record<string, string>>
}

export interface Resolved<V> {
  readonly value: V
  readonly origin: Origin
  /** For a person's own value: the effective value without it. */
  readonly darunter?: Resolved<V>
}

/** A person's effective values, option by option, with the layer that each comes from. */
export type Effective = { readonly [N in EinstellungName]: Resolved<EinstellungWert<N>> }

function comparable(value: unknown): number {
  if (typeof value === 'number') return value
  const uhrzeit = parseUhrzeit(value)
  return uhrzeit.ok ? minutesOf(uhrzeit.value) : 0
}

type Option = ReturnType<typeof optionOf>

/** With several groups the person gets the best value (E1). */
function mostGenerous(values: readonly unknown[], { generous, zeroIsUnlimited }: Option): unknown {
  switch (generous) {
    case 'max':
      if (zeroIsUnlimited && values.includes(0)) return 0
      return values.reduce((best, value) => (comparable(value) > comparable(best) ? value : best))
    case 'min':
      return values.reduce((best, value) => (comparable(value) < comparable(best) ? value : best))
    case 'any':
      return values.includes(true)
    case 'all':
      return values.every((value) => value === true)
    case 'union':
      return [...new Set(values.flatMap((value) => (Array.isArray(value) ? value : [])))]
    case 'emptyElseFirst':
      return values.includes('') ? '' : values[0]
    case 'first':
      return values[0]
  }
}

/**
 * User over group over Mandant over default (E1). A stored value that no longer fits its type counts as not
 * set.
 */
export function resolveEinstellung(name: EinstellungName, layers: EinstellungLayers): Resolved<unknown> {
  const option = optionOf(name)
  const read = (layer: Readonly<Record<string, string>>): unknown => {
    const text = Object.hasOwn(layer, name) ? layer[name] : undefined
    return text === undefined ? null : readStored(name, text)
  }
  if (!option.nurMandant) {
    const own = read(layers.benutzer)
    if (own !== null) {
      const darunter = resolveEinstellung(name, { ...layers, benutzer: {} })
      return { value: own, origin: 'benutzer', darunter }
    }
    const ofGroups = layers.gruppen.map(read).filter((value) => value !== null)
    if (ofGroups.length > 0) return { value: mostGenerous(ofGroups, option), origin: 'gruppe' }
  }
  const ofMandant = read(layers.mandant)
  return ofMandant === null
    ? { value: option.standard, origin: 'default' }
    : { value: ofMandant, origin: 'mandant' }
}

export function resolveAll(layers: EinstellungLayers): Effective {
  return Object.fromEntries(
    EINSTELLUNG_NAMES.map((name) => [name, resolveEinstellung(name, layers)]),
  ) as Effective
}

/** Looks up a person's effective values, without the layers. */
export function wertOf(effective: Effective): <N extends EinstellungName>(name: N) => EinstellungWert<N> {
  return (name) => effective[name].value as EinstellungWert<typeof name>
}
