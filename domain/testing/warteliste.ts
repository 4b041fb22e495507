import type { Wartender } from '../leseraum/warteliste/types.ts'
import { at, BEN, between } from './leseraum.ts'

let made = 0

/** Ben waits for any seat of the plan from nine to eleven, since seven, by default. */
export function wartender(more: Partial<Wartender> = {}): Wartender {
  return {
    id: `w${String(++made).padStart(6, '0')}`,
    benutzerId: BEN,
    leseraumId: null,
    ausstattungId: null,
    zone: null,
    zeitraum: between('09:00', '11:00'),
    mindestens: 120,
    gruppengroesse: 1,
    erstellt: at('07:00'),
    ...more,
  }
}
