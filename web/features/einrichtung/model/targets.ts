import type { EinrichtungView } from '@platzwart/contract/einrichtung'
import { PAGE } from '@platzwart/contract/paths'
import type { Step } from '@platzwart/domain/mandant/einrichtung'

interface Target {
  /** The entry of the menu: who does not see it may not do the step. */
  readonly entry: string
  readonly href: string
}

const TARGETS: Readonly<Record<Step, Target>> = {
  aussehen: { entry: 'haus', href: PAGE.adminHaus },
  standort: { entry: 'standorte', href: PAGE.adminLokationen },
  plan: { entry: 'raeume', href: PAGE.adminRaeume },
  zeiten: { entry: 'raeume', href: PAGE.adminRaeume },
  fahrzeuge: { entry: 'fahrzeugeAdmin', href: PAGE.adminFahrzeuge },
  scheine: { entry: 'fuehrerschein', href: PAGE.fuehrerschein },
  menschen: { entry: 'benutzer', href: PAGE.adminBenutzer },
  rechte: { entry: 'rollen', href: PAGE.adminRollen },
}

/** Where a step is done; null for whom its page is closed. The opening times of a plan that has none are one press away. */
export function targetOf(
  schritt: Step,
  { ohneZeiten }: Pick<EinrichtungView, 'ohneZeiten'>,
  menue: readonly string[],
): string | null {
  const { entry, href } = TARGETS[schritt]
  if (!menue.includes(entry)) return null
  return schritt === 'zeiten' && ohneZeiten !== null ? `${href}/${ohneZeiten}?reiter=woche` : href
}
