import type { EinstellungName, EinstellungWert } from '../einstellung/catalogue.ts'
import { type Effective, resolveAll } from '../einstellung/resolve.ts'

/** The product's defaults, with some values as if the Mandant had set them. */
export function einstellungen(
  values: { readonly [N in EinstellungName]?: EinstellungWert<N> } = {},
): Effective {
  const set = Object.entries(values).map(([name, value]) => [name, { value, origin: 'mandant' }])
  return { ...resolveAll({ mandant: {}, gruppen: [], benutzer: {} }), ...Object.fromEntries(set) }
}
