import type { Berechtigung } from './names.ts'

/** Something broken or late, something to be done, or something that rests and may do so. */
export type Urgency = 'dringend' | 'offen' | 'ruht'

interface Rule {
  /** The entry of the menu whose page deals with it: nobody is told of what they could do nothing about. */
  readonly entry: string
  readonly urgency: Urgency
  /** Where the page is open to more people than it concerns. */
  readonly right?: Berechtigung
}

/** What the overview of the administration looks for (P3, M1), the most urgent first. */
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

/** What somebody with these rights, who sees these entries of the menu, is told of, in its order. */
export function attentionFor(
  rights: ReadonlySet<Berechtigung>,
  menue: readonly string[],
): readonly (Rule & { readonly name: AttentionName })[] {
  return ATTENTION_NAMES.map((name) => ({ name, ...(ATTENTION[name] as Rule) })).filter(
    ({ entry, right }) => menue.includes(entry) && (right === undefined || rights.has(right)),
  )
}
