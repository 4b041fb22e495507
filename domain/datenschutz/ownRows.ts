import { carFiles, carRows, roomRows } from '../bestaendeOfKinds.ts'
import { BESTAND_NAMES, type BestandTable, bestandOf } from './bestaende.ts'
import type { OwnFile, OwnRows, Told } from './ownRow.ts'

const ofAccount = { key: { user_id: 'text' }, whose: ['user_id'] } as const satisfies Partial<OwnRows>
const OWN_ID = { id: 'uuid' } as const

/** What a person is told of each table of the list of all that is kept: a table without a line here does not compile. */
const OWN_ROWS = {
  'auth.user': {
    key: { id: 'text' },
    whose: ['id'],
    values: ['name', 'email', 'emailVerified', 'image', 'mehrere', 'createdAt', 'updatedAt'],
    withheld: { id: 'technisch' },
  },
  'auth.account': {
    key: { id: 'text' },
    whose: ['userId'],
    values: ['providerId', 'accountId', 'scope', 'createdAt', 'updatedAt'],
    withheld: {
      id: 'technisch',
      userId: 'technisch',
      password: 'geheim',
      accessToken: 'geheim',
      refreshToken: 'geheim',
      idToken: 'geheim',
      accessTokenExpiresAt: 'technisch',
      refreshTokenExpiresAt: 'technisch',
    },
  },
  'auth.demo_anmeldung': { ...ofAccount, values: ['user_id'] },
  'auth.session': {
    key: { id: 'text' },
    whose: ['userId'],
    values: ['createdAt', 'updatedAt', 'expiresAt', 'ipAddress', 'userAgent', 'geteilt', 'bewiesen'],
    withheld: { id: 'technisch', userId: 'technisch', token: 'geheim' },
  },
  'auth.sitzung_ende': {
    key: { mandant_id: 'uuid', user_id: 'text' },
    whose: ['user_id'],
    values: ['zeit'],
    withheld: { user_id: 'technisch', mandant_id: 'technisch' },
  },
  'auth.verification': {
    key: { id: 'text' },
    whose: ['value'],
    values: ['createdAt', 'updatedAt', 'expiresAt'],
    withheld: { id: 'technisch', identifier: 'geheim', value: 'technisch', mandant_id: 'technisch' },
  },
  'auth.email_wechsel': {
    ...ofAccount,
    values: ['email'],
    withheld: { user_id: 'technisch', verification_id: 'geheim' },
  },
  'auth.zweitfaktor': {
    ...ofAccount,
    values: ['seit', 'neu_bis'],
    withheld: { user_id: 'technisch', geheimnis: 'geheim', neu: 'geheim', schritt: 'technisch' },
  },
  'auth.zweitfaktor_code': {
    key: { pruefwert: 'bytea' },
    whose: ['user_id'],
    values: ['user_id'],
    withheld: { pruefwert: 'geheim' },
  },
  'auth.passkey': {
    key: OWN_ID,
    whose: ['user_id'],
    values: ['name', 'adresse', 'angelegt', 'zuletzt', 'geraet', 'synchron'],
    withheld: {
      id: 'technisch',
      user_id: 'technisch',
      kennung: 'technisch',
      schluessel: 'technisch',
      zaehler: 'technisch',
      wege: 'technisch',
    },
  },
  'auth.rateLimit': { unfindable: 'pruefsumme' },
  benutzer: {
    key: OWN_ID,
    whose: ['id'],
    values: [
      'id',
      'vorname',
      'nachname',
      'email',
      'personalnummer',
      'sprache',
      'status',
      'sso',
      'einladung_bis',
      'erstellt',
    ],
    typed: { vorname: 'selbst', nachname: 'selbst', email: 'selbst' },
    people: { aufgegangen_in: 'person' },
    withheld: {
      anmeldung_id: 'technisch',
      version: 'technisch',
      suchtext: 'doppelt',
      suchform: 'doppelt',
      nummernfolge: 'doppelt',
      gleichname: 'doppelt',
      gleichadresse: 'doppelt',
      gleichnummer: 'doppelt',
    },
  },
  benutzer_berechtigung: {
    key: { berechtigung: 'text' },
    whose: ['benutzer_id'],
    values: ['berechtigung', 'wert'],
    withheld: { benutzer_id: 'technisch' },
  },
  benutzer_gruppe: {
    key: { gruppe_id: 'uuid' },
    whose: ['benutzer_id'],
    values: [],
    names: { gruppe_id: 'gruppe.name' },
    withheld: { benutzer_id: 'technisch' },
  },
  benutzer_rolle: {
    key: { rolle_id: 'uuid' },
    whose: ['benutzer_id'],
    values: [],
    names: { rolle_id: 'rolle.name' },
    withheld: { benutzer_id: 'technisch' },
  },
  einstellung_wert: {
    key: OWN_ID,
    whose: ['benutzer_id'],
    values: ['option_name', 'wert'],
    typed: { wert: 'selbst' },
    withheld: { id: 'technisch', benutzer_id: 'technisch', gruppe_id: 'technisch', version: 'technisch' },
  },
  kalender_link: {
    key: OWN_ID,
    whose: ['benutzer_id'],
    values: ['art', 'erstellt'],
    withheld: {
      id: 'technisch',
      benutzer_id: 'technisch',
      leseraum_id: 'technisch',
      fahrzeug_id: 'technisch',
      objekt_id: 'doppelt',
      pruefwert: 'geheim',
    },
  },
  geraet: {
    key: OWN_ID,
    whose: ['benutzer_id'],
    values: ['bezeichnung', 'erstellt'],
    typed: { bezeichnung: 'selbst' },
    withheld: {
      id: 'technisch',
      benutzer_id: 'technisch',
      adresse: 'geheim',
      schluessel: 'geheim',
      geheimnis: 'geheim',
    },
  },
  ...roomRows,
  ...carRows,
  einfuhr: {
    key: OWN_ID,
    whose: ['benutzer_id'],
    values: [
      'art',
      'dateiname',
      'status',
      'anzahl',
      'gesamt',
      'erledigt',
      'kodierung',
      'kodierung_gewaehlt',
      'trennzeichen',
      'erstellt',
      'beendet',
    ],
    withheld: {
      id: 'technisch',
      benutzer_id: 'technisch',
      fehler: 'technisch',
      uebergangen: 'technisch',
      grundriss_id: 'technisch',
      kodierung_unklar: 'technisch',
      // A table of other people, and words of it.
      inhalt: 'andere',
      lesarten: 'andere',
    },
  },
  einfuhr_zeile: {
    key: { einfuhr_id: 'uuid', zeile: 'int4' },
    whose: [],
    addressed: ['gelesen.email'],
    values: ['zeile', 'urteil', 'gelesen'],
    withheld: { einfuhr_id: 'technisch', ergebnis: 'doppelt' },
  },
  benachrichtigung: {
    key: OWN_ID,
    whose: ['empfaenger_id'],
    addressed: ['adresse'],
    values: ['typ', 'betreff', 'text', 'status', 'versuche', 'fehler', 'erstellt', 'gesendet'],
    people: { empfaenger_id: 'person' },
    addresses: { adresse: 'person' },
    withheld: {
      id: 'technisch',
      objekt_id: 'technisch',
      objekt_version: 'technisch',
      abgewiesen_seit: 'technisch',
      faellig: 'technisch',
      in_arbeit: 'technisch',
      ohne_server: 'technisch',
      reihe: 'technisch',
      stand: 'technisch',
      erneut: 'technisch',
      html: 'doppelt',
      mitteilung: 'doppelt',
      daten: 'andere',
    },
  },
  datei: {
    key: OWN_ID,
    whose: ['benutzer_id'],
    values: ['id', 'dateiname', 'bucket', 'inhaltstyp', 'bytes', 'breite', 'hoehe', 'erstellt'],
    typed: { dateiname: 'selbst' },
    withheld: { benutzer_id: 'technisch', schluessel: 'technisch', sha256: 'technisch' },
  },
  loeschsperre: {
    key: OWN_ID,
    whose: ['benutzer_id', 'erstellt_von'],
    values: ['erstellt'],
    only: { grund: 'benutzer_id' },
    typed: { grund: 'erstellt_von' },
    people: { benutzer_id: 'person', erstellt_von: 'verwaltung' },
    withheld: { id: 'technisch', fahrzeug_id: 'technisch' },
  },
  protokoll: {
    key: { zeit: 'timestamptz', id: 'uuid' },
    walked: true,
    whose: ['akteur_id', 'im_auftrag_id', 'objekt_id'],
    values: ['zeit', 'aktion', 'objekt'],
    only: { vorher: 'objekt_id', nachher: 'objekt_id' },
    people: { akteur_id: 'verwaltung', im_auftrag_id: 'person' },
    withheld: {
      id: 'technisch',
      xid: 'technisch',
      nr: 'technisch',
      anfrage_id: 'technisch',
      objekt_id: 'technisch',
    },
  },
  wiederholschluessel: {
    key: { schluessel: 'text' },
    whose: ['benutzer_id'],
    values: ['erstellt', 'status'],
    withheld: {
      schluessel: 'technisch',
      benutzer_id: 'technisch',
      anfrage: 'technisch',
      version: 'technisch',
      antwort: 'doppelt',
    },
  },
  'pgboss.job': { unfindable: 'kennung' },
  auftragslauf: { unfindable: 'kennung' },
  'auth.betreiber': { ...ofAccount, values: ['user_id'], withheld: { id: 'technisch' } },
  'auth.betreiber_protokoll': {
    key: OWN_ID,
    whose: [],
    through: { betreiber_id: 'auth.betreiber' },
    values: ['zeit', 'aktion', 'email'],
    withheld: {
      id: 'technisch',
      betreiber_id: 'technisch',
      mandant_id: 'andere',
      was: 'andere',
      schluessel: 'technisch',
      anfrage: 'technisch',
      status: 'technisch',
      version: 'technisch',
      antwort: 'doppelt',
    },
  },
  'auth.hausdatei': {
    key: OWN_ID,
    whose: [],
    through: { betreiber_id: 'auth.betreiber' },
    values: ['art', 'status', 'bytes', 'erstellt', 'beendet'],
    withheld: {
      id: 'technisch',
      betreiber_id: 'technisch',
      mandant_id: 'andere',
      name: 'andere',
      schritt: 'technisch',
      erledigt: 'technisch',
      gesamt: 'technisch',
      schluessel: 'technisch',
      fehler: 'technisch',
    },
  },
} as const satisfies Record<BestandTable, Told>

/** What a person is told of a table, its types widened. */
export function toldOf(table: BestandTable): Told {
  return OWN_ROWS[table]
}

/** Every table of which a person is told rows, in the order of the list. */
export const TOLD_TABLES: readonly BestandTable[] = BESTAND_NAMES.flatMap(
  (name) => Object.keys(bestandOf(name).tables) as BestandTable[],
).filter((table) => !('unfindable' in OWN_ROWS[table]))

/** Whether a table is of accounts, and not of a house. */
export const isOfAccounts = (table: string): boolean => table.startsWith('auth.')

/** Where files of the person's own are shown. */
export const OWN_FILES: readonly OwnFile[] = carFiles
