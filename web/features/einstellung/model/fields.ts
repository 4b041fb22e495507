import { PAGE } from '@platzwart/contract/paths'
import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { isRoomOption, optionIn } from '@platzwart/domain/einstellung/regeln'
import { BEREICHE, type Bereich as RoomBereich } from '@platzwart/domain/mandant/bereich'
import { type AnyModul, hasModul } from '@platzwart/domain/mandant/module'
import type { Bereich } from './address.ts'

/** The kind of input. */
export type Art =
  /** Minutes, in a selectable unit. */
  | 'dauer'
  /** A number. */
  | 'zahl'
  | 'schalter'
  | 'uhrzeit'
  | 'fenster'
  | 'turnus'
  /** Any number of days of the week. */
  | 'wochentage'
  | 'startseite'
  | 'stufen'
  | 'grenze'
  | 'adressen'

export type Unit = 'minuten' | 'stunden' | 'tage' | 'monate' | 'km' | 'mal' | 'personen' | 'uhr'

type Zero = 'keine' | 'keiner' | 'ohneGrenze' | 'nie'

/** Days of the week as stored (0 is Sunday), from Monday on. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const

interface FieldSpec {
  readonly name: EinstellungName
  readonly art: Art
  /** For a `zahl`. */
  readonly einheit?: Unit
  /** The meaning of zero, if it is not the minimum. */
  readonly zero?: Zero
}

/** The mails for drivers and bookers, in the order of a trip. */
const FAHRT_MAILS = [
  'benachrichtigung.fahrzeugBuchung',
  'benachrichtigung.fahrzeugAenderung',
  'benachrichtigung.fahrzeugFreigabe',
  'benachrichtigung.fahrzeugStorno',
  'benachrichtigung.fahrzeugErinnerung',
  'benachrichtigung.fahrzeugCheckIn',
  'benachrichtigung.fahrzeugHinweisCheckOut',
  'benachrichtigung.fahrzeugCheckOut',
] as const

const FUHRPARK_MAILS = [
  'benachrichtigung.fahrzeugFehlenderCheckOut',
  'benachrichtigung.fahrzeugSchaden',
  'benachrichtigung.fahrzeugSauberkeit',
  'benachrichtigung.fahrzeugPruefung',
  'benachrichtigung.fahrtenbuchSiegel',
] as const

export interface MailGruppe {
  readonly gruppe: string
  readonly namen: readonly EinstellungName[]
  /** Only holders of one of these permissions get them; null: everybody. */
  readonly rechte: readonly Berechtigung[] | null
  /** The page that they link to: only people who can open it get them. */
  readonly seite?: string
}

type MailGruppen = readonly MailGruppe[]

/** One's own switches; those for fleet managers are hidden from everybody else. */
export const MAIL_GRUPPEN = [
  { gruppe: 'fahrt', namen: FAHRT_MAILS, rechte: null },
  { gruppe: 'fuehrerschein', namen: ['benachrichtigung.fuehrerschein'], rechte: null },
  { gruppe: 'fuhrpark', namen: FUHRPARK_MAILS, rechte: ['fahrzeug_pflege'] },
] as const satisfies MailGruppen

/** The mails about seats, in the order of a booking. */
const ROOM_MAILS = [
  'benachrichtigung.vormerkung',
  'benachrichtigung.bestaetigung',
  'benachrichtigung.aenderung',
  'benachrichtigung.storno',
  'benachrichtigung.warteliste',
  'leseraum.erinnerungBeiStart',
  'arbeitswelt.erinnerungBeiStart',
] as const

/** All mails about rooms. */
const ROOM_MAIL_GRUPPEN = [
  { gruppe: 'plaetze', namen: ROOM_MAILS, rechte: null },
  {
    gruppe: 'raumpflege',
    namen: ['benachrichtigung.platzBericht'],
    rechte: ['objekt_pflege', 'buchung_pflege'],
    seite: PAGE.adminAuswertung,
  },
] as const satisfies MailGruppen

export type RoomMailGruppen = typeof ROOM_MAIL_GRUPPEN

/** One's own durations. */
export const OWN_DAUERN = ['fahrzeug.erinnerungMinuten', 'fahrzeug.hinweisVorCheckOutMinuten'] as const

const switchField = (name: EinstellungName): FieldSpec => ({ name, art: 'schalter' })
const dauer = (name: EinstellungName, zero?: Zero): FieldSpec => ({
  name,
  art: 'dauer',
  ...(zero && { zero }),
})
const figureField = (name: EinstellungName, einheit: Unit, zero?: Zero): FieldSpec => ({
  name,
  art: 'zahl',
  einheit,
  ...(zero && { zero }),
})

/** The house's vehicle settings by section; each section is saved as a whole. */
export const FAHRZEUG_SECTIONS = [
  {
    abschnitt: 'fenster',
    felder: [
      figureField('fahrzeug.tageImVoraus', 'tage'),
      { name: 'fahrzeug.fensterWochentag', art: 'fenster' },
      { name: 'fahrzeug.fensterZeit', art: 'uhrzeit' },
      dauer('fahrzeug.mindestbuchungszeit', 'keine'),
      dauer('fahrzeug.zeitschritt'),
      dauer('fahrzeug.mindestabstand', 'keiner'),
    ],
  },
  {
    abschnitt: 'zeitraum',
    felder: [
      switchField('fahrzeug.individuelleZeiten'),
      switchField('fahrzeug.buchungAusserhalb'),
      { name: 'fahrzeug.zeitraumVon', art: 'uhrzeit' },
      { name: 'fahrzeug.zeitraumBis', art: 'uhrzeit' },
    ],
  },
  {
    abschnitt: 'uebergabe',
    felder: [
      dauer('fahrzeug.checkInMinuten'),
      dauer('fahrzeug.stornoOhneCheckInMinuten', 'nie'),
      dauer('fahrzeug.erinnerungMinuten', 'keine'),
      dauer('fahrzeug.hinweisVorCheckOutMinuten', 'keiner'),
      dauer('fahrzeug.fehlenderCheckOutMinuten', 'nie'),
      figureField('fahrzeug.fehlenderCheckOutAnzahl', 'mal'),
      switchField('fahrzeug.bestaetigungVorCheckOut'),
    ],
  },
  {
    abschnitt: 'freigabe',
    felder: [
      figureField('fahrzeug.freigabeAbStunden', 'stunden', 'nie'),
      figureField('fahrzeug.freigabeAbKm', 'km', 'nie'),
      dauer('fahrzeug.freigabeFensterMinuten'),
      switchField('fahrzeug.freigabeAusserhalb'),
      switchField('fahrzeug.freigabeAusland'),
    ],
  },
  {
    abschnitt: 'fuehrerschein',
    felder: [
      figureField('fahrzeug.fuehrerscheinIntervallMonate', 'monate'),
      figureField('fahrzeug.fuehrerscheinVorlaufTage', 'tage'),
    ],
  },
  {
    abschnitt: 'sauberkeit',
    felder: [
      { name: 'fahrzeug.sauberkeitStufen', art: 'stufen' },
      { name: 'fahrzeug.sauberkeitMailAussen', art: 'grenze' },
      { name: 'fahrzeug.sauberkeitMailInnen', art: 'grenze' },
    ],
  },
  {
    abschnitt: 'pruefung',
    felder: [
      figureField('fahrzeug.pflegehinweisTage', 'tage'),
      figureField('fahrzeug.pflegehinweisKm', 'km'),
    ],
  },
  {
    abschnitt: 'bericht',
    felder: [
      { name: 'fahrzeug.berichtTurnus', art: 'turnus' },
      { name: 'fahrzeug.berichtAdressen', art: 'adressen' },
    ],
  },
  {
    abschnitt: 'mails',
    felder: [
      ...FAHRT_MAILS,
      'benachrichtigung.fuehrerschein' as const,
      ...FUHRPARK_MAILS,
      'benachrichtigung.fahrzeugBericht' as const,
    ].map(switchField),
  },
] as const satisfies readonly { abschnitt: string; felder: readonly FieldSpec[] }[]

/** The sections of reading rooms. */
const ROOM_SECTIONS = [
  {
    abschnitt: 'raumFenster',
    felder: [
      figureField('leseraum.tageImVoraus', 'tage'),
      { name: 'leseraum.buchbareWochentage', art: 'wochentage' },
      { name: 'leseraum.fensterWochentag', art: 'fenster' },
      figureField('leseraum.fensterStunde', 'uhr'),
      { name: 'leseraum.fruehestens', art: 'uhrzeit' },
      { name: 'leseraum.spaetestens', art: 'uhrzeit' },
      dauer('leseraum.mindestbuchungszeit', 'keiner'),
    ],
  },
  {
    abschnitt: 'raumBuchung',
    felder: [
      dauer('leseraum.zeitschritt'),
      dauer('leseraum.mindestdauer'),
      dauer('leseraum.hoechstdauer'),
      figureField('leseraum.mindestpause', 'stunden', 'keine'),
      figureField('leseraum.maxBuchungenProWoche', 'mal', 'ohneGrenze'),
      figureField('leseraum.maxStundenProWoche', 'stunden', 'ohneGrenze'),
      switchField('leseraum.mehrerePlaetzeGleichzeitig'),
      switchField('leseraum.freigabeOhneCheckIn'),
      switchField('leseraum.checkInMitCode'),
      dauer('leseraum.pauseMinuten', 'keine'),
      figureField('leseraum.pausenProBuchung', 'mal'),
    ],
  },
  {
    abschnitt: 'zweitePerson',
    felder: [
      figureField('leseraum.zweitePersonAbGruppe', 'personen', 'nie'),
      switchField('leseraum.zweitePersonNennen'),
    ],
  },
  {
    abschnitt: 'warteliste',
    felder: [
      figureField('leseraum.wartelisteEintraege', 'mal'),
      dauer('leseraum.wartelisteMinuten'),
      switchField('leseraum.wartelisteNachNutzung'),
    ],
  },
] as const satisfies readonly { abschnitt: string; felder: readonly FieldSpec[] }[]

/** The same sections for workspaces, under names of their own. */
const TWIN_SECTIONS = ROOM_SECTIONS.map(({ abschnitt, felder }) => ({
  abschnitt: `arbeitswelt.${abschnitt}` as const,
  felder: felder.map(
    (feld): FieldSpec => ({
      ...feld,
      name: isRoomOption(feld.name) ? optionIn('arbeitswelt', feld.name) : feld.name,
    }),
  ),
}))

const ARBEITSWELT_SECTIONS = [
  ...TWIN_SECTIONS,
  {
    abschnitt: 'team',
    felder: [switchField('arbeitswelt.teamSichtbar'), switchField('arbeitswelt.teamPersonalrat')],
  },
] as const

/** Sections that both share: mails about seats do not depend on the area. */
const SEAT_SECTIONS = [
  {
    abschnitt: 'raumMails',
    felder: [...ROOM_MAILS, 'benachrichtigung.platzBericht' as const].map(switchField),
  },
] as const satisfies readonly { abschnitt: string; felder: readonly FieldSpec[] }[]

/** Sections of every house. */
const HOUSE_SECTIONS = [
  { abschnitt: 'anmeldung', felder: [switchField('system.zweitfaktor'), switchField('system.apiToken')] },
  { abschnitt: 'start', felder: [{ name: 'system.startseite', art: 'startseite' }] },
] as const satisfies readonly { abschnitt: string; felder: readonly FieldSpec[] }[]

/** All sections except those of vehicles. */
export const SYSTEM_SECTIONS = [
  ...ROOM_SECTIONS,
  ...ARBEITSWELT_SECTIONS,
  ...SEAT_SECTIONS,
  ...HOUSE_SECTIONS,
] as const

/** The sections that limit when and how much one may book, shown read-only on one's own page. */
const isGrenze = ({ abschnitt }: { readonly abschnitt: string }) =>
  /(?:raumFenster|raumBuchung)$/.test(abschnitt)
export const ROOM_GRENZEN = {
  leseraum: ROOM_SECTIONS.filter(isGrenze),
  arbeitswelt: TWIN_SECTIONS.filter(isGrenze),
} as const satisfies Record<RoomBereich, readonly Section[]>
export const FAHRZEUG_GRENZEN = FAHRZEUG_SECTIONS.filter(({ abschnitt }) => abschnitt === 'fenster')

export type Section = (typeof FAHRZEUG_SECTIONS | typeof SYSTEM_SECTIONS)[number]

/** The areas of settings with their modules; the general settings come in addition. */
const PARTS = [
  {
    bereich: 'leseraum',
    modul: 'leseraum',
    sections: ROOM_SECTIONS,
  },
  { bereich: 'arbeitswelt', modul: 'arbeitswelt', sections: ARBEITSWELT_SECTIONS },
  { bereich: 'haus', modul: BEREICHE, sections: SEAT_SECTIONS },
  { bereich: 'fahrzeug', modul: 'fahrzeugbuchung', sections: FAHRZEUG_SECTIONS },
  { bereich: 'haus', modul: null, sections: HOUSE_SECTIONS },
] as const satisfies readonly {
  readonly bereich: Bereich
  readonly modul: AnyModul | null
  readonly sections: readonly Section[]
}[]

/** Settings that most houses leave alone: behind a button, unless they were changed. */
const RARE: ReadonlySet<string> = new Set([
  'checkInMitCode',
  'fehlenderCheckOutAnzahl',
  'fehlenderCheckOutMinuten',
  'fensterStunde',
  'fensterWochentag',
  'fensterZeit',
  'freigabeFensterMinuten',
  'hinweisVorCheckOutMinuten',
  'maxStundenProWoche',
  'mehrerePlaetzeGleichzeitig',
  'mindestbuchungszeit',
  'mindestpause',
  'pauseMinuten',
  'pausenProBuchung',
  'teamPersonalrat',
  'wartelisteNachNutzung',
  'zeitschritt',
])

export const isRare = (name: EinstellungName) => RARE.has(name.slice(name.indexOf('.') + 1))

const partOf = ({ abschnitt }: Section) =>
  PARTS.find(({ sections }) => sections.some((one) => one.abschnitt === abschnitt))

/** The area of a section. */
export function bereichOf(section: Section): Bereich {
  return partOf(section)?.bereich ?? 'haus'
}

const ALL: readonly Section[] = PARTS.flatMap(({ sections }): readonly Section[] => sections)

/** The sections that a house with these modules uses. */
export function sectionsOf(module: readonly string[]): readonly Section[] {
  return ALL.filter((section) => hasModul(module, partOf(section)?.modul)).map(
    (section) => ({ ...section, felder: openIn(module, section.felder) }) as Section,
  )
}

/** Leaves out fields of the kind of rooms that the house does not have. */
function openIn<T extends { readonly name: EinstellungName }>(
  module: readonly string[],
  felder: readonly T[],
): readonly T[] {
  const closed = BEREICHE.filter((bereich) => !module.includes(bereich))
  return felder.filter(({ name }) => !closed.some((bereich) => name.startsWith(`${bereich}.`)))
}

/** One's own switches about seats, in a house with these modules. */
export function roomMailGruppen(module: readonly string[]): RoomMailGruppen {
  const [plaetze, ...pflege] = ROOM_MAIL_GRUPPEN
  const open = openIn(
    module,
    plaetze.namen.map((name) => ({ name })),
  )
  return [{ ...plaetze, namen: open.map(({ name }) => name) as never }, ...pflege]
}

/** The area of an option. */
export function bereichOfName(name: EinstellungName): Bereich {
  const section = ALL.find(({ felder }) => felder.some((feld) => feld.name === name))
  return section ? bereichOf(section) : 'haus'
}

/** The field of an option; null for one that is set elsewhere: on the record itself, or by operators. */
export function fieldOf(name: string): FieldSpec | null {
  const felder: readonly FieldSpec[] = ALL.flatMap((section) => [...section.felder])
  return felder.find((feld) => feld.name === name) ?? null
}

export type { FieldSpec }
