import { cars, rooms } from '../bestaendeOfKinds.ts'
import { AUFBEWAHRUNG, AUFBEWAHRUNG_ARTEN, type AufbewahrungArt } from './aufbewahrung.ts'
import { AS_LONG_AS, type Bestand, SECTIONS } from './bestand.ts'
import { KEPT } from './kept.ts'

/** Everything that is kept of people, once: the page on privacy and `docs/privacy.md` are made from it, and a test holds it against the tables. */
const BESTAENDE = {
  anmeldung: {
    abschnitt: 'konto',
    tables: { 'auth.user': 'alle', 'auth.account': 'alle', 'auth.demo_anmeldung': 'alle' },
    frist: AS_LONG_AS.konto,
    rechtsgrund: 'nutzung',
    leser: ['selbst', 'niemand'],
  },
  person: {
    abschnitt: 'konto',
    tables: {
      benutzer: 'alle',
      benutzer_berechtigung: 'alle',
      benutzer_gruppe: 'alle',
      benutzer_rolle: 'alle',
    },
    frist: AS_LONG_AS.person,
    rechtsgrund: 'nutzung',
    leser: ['selbst', 'benutzer_pflegen', 'berechtigungs_pflege'],
  },
  sitzung: {
    abschnitt: 'konto',
    tables: { 'auth.session': 'alle', 'auth.sitzung_ende': 'alle' },
    frist: KEPT.sitzung,
    rechtsgrund: 'betrieb',
    leser: ['selbst'],
  },
  link: {
    abschnitt: 'konto',
    tables: { 'auth.verification': 'alle', 'auth.email_wechsel': 'alle' },
    frist: AS_LONG_AS.konto,
    rechtsgrund: 'nutzung',
    leser: ['niemand'],
  },
  zweitfaktor: {
    abschnitt: 'konto',
    tables: { 'auth.zweitfaktor': 'alle', 'auth.zweitfaktor_code': 'alle', 'auth.passkey': 'alle' },
    frist: AS_LONG_AS.konto,
    rechtsgrund: 'betrieb',
    leser: ['selbst'],
  },
  versuch: {
    abschnitt: 'konto',
    tables: { 'auth.rateLimit': 'alle' },
    frist: KEPT.versuch,
    rechtsgrund: 'betrieb',
    leser: ['niemand'],
  },
  einstellung: {
    abschnitt: 'konto',
    tables: { einstellung_wert: 'alle' },
    frist: AS_LONG_AS.person,
    rechtsgrund: 'nutzung',
    leser: ['selbst', 'customizing_mandant_pflege'],
  },
  kalender: {
    abschnitt: 'konto',
    tables: { kalender_link: 'alle' },
    frist: AS_LONG_AS.person,
    rechtsgrund: 'nutzung',
    leser: ['selbst', 'ausstattungs_pflege', 'fahrzeug_pflege'],
  },
  geraete: {
    abschnitt: 'konto',
    tables: { geraet: 'alle' },
    frist: AS_LONG_AS.person,
    rechtsgrund: 'nutzung',
    leser: ['selbst'],
  },
  ...rooms,
  ...cars,
  einfuhr: {
    abschnitt: 'haus',
    tables: { einfuhr: 'alle', einfuhr_zeile: 'alle' },
    frist: KEPT.einfuhr,
    rechtsgrund: 'nutzung',
    leser: ['selbst'],
  },
  benachrichtigung: {
    abschnitt: 'haus',
    tables: { benachrichtigung: 'alle' },
    frist: KEPT.benachrichtigung,
    rechtsgrund: 'nutzung',
    leser: ['empfaenger', 'benutzer_pflegen', 'customizing_mandant_pflege'],
  },
  datei: {
    abschnitt: 'haus',
    tables: { datei: 'alle' },
    frist: AS_LONG_AS.haus,
    rechtsgrund: 'nutzung',
    leser: ['beteiligte', 'fahrzeug_pflege'],
  },
  loeschsperre: {
    abschnitt: 'haus',
    tables: { loeschsperre: 'alle' },
    frist: AS_LONG_AS.sperre,
    rechtsgrund: 'betrieb',
    leser: ['customizing_mandant_pflege'],
  },
  protokoll: {
    abschnitt: 'haus',
    tables: { protokoll: 'alle' },
    frist: { waehlbar: 'protokoll' },
    rechtsgrund: 'betrieb',
    leser: ['protokoll_einsicht'],
  },
  wiederholschluessel: {
    abschnitt: 'betrieb',
    tables: { wiederholschluessel: 'alle' },
    frist: KEPT.wiederholschluessel,
    rechtsgrund: 'betrieb',
    leser: ['niemand'],
  },
  auftrag: {
    abschnitt: 'betrieb',
    tables: { 'pgboss.job': 'alle', auftragslauf: ['ergebnis'] },
    frist: KEPT.auftrag,
    rechtsgrund: 'betrieb',
    leser: ['niemand'],
  },
  betreiber: {
    abschnitt: 'betrieb',
    tables: { 'auth.betreiber': 'alle', 'auth.betreiber_protokoll': 'alle' },
    frist: KEPT.betreiber,
    rechtsgrund: 'betrieb',
    leser: ['betreiber'],
  },
  hausdatei: {
    abschnitt: 'betrieb',
    tables: { 'auth.hausdatei': 'alle' },
    frist: KEPT.hausdatei,
    rechtsgrund: 'nutzung',
    leser: ['betreiber'],
  },
  serverprotokoll: {
    abschnitt: 'betrieb',
    tables: {},
    frist: AS_LONG_AS.betreiber,
    rechtsgrund: 'betrieb',
    leser: ['betreiber'],
  },
  sicherung: {
    abschnitt: 'betrieb',
    tables: {},
    frist: AS_LONG_AS.betreiber,
    rechtsgrund: 'betrieb',
    leser: ['betreiber'],
  },
  geraet: {
    abschnitt: 'betrieb',
    tables: {},
    frist: KEPT.geraet,
    rechtsgrund: 'nutzung',
    leser: ['selbst'],
  },
} as const satisfies Record<string, Bestand>

export type BestandName = keyof typeof BESTAENDE

type TableOf<B> = {
  [N in keyof B]: B[N] extends { readonly tables: infer T } ? keyof T & string : never
}[keyof B]

/** A table that has something of people, with its schema unless that is `public`. */
export type BestandTable = TableOf<typeof BESTAENDE>

export const BESTAND_NAMES = Object.keys(BESTAENDE) as BestandName[]

/** The record as data, its types widened. */
export function bestandOf(name: BestandName): Bestand {
  return BESTAENDE[name]
}

/** What is kept in a house with these modules, part by part; parts that have nothing are left out. */
export function bestaendeIn(module: readonly string[]) {
  return SECTIONS.map((abschnitt) => ({
    abschnitt,
    bestaende: BESTAND_NAMES.filter((name) => {
      const bestand = bestandOf(name)
      return bestand.abschnitt === abschnitt && (bestand.module?.some((one) => module.includes(one)) ?? true)
    }),
  })).filter(({ bestaende }) => bestaende.length > 0)
}

/** What a house with these modules may choose a time for. */
export function artenIn(module: readonly string[]): readonly AufbewahrungArt[] {
  return AUFBEWAHRUNG_ARTEN.filter(
    (art) => bestandOf(AUFBEWAHRUNG[art].bestand).module?.some((one) => module.includes(one)) ?? true,
  )
}
