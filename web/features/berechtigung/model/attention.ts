import { PAGE } from '@platzwart/contract/paths'
import { ATTENTION, type AttentionName, type Urgency } from '@platzwart/domain/berechtigung/attention'

/** The page behind each entry that something can need attention on. */
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

/** What narrows the page to what is meant. */
const NARROWED: Readonly<Partial<Record<AttentionName, string>>> = {
  mailsGescheitert: 'status=fehlgeschlagen',
  einladungen: 'eingeladene=true',
}

/** What is there or not, and has no number. */
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
  /** Null of what is missing. */
  readonly count: number | null
}

/** Where the page is on which it can be dealt with. */
function hrefOf(name: AttentionName): string {
  const narrowed = NARROWED[name]
  const page = PAGES[ATTENTION[name].entry]
  return narrowed === undefined ? page : `${page}?${narrowed}`
}

/** What needs attention, group by group; groups that have nothing are left out. */
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
