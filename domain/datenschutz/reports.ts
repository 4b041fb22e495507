import { carReports } from '../bestaendeOfKinds.ts'
import type { Modul } from '../mandant/module.ts'
import type { Leser } from './bestand.ts'

/** A file, or a recurring mail, that contains people. */
export interface Report {
  /** The operation that returns it; null if it is sent automatically. */
  readonly operation: string | null
  /** Who receives it. */
  readonly leser: readonly Leser[]
  /** The module that it needs; without it, every house has it. */
  readonly modul?: Modul
}

/** Every file with people in it that leaves the application; a test compares the list with the operations. */
const REPORTS = {
  eigeneDaten: { operation: 'readDatenauskunft', leser: ['selbst'] },
  // Readable by anybody with the address. The person makes it; people who maintain bookings can make one that
  // names nobody.
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

/** The reports of a house with these modules. */
export function reportsIn(module: readonly string[]): readonly ReportName[] {
  return REPORT_NAMES.filter((name) => {
    const { modul } = reportOf(name)
    return modul === undefined || module.includes(modul)
  })
}
