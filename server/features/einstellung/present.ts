import type { EinstellungView } from '@platzwart/contract/einstellung'
import { EINSTELLUNG_NAMES, type EinstellungName, optionOf } from '@platzwart/domain/einstellung/catalogue'
import { modulOfWert } from '@platzwart/domain/einstellung/modul'
import { type Effective, type Resolved, resolveAll } from '@platzwart/domain/einstellung/resolve'
import { hasModul } from '@platzwart/domain/mandant/module'

type Wert = EinstellungView['wert']

function presentEinstellung(name: EinstellungName, found: Resolved<unknown>): EinstellungView {
  const option = optionOf(name)
  const { darunter } = found
  return {
    name,
    type: option.type,
    wert: found.value as Wert,
    herkunft: found.origin,
    standard: option.standard as Wert,
    nurMandant: option.nurMandant,
    ...(darunter && { darunter: { wert: darunter.value as Wert, herkunft: darunter.origin } }),
  }
}

export function presentEinstellungen(einstellungen: Effective): EinstellungView[] {
  return EINSTELLUNG_NAMES.map((name) => presentEinstellung(name, einstellungen[name]))
}

/** The house's own values over the product's, whoever asks: those for which the house has a page (T4). */
export function presentHaus(
  module: readonly string[],
  stored: ReadonlyMap<string, string>,
): EinstellungView[] {
  const haus = resolveAll({ mandant: Object.fromEntries(stored), gruppen: [], benutzer: {} })
  return EINSTELLUNG_NAMES.filter((name) => hasModul(module, modulOfWert(name, 'haus'))).map((name) =>
    presentEinstellung(name, haus[name]),
  )
}
