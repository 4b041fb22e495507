import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import type { Modul } from '@platzwart/domain/mandant/module'

/** How a value is written. */
export type Art =
  /** Minutes, in the unit that one likes. */
  | 'dauer'
  /** A count of something. */
  | 'zahl'
  | 'schalter'
  | 'uhrzeit'
  | 'fenster'
  | 'turnus'
  | 'stufen'
  | 'grenze'
  | 'adressen'

export type Unit = 'minuten' | 'stunden' | 'tage' | 'monate' | 'km' | 'mal'

interface FieldSpec {
  readonly name: EinstellungName
  readonly art: Art
  /** Of a `zahl`. */
  readonly einheit?: Unit
}

/** The mails that drivers and bookers get, in the order of a trip. */
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

/** One's own switches; those of the fleet manager are for nobody else. */
export const MAIL_GRUPPEN = [
  { gruppe: 'fahrt', namen: FAHRT_MAILS, recht: null },
  { gruppe: 'fuehrerschein', namen: ['benachrichtigung.fuehrerschein'], recht: null },
  { gruppe: 'fuhrpark', namen: FUHRPARK_MAILS, recht: 'fahrzeug_pflege' },
] as const satisfies readonly {
  gruppe: string
  namen: readonly EinstellungName[]
  recht: string | null
}[]

/** One's own durations. */
export const OWN_DAUERN = ['fahrzeug.erinnerungMinuten', 'fahrzeug.hinweisVorCheckOutMinuten'] as const

const switchField = (name: EinstellungName): FieldSpec => ({ name, art: 'schalter' })
const dauer = (name: EinstellungName): FieldSpec => ({ name, art: 'dauer' })
const figureField = (name: EinstellungName, einheit: Unit): FieldSpec => ({ name, art: 'zahl', einheit })

/** The house's values about vehicles, section by section; each section is saved as one. */
export const FAHRZEUG_SECTIONS = [
  {
    abschnitt: 'fenster',
    felder: [
      figureField('fahrzeug.tageImVoraus', 'tage'),
      { name: 'fahrzeug.fensterWochentag', art: 'fenster' },
      { name: 'fahrzeug.fensterZeit', art: 'uhrzeit' },
      dauer('fahrzeug.mindestbuchungszeit'),
      dauer('fahrzeug.zeitschritt'),
      dauer('fahrzeug.mindestabstand'),
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
      dauer('fahrzeug.stornoOhneCheckInMinuten'),
      dauer('fahrzeug.erinnerungMinuten'),
      dauer('fahrzeug.hinweisVorCheckOutMinuten'),
      dauer('fahrzeug.fehlenderCheckOutMinuten'),
      figureField('fahrzeug.fehlenderCheckOutAnzahl', 'mal'),
      switchField('fahrzeug.bestaetigungVorCheckOut'),
    ],
  },
  {
    abschnitt: 'freigabe',
    felder: [
      figureField('fahrzeug.freigabeAbStunden', 'stunden'),
      figureField('fahrzeug.freigabeAbKm', 'km'),
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

/** And those about all else, each with the module that has use for it. */
export const SYSTEM_SECTIONS = [
  { abschnitt: 'anmeldung', modul: 'systemeinstellungen', felder: [switchField('system.zweitfaktor')] },
  { abschnitt: 'zweitePerson', modul: 'leseraum', felder: [switchField('leseraum.zweitePersonNennen')] },
] as const satisfies readonly { abschnitt: string; modul: Modul; felder: readonly FieldSpec[] }[]

/** Those that a house with these modules has use for. */
export function systemSectionsOf(module: readonly string[]) {
  return SYSTEM_SECTIONS.filter(({ modul }) => module.includes(modul))
}

export type Section = (typeof FAHRZEUG_SECTIONS | typeof SYSTEM_SECTIONS)[number]

export type { FieldSpec }
