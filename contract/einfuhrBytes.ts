import type { EinfuhrName } from '@platzwart/domain/einfuhr/arten'

/** Bytes of one table that is brought at most; apart from the schemas, so that a page knows it without them. */
export const MAX_EINFUHR_BYTES = 24 * 1024 * 1024

/** Lines of it at most. Of seats as many as stand on one plan; of what is locked line by line as many as are done while people wait. */
export const MAX_EINFUHR_LINES: Readonly<Record<EinfuhrName, number>> = {
  personen: 150_000,
  plaetze: 2_000,
  fahrzeuge: 2_000,
  buchungen: 2_000,
}
