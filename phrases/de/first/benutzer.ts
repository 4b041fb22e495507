/** What any page may say of people, groups and roles: the names of their pages. */
export const first = {
  menue: {
    benutzer: 'Benutzer',
    gruppen: 'Gruppen',
    rollen: 'Rollen',
  },
}

declare module '../../phrases.ts' {
  interface First {
    readonly benutzer: typeof first
  }
}
