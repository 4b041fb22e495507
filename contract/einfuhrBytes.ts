import type { EinfuhrName } from '@platzwart/domain/einfuhr/arten'

/** Maximum bytes of an imported table. In a file without schemas, so that pages can load it alone. */
export const MAX_EINFUHR_BYTES = 24 * 1024 * 1024

/**
 * Maximum lines: for seats, as many as fit on a plan; for kinds that lock each line, as many as can be
 * processed while people wait.
 */
export const MAX_EINFUHR_LINES: Readonly<Record<EinfuhrName, number>> = {
  personen: 150_000,
  plaetze: 2_000,
  fahrzeuge: 2_000,
  buchungen: 2_000,
}
