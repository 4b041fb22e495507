import type { Berechtigung } from './names.ts'

/** Names that are no permission open nothing, so nobody has to leave them out before. */
interface Rights {
  has(name: Berechtigung): boolean
}

/** Any one of these permissions opens the admin area (P3). */
export const ADMIN: readonly Berechtigung[] = [
  'oeffnungszeiten_pflege',
  'benutzer_pflegen',
  'berechtigungs_pflege',
  'ausstattungs_pflege',
  'objekt_pflege',
  'fahrzeug_pflege',
  'customizing_mandant_pflege',
  'protokoll_einsicht',
]

/** The guard's messages, as codes (SPECIFICATION section 6). */
export type GuardCode =
  | 'guard.noAdmin'
  | 'guard.noAusstattung'
  | 'guard.noRolleGruppe'
  | 'guard.noBenutzer'
  | 'guard.noObjektPflege'

export function adminArea(rights: Rights): boolean {
  return ADMIN.some((name) => rights.has(name))
}

interface Guard {
  readonly path: string
  readonly may: (rights: Rights) => boolean
  readonly code: GuardCode
}

/**
 * The specification has no message for "objekt and ausstattung, or the settings permission", nor for pages
 * that it does not know: those refuse with "no admin".
 */
const GUARDS: readonly Guard[] = [
  {
    path: '/admin/einstellungen',
    may: (rights) =>
      rights.has('customizing_mandant_pflege') ||
      (rights.has('objekt_pflege') && rights.has('ausstattungs_pflege')),
    code: 'guard.noAdmin',
  },
  // The name of the house, its appearance, and its public texts.
  { path: '/admin/haus', may: (rights) => rights.has('customizing_mandant_pflege'), code: 'guard.noAdmin' },
  {
    path: '/admin/einrichten',
    may: (rights) => rights.has('customizing_mandant_pflege'),
    code: 'guard.noAdmin',
  },
  {
    path: '/admin/auftraege',
    may: (rights) => rights.has('customizing_mandant_pflege') || rights.has('fahrzeug_pflege'),
    code: 'guard.noAdmin',
  },
  {
    path: '/admin/postausgang',
    may: (rights) => rights.has('customizing_mandant_pflege') || rights.has('benutzer_pflegen'),
    code: 'guard.noAdmin',
  },
  {
    path: '/admin/aufbewahrung',
    may: (rights) => rights.has('customizing_mandant_pflege'),
    code: 'guard.noAdmin',
  },
  // What the settings imply for people's data.
  {
    path: '/admin/datenschutz',
    may: (rights) => rights.has('customizing_mandant_pflege'),
    code: 'guard.noAdmin',
  },
  // A separate permission, so that somebody other than the person who grants rights can read what they did.
  { path: '/admin/protokoll', may: (rights) => rights.has('protokoll_einsicht'), code: 'guard.noAdmin' },
  { path: '/admin/raeume', may: (rights) => rights.has('ausstattungs_pflege'), code: 'guard.noAusstattung' },
  {
    path: '/admin/ausstattung',
    may: (rights) => rights.has('ausstattungs_pflege'),
    code: 'guard.noAusstattung',
  },
  {
    path: '/admin/anzeigegeraete',
    may: (rights) => rights.has('ausstattungs_pflege') || rights.has('objekt_pflege'),
    code: 'guard.noAdmin',
  },
  {
    path: '/admin/sonderoeffnungszeiten',
    may: (rights) => rights.has('oeffnungszeiten_pflege'),
    code: 'guard.noAdmin',
  },
  // Each of these permissions opens the files of what it maintains.
  {
    path: '/admin/dateien',
    may: (rights) =>
      rights.has('customizing_mandant_pflege') ||
      rights.has('objekt_pflege') ||
      rights.has('fahrzeug_pflege'),
    code: 'guard.noAdmin',
  },
  { path: '/admin/rollen', may: (rights) => rights.has('berechtigungs_pflege'), code: 'guard.noRolleGruppe' },
  // Whoever says by what service people come in, and what they may do then, grants.
  {
    path: '/admin/anmeldung',
    may: (rights) => rights.has('berechtigungs_pflege'),
    code: 'guard.noRolleGruppe',
  },
  {
    path: '/admin/gruppen',
    may: (rights) => rights.has('berechtigungs_pflege'),
    code: 'guard.noRolleGruppe',
  },
  { path: '/admin/benutzer', may: (rights) => rights.has('benutzer_pflegen'), code: 'guard.noBenutzer' },
  // A route of the specification that has no guard of its own; without vehicles to maintain there is nothing
  // to do on it.
  { path: '/admin/fahrzeuge', may: (rights) => rights.has('fahrzeug_pflege'), code: 'guard.noAdmin' },
  { path: '/admin/lokationen', may: (rights) => rights.has('objekt_pflege'), code: 'guard.noObjektPflege' },
]

/** Why this path is closed to the person; null if it is open (P4). Paths outside /admin are not guarded. */
export function guardAdminPath(path: string, rights: Rights): GuardCode | null {
  if (path !== '/admin' && !path.startsWith('/admin/')) return null
  if (!adminArea(rights)) return 'guard.noAdmin'
  const guard = GUARDS.find((known) => path === known.path || path.startsWith(`${known.path}/`))
  return guard && !guard.may(rights) ? guard.code : null
}
