import type { EinstellungView } from '@platzwart/contract/einstellung'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { standards } from '@platzwart/domain/einstellung/standards'

const DEFAULTS = standards()

/** Converts the server's answer for the rules; missing options keep their defaults. */
export function effectiveOf(views: readonly EinstellungView[]): Effective {
  const named = views
    .filter((view) => Object.hasOwn(DEFAULTS, view.name))
    .map((view) => [view.name, { value: view.wert, origin: view.herkunft }])
  return { ...DEFAULTS, ...Object.fromEntries(named) }
}
