import { BERECHTIGUNGEN, type Berechtigung } from '@platzwart/domain/berechtigung/names'

export const RECHTE = [...BERECHTIGUNGEN]

/** The right of an address; that which grants all others where it names none. */
export const rechtOf = (named: string): Berechtigung =>
  RECHTE.find((one) => one === named) ?? 'berechtigungs_pflege'
