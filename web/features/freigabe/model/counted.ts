import type { Zaehler } from '@platzwart/contract/freigabe'
import type { Start } from '@platzwart/contract/start'

/** The kinds of waiting tasks: requests to decide, licences to check. */
export type Art = keyof Zaehler

const RECHT = {
  freigaben: 'fahrzeug_freigabe_von_sonderfahrten',
  fuehrerscheine: 'fahrzeug_fuehrerscheinpruefung',
} as const satisfies Record<Art, string>

/** The kinds counted for this person in this house (P6); nobody else needs a request. */
export function countedFor({ sitzung, mandant }: Pick<Start, 'sitzung' | 'mandant'>): readonly Art[] {
  if (!mandant?.module.includes('fahrzeugbuchung')) return []
  return (Object.keys(RECHT) as Art[]).filter((art) => sitzung?.berechtigungen.includes(RECHT[art]))
}
