import type { Effective } from '@platzwart/domain/einstellung/resolve'
import type { PauseRules } from '@platzwart/domain/leseraum/ankunft/pause'
import type { Person } from '../../platform/konfiguration/person.ts'
import { regelnIn } from '../grundriss/bereich.ts'

type On = Parameters<typeof regelnIn>[1]

/** Whether somebody checks in by the code at the seat alone; those who maintain bookings help where a code is gone. */
export function asksForCode(
  { einstellungen, berechtigungen }: Pick<Person, 'einstellungen' | 'berechtigungen'>,
  on: On,
): boolean {
  return regelnIn(einstellungen, on)['leseraum.checkInMitCode'].value && !berechtigungen.has('buchung_pflege')
}

/** What a house allows whoever goes away for a while, the same of everybody. */
export function pauseRules(einstellungen: Effective, on: On): PauseRules {
  const regeln = regelnIn(einstellungen, on)
  return { minuten: regeln['leseraum.pauseMinuten'].value, anzahl: regeln['leseraum.pausenProBuchung'].value }
}
