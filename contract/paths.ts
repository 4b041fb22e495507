import type { Bereich } from '@platzwart/domain/mandant/bereich'

/** What is answered apart from the operations: the sign-in's library has paths of its own, and the server tells of itself. */
export const APART = {
  auth: '/api/auth',
  signIn: '/api/auth/sign-in/email',
  signOut: '/api/auth/sign-out',
  switchHouse: '/api/auth/switch-house',
  prove: '/api/auth/prove',
  metrics: '/metrics',
  openapi: '/api/openapi.json',
  docs: '/api/docs',
  /** There browsers tell what the content security policy kept them from. */
  cspReports: '/api/csp-berichte',
} as const

/** By this header a page says which house it shows: a session that is in another one by now answers it nothing. */
export const HOUSE_HEADER = 'platzwart-house'

/**
 * By this header a page says whom it shows: it is neither told nor given anything in the name of somebody else who is signed in by now.
 * Of an address that is opened as a link the query says it under the same name.
 */
export const PERSON_HEADER = 'platzwart-person'

/** In the address of a file: what took its place has another one, and is not looked for in a browser's cache. */
export const STAMP_NAME = 'stand'

/** Every page of the app, so that no layer types its path by hand. */
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

/** The pages that rooms have in each Bereich: the same ones at addresses of their own, and those that one has alone. */
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

/** Each page as a pattern: a place in braces is any one part of a path; a slash at the end and capitals change nothing, as in the browser. */
const patternOf = (path: string) =>
  new RegExp(`^${path === '/' ? '' : path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`, 'i')

/** The page that an address is one of, with its places unfilled. The server asks: a browser makes no patterns. */
export function pageOfPath(path: string): string | undefined {
  patterns ??= Object.values(PAGE).map((page) => [page, patternOf(page)])
  return patterns.find(([, pattern]) => pattern.test(path))?.[0]
}

/** Whether an address is that of a page; every other one is answered as not found. */
export function isPagePath(path: string): boolean {
  return pageOfPath(path) !== undefined
}
