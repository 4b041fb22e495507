import { EINSTELLUNG_NAMES, optionOf } from './catalogue.ts'
import type { Effective } from './resolve.ts'

/** The effective values without any layer: the product's defaults. */
export function standards(): Effective {
  return Object.fromEntries(
    EINSTELLUNG_NAMES.map((name) => [name, { value: optionOf(name).standard, origin: 'default' }]),
  ) as Effective
}
