import { carReports } from '../bestaendeOfKinds.ts'
import type { Modul } from '../mandant/module.ts'
import type { Leser } from './bestand.ts'

/** A file, or a mail at regular times, in which people stand. */
export interface Report {
  /** The operation that gives it; null for one that goes out by itself. */
  readonly operation: string | null
  /** Who gets it. */
  readonly leser: readonly Leser[]
  /** Without one in every house. */
  readonly modul?: Modul
}

/** Every file with people in it that leaves the program: a test holds the list against the operations. */
const REPORTS = {
  eigeneDaten: { operation: 'readDatenauskunft', leser: ['selbst'] },
  // Whoever was given the address: it is made by the person, and by those who maintain what is booked, where nobody stands in it.
  kalender: { operation: 'readKalender', leser: ['selbst'] },
  personen: { operation: 'exportBenutzer', leser: ['benutzer_pflegen'] },
  protokoll: { operation: 'exportProtokoll', leser: ['protokoll_einsicht'] },
  haus: { operation: 'readHausdatei', leser: ['betreiber'] },
  ...carReports,
} as const satisfies Record<string, Report>

export type ReportName = keyof typeof REPORTS

export function reportOf(name: ReportName): Report {
  return REPORTS[name]
}

export const REPORT_NAMES = Object.keys(REPORTS) as ReportName[]

/** Those of a house with these modules. */
export function reportsIn(module: readonly string[]): readonly ReportName[] {
  return REPORT_NAMES.filter((name) => {
    const { modul } = reportOf(name)
    return modul === undefined || module.includes(modul)
  })
}
