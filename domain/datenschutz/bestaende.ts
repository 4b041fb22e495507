import { cars, rooms } from '../bestaendeOfKinds.ts'
import { AUFBEWAHRUNG, AUFBEWAHRUNG_ARTEN, type AufbewahrungArt } from './aufbewahrung.ts'
import { AS_LONG_AS, type Bestand, SECTIONS } from './bestand.ts'
import { RETENTION } from './retention.ts'

/**
 * Everything that is kept of people, defined once: the privacy page and `docs/privacy.md` are generated from
 * it, and each table that names people names its record (`tables.ts`).
 */
const BESTAENDE = {
  anmeldung: {
    abschnitt: 'konto',
    frist: AS_LONG_AS.konto,
    rechtsgrund: 'nutzung',
    leser: ['selbst', 'niemand'],
  },
  person: {
    abschnitt: 'konto',
    frist: AS_LONG_AS.person,
    rechtsgrund: 'nutzung',
    leser: ['selbst', 'benutzer_pflegen', 'berechtigungs_pflege'],
  },
  sitzung: {
    abschnitt: 'konto',
    frist: RETENTION.sitzung,
    rechtsgrund: 'betrieb',
    leser: ['selbst'],
  },
  link: {
    abschnitt: 'konto',
    frist: AS_LONG_AS.konto,
    rechtsgrund: 'nutzung',
    leser: ['niemand'],
  },
  zweitfaktor: {
    abschnitt: 'konto',
    frist: AS_LONG_AS.konto,
    rechtsgrund: 'betrieb',
    leser: ['selbst'],
  },
  versuch: {
    abschnitt: 'konto',
    frist: RETENTION.versuch,
    rechtsgrund: 'betrieb',
    leser: ['niemand'],
  },
  einstellung: {
    abschnitt: 'konto',
    frist: AS_LONG_AS.person,
    rechtsgrund: 'nutzung',
    leser: ['selbst', 'customizing_mandant_pflege'],
  },
  kalender: {
    abschnitt: 'konto',
    frist: AS_LONG_AS.person,
    rechtsgrund: 'nutzung',
    leser: ['selbst', 'ausstattungs_pflege', 'fahrzeug_pflege'],
  },
  geraete: {
    abschnitt: 'konto',
    frist: AS_LONG_AS.person,
    rechtsgrund: 'nutzung',
    leser: ['selbst'],
  },
  zugriffstoken: {
    abschnitt: 'konto',
    frist: AS_LONG_AS.person,
    rechtsgrund: 'nutzung',
    leser: ['selbst', 'benutzer_pflegen', 'customizing_mandant_pflege'],
  },
  ...rooms,
  ...cars,
  einfuhr: {
    abschnitt: 'haus',
    frist: RETENTION.einfuhr,
    rechtsgrund: 'nutzung',
    leser: ['selbst'],
  },
  benachrichtigung: {
    abschnitt: 'haus',
    frist: RETENTION.benachrichtigung,
    rechtsgrund: 'nutzung',
    leser: ['empfaenger', 'benutzer_pflegen', 'customizing_mandant_pflege'],
  },
  datei: {
    abschnitt: 'haus',
    frist: AS_LONG_AS.haus,
    rechtsgrund: 'nutzung',
    leser: ['beteiligte', 'fahrzeug_pflege'],
  },
  loeschsperre: {
    abschnitt: 'haus',
    frist: AS_LONG_AS.sperre,
    rechtsgrund: 'betrieb',
    leser: ['customizing_mandant_pflege'],
  },
  protokoll: {
    abschnitt: 'haus',
    frist: { waehlbar: 'protokoll' },
    rechtsgrund: 'betrieb',
    leser: ['protokoll_einsicht'],
  },
  wiederholschluessel: {
    abschnitt: 'betrieb',
    frist: RETENTION.wiederholschluessel,
    rechtsgrund: 'betrieb',
    leser: ['niemand'],
  },
  auftrag: {
    abschnitt: 'betrieb',
    frist: RETENTION.auftrag,
    rechtsgrund: 'betrieb',
    leser: ['niemand'],
  },
  betreiber: {
    abschnitt: 'betrieb',
    frist: RETENTION.betreiber,
    rechtsgrund: 'betrieb',
    leser: ['betreiber'],
  },
  hausdatei: {
    abschnitt: 'betrieb',
    frist: RETENTION.hausdatei,
    rechtsgrund: 'nutzung',
    leser: ['betreiber'],
  },
  serverprotokoll: {
    abschnitt: 'betrieb',
    frist: AS_LONG_AS.betreiber,
    rechtsgrund: 'betrieb',
    leser: ['betreiber'],
  },
  sicherung: {
    abschnitt: 'betrieb',
    frist: AS_LONG_AS.betreiber,
    rechtsgrund: 'betrieb',
    leser: ['betreiber'],
  },
  geraet: {
    abschnitt: 'betrieb',
    frist: RETENTION.geraet,
    rechtsgrund: 'nutzung',
    leser: ['selbst'],
  },
} as const satisfies Record<string, Bestand>

export type BestandName = keyof typeof BESTAENDE

export const BESTAND_NAMES = Object.keys(BESTAENDE) as BestandName[]

/** A record of the list, with its types widened. */
export function bestandOf(name: BestandName): Bestand {
  return BESTAENDE[name]
}

/** What a house with these modules keeps, section by section, without empty sections. */
export function bestaendeIn(module: readonly string[]) {
  return SECTIONS.map((abschnitt) => ({
    abschnitt,
    bestaende: BESTAND_NAMES.filter((name) => {
      const bestand = bestandOf(name)
      return bestand.abschnitt === abschnitt && (bestand.module?.some((one) => module.includes(one)) ?? true)
    }),
  })).filter(({ bestaende }) => bestaende.length > 0)
}

/** The retention periods that a house with these modules may choose. */
export function artenIn(module: readonly string[]): readonly AufbewahrungArt[] {
  return AUFBEWAHRUNG_ARTEN.filter(
    (art) => bestandOf(AUFBEWAHRUNG[art].bestand).module?.some((one) => module.includes(one)) ?? true,
  )
}
