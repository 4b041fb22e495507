import type { Modul } from '../mandant/module.ts'

import type { Berechtigung } from './namen.ts'

type Rights = ReadonlySet<Berechtigung>

export interface MenuEntry {
  readonly id: string
  readonly path: string
}

interface Rule extends MenuEntry {
  readonly modul?: Modul
  readonly may?: (rights: Rights) => boolean
}

/** Which permission sees which entry of the header (P7): derived here once, shown in docs/. Entries appear with their pages. */
const MENU: readonly Rule[] = [
  { id: 'karte', path: '/leseraum/karte', modul: 'leseraum' },
  { id: 'liste', path: '/leseraum/liste', modul: 'leseraum' },
  { id: 'soFunktionierts', path: '#so-funktionierts' },
  { id: 'regeln', path: '#regeln' },
  { id: 'passwort', path: '/leseraum/passwort' },
  { id: 'logout', path: '/logout' },
]

/** What the person's header shows, in order. */
export function menuEntries(rights: Rights, module: readonly string[]): MenuEntry[] {
  return MENU.filter((rule) => (!rule.modul || module.includes(rule.modul)) && (!rule.may || rule.may(rights))).map(
    ({ id, path }) => ({ id, path }),
  )
}

