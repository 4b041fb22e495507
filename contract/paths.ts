import type { Bereich } from '@platzwart/domain/mandant/bereich'

/** Endpoints outside the operations: better-auth's own paths, and those about the server itself. */
export const ENDPOINTS = {
  auth: '/api/auth',
  signIn: '/api/auth/sign-in/email',
  signOut: '/api/auth/sign-out',
  switchHouse: '/api/auth/switch-house',
  prove: '/api/auth/prove',
  /** There services send browsers back, and say that somebody has signed out. */
  dienst: '/api/auth/dienst',
  metrics: '/metrics',
  openapi: '/api/openapi.json',
  docs: '/api/docs',
  /** Browsers report violations of the content security policy here. */
  cspReports: '/api/csp-berichte',
} as const

/** Header with the house that a page shows: sessions of another house are refused. */
export const HOUSE_HEADER = 'platzwart-house'

/**
 * Header with the person a page shows: the page neither reads nor writes on behalf of somebody else who has
 * signed in since. Links pass it as a query parameter of the same name.
 */
export const PERSON_HEADER = 'platzwart-person'

/**
 * Cache stamp in a file's address: a replaced file gets another address, so browsers do not serve the old one
 * from their cache.
 */
export const STAMP_NAME = 'stand'

/** The paths of all pages, so that no layer spells them out. */
export const PAGE = {
  home: '/',
  heute: '/heute',
  empfang: '/empfang',
  buchungenRaeume: '/buchungen/raeume',
  buchungenFahrzeuge: '/buchungen/fahrzeuge',
  buchungenSperren: '/buchungen/sperren',
  login: '/login',
  loginCode: '/login/code',
  loginFactor: '/login/zweitfaktor',
  loginDienst: '/login/dienst',
  haeuser: '/haeuser',
  logout: '/logout',
  public: '/public',
  confirm: '/auth/confirm',
  zusage: '/zusage',
  recovery: '/auth/recovery',
  leseraum: '/leseraum',
  karte: '/leseraum/karte',
  liste: '/leseraum/liste',
  tagesplan: '/leseraum/tag',
  freieZeiten: '/leseraum/frei',
  platz: '/platz/{id}',
  anzeige: '/platz/{id}/anzeige',
  passwort: '/leseraum/passwort',
  arbeitswelt: '/arbeitswelt',
  arbeitsweltKarte: '/arbeitswelt/karte',
  arbeitsweltListe: '/arbeitswelt/liste',
  arbeitsweltTag: '/arbeitswelt/tag',
  arbeitsweltFrei: '/arbeitswelt/frei',
  arbeitsweltTeam: '/arbeitswelt/team',
  fahrzeuge: '/fahrzeuge',
  uebersicht: '/fahrzeuge/uebersicht',
  freigaben: '/fahrzeuge/freigaben',
  fuehrerschein: '/fahrzeuge/fuehrerschein',
  fahrzeugEinstellungen: '/fahrzeuge/einstellungen',
  fahrten: '/fahrzeuge/fahrten',
  fahrt: '/fahrzeuge/fahrten/{id}',
  fahrtenbuch: '/fahrzeuge/{id}/fahrtenbuch',
  adminFahrzeuge: '/admin/fahrzeuge',
  adminFahrzeug: '/admin/fahrzeuge/{id}',
  adminEinrichtung: '/admin/einrichten',
  adminRaeume: '/admin/raeume',
  adminRaum: '/admin/raeume/{id}',
  adminAusstattung: '/admin/ausstattung',
  adminAnzeigegeraete: '/admin/anzeigegeraete',
  adminSonderoeffnungszeiten: '/admin/sonderoeffnungszeiten',
  adminLokationen: '/admin/lokationen',
  adminLokation: '/admin/lokationen/{id}',
  adminAuslastung: '/admin/auslastung',
  adminAuswertung: '/admin/auswertung',
  adminHaus: '/admin/haus',
  adminDateien: '/admin/dateien',
  adminEinstellungen: '/admin/einstellungen',
  adminBenutzer: '/admin/benutzer',
  adminGruppen: '/admin/gruppen',
  adminRollen: '/admin/rollen',
  adminAnmeldung: '/admin/anmeldung',
  adminAufbewahrung: '/admin/aufbewahrung',
  adminAnlage: '/admin/datenschutz',
  adminAuftraege: '/admin/auftraege',
  adminPostausgang: '/admin/postausgang',
  adminProtokoll: '/admin/protokoll',
  admin: '/admin',
  adminKonto: '/admin/konto',
  adminMandanten: '/admin/mandanten',
  adminMandantNeu: '/admin/mandanten/neu',
  adminMandantenProtokoll: '/admin/mandanten/protokoll',
  adminMandant: '/admin/mandanten/{id}',
  eigeneEinstellungen: '/einstellungen',
  eigeneMails: '/einstellungen/mails',
  datenschutz: '/datenschutz',
  impressum: '/impressum',
  barrierefreiheit: '/barrierefreiheit',
} as const

/** Pages of rooms by Bereich: the same pages at different addresses, and those that only one has. */
export const ROOM_PAGES = {
  leseraum: { karte: PAGE.karte, liste: PAGE.liste, tag: PAGE.tagesplan, frei: PAGE.freieZeiten },
  arbeitswelt: {
    karte: PAGE.arbeitsweltKarte,
    liste: PAGE.arbeitsweltListe,
    tag: PAGE.arbeitsweltTag,
    frei: PAGE.arbeitsweltFrei,
    team: PAGE.arbeitsweltTeam,
  },
} as const satisfies Record<Bereich, Record<string, string>>

let patterns: readonly (readonly [path: string, pattern: RegExp])[] | undefined

/**
 * The pattern of a page: a parameter matches one path segment; a trailing slash and upper case are ignored,
 * as in the browser.
 */
const patternOf = (path: string) =>
  new RegExp(`^${path === '/' ? '' : path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`, 'i')

/**
 * Returns the page that a path belongs to, with unfilled parameters. For the server only: browsers never
 * build the patterns.
 */
export function pageOfPath(path: string): string | undefined {
  patterns ??= Object.values(PAGE).map((page) => [page, patternOf(page)])
  return patterns.find(([, pattern]) => pattern.test(path))?.[0]
}

/** Whether a path belongs to a page; every other one is answered with 404. */
export function isPagePath(path: string): boolean {
  return pageOfPath(path) !== undefined
}
