import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import type { Belegung } from '../../platform/feature.ts'

/** A booking as external calendars see it, whatever its kind. */
export interface BelegungRow {
  readonly id: string
  readonly version: number
  readonly zeitraum: Zeitraum
  readonly status: string
}

export function belegungOf({ id, version, zeitraum, status }: BelegungRow): Belegung {
  return { id, version, zeitraum, vorgemerkt: status === 'vorgemerkt' }
}
