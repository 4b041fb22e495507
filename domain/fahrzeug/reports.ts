import type { Report } from '../datenschutz/reports.ts'

const common = { modul: 'fahrzeugbuchung' } as const

/** Reports about trips that name the people who made them. */
export const REPORTS = {
  fahrtenbuch: {
    ...common,
    operation: 'readAusfuhrDatei',
    leser: ['fahrzeug_logbuch_report', 'fahrzeug_pflege'],
  },
  fahrzeugbericht: { ...common, operation: null, leser: ['empfaenger'] },
} as const satisfies Record<string, Report>
