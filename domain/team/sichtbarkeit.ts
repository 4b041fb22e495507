import type { Effective } from '../einstellung/resolve.ts'

/**
 * Why a house has no visibility between colleagues: it does not want it, or is in staff-council mode and had
 * not agreed to it before.
 */
export const TEAM_AUS = ['haus', 'personalrat'] as const

export type TeamAus = (typeof TEAM_AUS)[number]

type Settings = Pick<Effective, 'arbeitswelt.teamSichtbar' | 'arbeitswelt.teamPersonalrat'>

/**
 * Null if each person decides for themselves whether colleagues see where they sit; a house can only forbid
 * it.
 */
export function teamAus(einstellungen: Settings, personalrat: boolean): TeamAus | null {
  if (!einstellungen['arbeitswelt.teamSichtbar'].value) return 'haus'
  return personalrat && !einstellungen['arbeitswelt.teamPersonalrat'].value ? 'personalrat' : null
}
