import type { Berechtigung } from './names.ts'

/** Broken or late; to be done; or at rest, which needs no action. */
export type Urgency = 'dringend' | 'offen' | 'ruht'

interface Rule {
  /** The menu entry whose page handles it: people see only what they can act on. */
  readonly entry: string
  readonly urgency: Urgency
  /** Also required, where the page is open to more people than the item concerns. */
  readonly right?: Berechtigung
}

/** What the administration overview checks (P3, M1), most urgent first. */
export const ATTENTION = {
  mailsGescheitert: { entry: 'postausgang', urgency: 'dringend' },
  auftraegeUeberfaellig: { entry: 'auftraege', urgency: 'dringend' },
  nichtZurueck: { entry: 'uebersicht', urgency: 'dringend', right: 'fahrzeug_pflege' },
  pruefungenFaellig: { entry: 'fahrzeugeAdmin', urgency: 'dringend' },
  keinFreigeber: { entry: 'rollen', urgency: 'dringend' },
  keinPruefer: { entry: 'rollen', urgency: 'dringend' },
  regelnOhneBuchung: { entry: 'einstellungen', urgency: 'dringend' },
  freigaben: { entry: 'freigaben', urgency: 'offen' },
  fuehrerscheine: { entry: 'fuehrerschein', urgency: 'offen', right: 'fahrzeug_fuehrerscheinpruefung' },
  einladungen: { entry: 'benutzer', urgency: 'offen' },
  einrichtung: { entry: 'einrichten', urgency: 'offen' },
  keinStandort: { entry: 'standorte', urgency: 'offen' },
  keinRaum: { entry: 'raeume', urgency: 'offen' },
  ohneZeiten: { entry: 'raeume', urgency: 'offen' },
  ohnePlaetze: { entry: 'raeume', urgency: 'offen' },
  zeitenOhneBuchung: { entry: 'raeume', urgency: 'offen' },
  ohneFeiertage: { entry: 'sonderoeffnungszeiten', urgency: 'offen' },
  keinFahrzeug: { entry: 'fahrzeugeAdmin', urgency: 'offen' },
  plaetzeAus: { entry: 'raeume', urgency: 'ruht' },
  fahrzeugeAus: { entry: 'fahrzeugeAdmin', urgency: 'ruht' },
} as const satisfies Record<string, Rule>

export type AttentionName = keyof typeof ATTENTION

export const ATTENTION_NAMES = Object.keys(ATTENTION) as [AttentionName, ...AttentionName[]]

/** The items that a person with these rights and menu entries sees, in the order of `ATTENTION`. */
export function attentionFor(
  rights: ReadonlySet<Berechtigung>,
  menue: readonly string[],
): readonly (Rule & { readonly name: AttentionName })[] {
  return ATTENTION_NAMES.map((name) => ({ name, ...(ATTENTION[name] as Rule) })).filter(
    ({ entry, right }) => menue.includes(entry) && (right === undefined || rights.has(right)),
  )
}
