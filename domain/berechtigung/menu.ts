import { BEREICHE } from '../mandant/bereich.ts'
import {
  type AnyModul,
  hasModul,
  isPageModul,
  modulBelow,
  namedModul,
  type PageModul,
} from '../mandant/module.ts'
import { guardAdminPath } from './adminBereich.ts'
import type { Berechtigung } from './names.ts'

type Rights = ReadonlySet<Berechtigung>

export interface MenuEntry {
  /** Name of the entry's text in `phrases`. */
  readonly id: string
  /** The path of a page, or of a dialog over the current page (`#…`). */
  readonly path: string
}

/** What the menu depends on besides permissions. */
export interface MenuPerson {
  /** Is an operator of all Mandanten. */
  readonly betreiber?: boolean
  /** The house still shows its setup checklist. */
  readonly einrichtung?: boolean
}

interface Rule extends MenuEntry {
  readonly modul?: AnyModul
  /** Any one of these; without it, everybody. */
  readonly rights?: readonly Berechtigung[]
  readonly who?: (person: MenuPerson) => boolean
  /** A condition in addition to the permissions. */
  readonly while?: (person: MenuPerson) => boolean
}

const VEHICLES = ['fahrzeug_buchen', 'fahrzeug_fremdbuchung', 'fahrzeug_pflege'] as const

/** Figures of rooms are for people who look after the rooms or their bookings. */
const COUNTS = { modul: BEREICHE, rights: ['buchung_pflege', 'objekt_pflege'] } as const

/**
 * Which permission shows which header entry (P7, U1; SPECIFICATION section 2 leaves it open). A page below
 * /admin must also pass its own guard, so that no entry leads to a closed page. Shown in docs/.
 */
const MENU: readonly Rule[] = [
  // What comes next and what is pending: everybody has it, even with no module on.
  { id: 'heute', path: '/heute' },
  // Today's arrivals, for people who look after bookings.
  { id: 'empfang', path: '/empfang', modul: BEREICHE, rights: ['buchung_pflege'] },
  // Everybody's bookings, for people who look after them.
  { id: 'buchungenRaeume', path: '/buchungen/raeume', modul: BEREICHE, rights: ['buchung_pflege'] },
  {
    id: 'buchungenFahrzeuge',
    path: '/buchungen/fahrzeuge',
    modul: 'fahrzeugbuchung',
    rights: ['fahrzeug_pflege'],
  },
  { id: 'buchungenSperren', path: '/buchungen/sperren', modul: BEREICHE, rights: ['buchung_pflege'] },
  { id: 'karte', path: '/leseraum/karte', modul: 'leseraum' },
  { id: 'liste', path: '/leseraum/liste', modul: 'leseraum' },
  { id: 'arbeitsweltKarte', path: '/arbeitswelt/karte', modul: 'arbeitswelt' },
  { id: 'arbeitsweltListe', path: '/arbeitswelt/liste', modul: 'arbeitswelt' },
  { id: 'fahrzeuge', path: '/fahrzeuge', modul: 'fahrzeugbuchung', rights: VEHICLES },
  { id: 'fahrten', path: '/fahrzeuge/fahrten', modul: 'fahrzeugbuchung', rights: VEHICLES },
  {
    id: 'uebersicht',
    path: '/fahrzeuge/uebersicht',
    modul: 'fahrzeugbuchung',
    // Its list links to each car's logbook.
    rights: [...VEHICLES, 'fahrzeug_logbuch_report'],
  },
  {
    id: 'freigaben',
    path: '/fahrzeuge/freigaben',
    modul: 'fahrzeugbuchung',
    rights: ['fahrzeug_freigabe_von_sonderfahrten'],
  },
  {
    id: 'fuehrerschein',
    path: '/fahrzeuge/fuehrerschein',
    modul: 'fahrzeugbuchung',
    // Drivers see their own licence, checkers the others'.
    rights: [...VEHICLES, 'fahrzeug_fuehrerscheinpruefung'],
  },
  {
    id: 'fahrzeugEinstellungen',
    path: '/fahrzeuge/einstellungen',
    modul: 'fahrzeugbuchung',
    // Everybody who receives mails has their own; people who maintain the house's values see those.
    rights: [
      ...VEHICLES,
      'fahrzeug_freigabe_von_sonderfahrten',
      'fahrzeug_fuehrerscheinpruefung',
      'customizing_mandant_pflege',
    ],
  },
  { id: 'admin', path: '/admin' },
  {
    id: 'einrichten',
    path: '/admin/einrichten',
    while: ({ einrichtung }) => einrichtung === true,
  },
  { id: 'raeume', path: '/admin/raeume', modul: BEREICHE },
  {
    id: 'ausstattung',
    path: '/admin/ausstattung',
    modul: BEREICHE,
    rights: ['ausstattungs_pflege'],
  },
  {
    id: 'sonderoeffnungszeiten',
    path: '/admin/sonderoeffnungszeiten',
    modul: BEREICHE,
    rights: ['oeffnungszeiten_pflege'],
  },
  {
    id: 'anzeigegeraete',
    path: '/admin/anzeigegeraete',
    modul: BEREICHE,
    rights: ['ausstattungs_pflege', 'objekt_pflege'],
  },
  { id: 'standorte', path: '/admin/lokationen' },
  { id: 'benutzer', path: '/admin/benutzer' },
  { id: 'gruppen', path: '/admin/gruppen' },
  { id: 'rollen', path: '/admin/rollen' },
  { id: 'anmeldung', path: '/admin/anmeldung' },
  { id: 'auslastung', path: '/admin/auslastung', ...COUNTS },
  { id: 'auswertung', path: '/admin/auswertung', ...COUNTS },
  { id: 'haus', path: '/admin/haus' },
  { id: 'dateien', path: '/admin/dateien' },
  {
    id: 'einstellungen',
    path: '/admin/einstellungen',
    modul: 'systemeinstellungen',
    // Its guard admits others as well (P4), but only this permission reads and writes the values on the page.
    rights: ['customizing_mandant_pflege'],
  },
  { id: 'fahrzeugeAdmin', path: '/admin/fahrzeuge', modul: 'fahrzeugbuchung' },
  { id: 'auftraege', path: '/admin/auftraege' },
  { id: 'postausgang', path: '/admin/postausgang' },
  { id: 'aufbewahrung', path: '/admin/aufbewahrung' },
  { id: 'anlage', path: '/admin/datenschutz' },
  { id: 'protokoll', path: '/admin/protokoll' },
  { id: 'mandanten', path: '/admin/mandanten', who: ({ betreiber }) => betreiber === true },
  { id: 'soGehts', path: '#so-gehts' },
  { id: 'regeln', path: '#regeln' },
  { id: 'eigeneEinstellungen', path: '/einstellungen' },
  { id: 'eigeneMails', path: '/einstellungen/mails' },
  // People who sign in elsewhere have no password here, but sessions like everybody.
  { id: 'passwort', path: '/leseraum/passwort' },
  { id: 'logout', path: '/logout' },
]

function sees(rule: Rule, rights: Rights, module: readonly string[], person: MenuPerson): boolean {
  if (!hasModul(module, rule.modul)) return false
  if (rule.while && !rule.while(person)) return false
  if (rule.who) return rule.who(person)
  if (rule.rights && !rule.rights.some((right) => rights.has(right))) return false
  return guardAdminPath(rule.path, rights) === null
}

function ruleAt(path: string): Rule | undefined {
  return MENU.filter((one) => path === one.path || path.startsWith(`${one.path}/`)).toSorted(
    (a, b) => b.path.length - a.path.length,
  )[0]
}

/** The module that a page needs, the first of several; null if every house has the page. */
export function modulAt(path: string): PageModul | null {
  const rule = ruleAt(path)
  const modul = rule?.modul && namedModul(rule.modul)
  return modul !== undefined && isPageModul(modul) ? modul : modulBelow(path)
}

/** Whether a house with these modules has the page; one of several modules is enough. */
export function isOnAt(path: string, module: readonly string[]): boolean {
  const asked = ruleAt(path)?.modul
  if (asked !== undefined && hasModul(module, asked)) return true
  const modul = modulAt(path)
  return modul === null || module.includes(modul)
}

/** The person's header entries, in order. */
export function menuEntries(rights: Rights, module: readonly string[], person: MenuPerson = {}): MenuEntry[] {
  return MENU.filter((rule) => sees(rule, rights, module, person)).map(({ id, path }) => ({ id, path }))
}
