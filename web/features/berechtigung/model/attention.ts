import { PAGE } from '@platzwart/contract/paths'
import { ATTENTION, type AttentionName, type Urgency } from '@platzwart/domain/berechtigung/attention'

/** The page of each menu entry that can have items. */
const PAGES: Readonly<Record<(typeof ATTENTION)[AttentionName]['entry'], string>> = {
  postausgang: PAGE.adminPostausgang,
  auftraege: PAGE.adminAuftraege,
  uebersicht: PAGE.uebersicht,
  fahrzeugeAdmin: PAGE.adminFahrzeuge,
  rollen: PAGE.adminRollen,
  freigaben: PAGE.freigaben,
  fuehrerschein: PAGE.fuehrerschein,
  benutzer: PAGE.adminBenutzer,
  standorte: PAGE.adminLokationen,
  einrichten: PAGE.adminEinrichtung,
  raeume: PAGE.adminRaeume,
  einstellungen: PAGE.adminEinstellungen,
  sonderoeffnungszeiten: PAGE.adminSonderoeffnungszeiten,
}

/** The filter of the page for an item. */
const NARROWED: Readonly<Partial<Record<AttentionName, string>>> = {
  mailsGescheitert: 'status=fehlgeschlagen',
  einladungen: 'eingeladene=true',
}

/** Items without a count. */
const MISSING: ReadonlySet<AttentionName> = new Set([
  'keinFreigeber' as const,
  'keinPruefer' as const,
  'keinStandort' as const,
  'keinRaum' as const,
  'keinFahrzeug' as const,
])

interface Counted {
  readonly name: AttentionName
  readonly anzahl: number
}

export interface ShownAttention extends Counted {
  readonly href: string
  /** Null for items without a count. */
  readonly count: number | null
}

/** The link to the page that handles it. */
function hrefOf(name: AttentionName): string {
  const narrowed = NARROWED[name]
  const page = PAGES[ATTENTION[name].entry]
  return narrowed === undefined ? page : `${page}?${narrowed}`
}

/** Groups the items by urgency, without empty groups. */
export function byUrgency(items: readonly Counted[]) {
  return (['dringend', 'offen', 'ruht'] as const satisfies readonly Urgency[])
    .map((urgency) => ({
      urgency,
      items: items
        .filter(({ name }) => ATTENTION[name].urgency === urgency)
        .map(
          (one): ShownAttention => ({
            ...one,
            href: hrefOf(one.name),
            count: MISSING.has(one.name) ? null : one.anzahl,
          }),
        ),
    }))
    .filter((group) => group.items.length > 0)
}
