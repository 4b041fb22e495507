import type { Start } from '@platzwart/contract/start'
import type { Holder } from './uebergabe.ts'

/** The signed-in person as the owner of what this device keeps; null for nobody. */
export function holderOf(start: Start | undefined): Holder | null {
  const { mandant, sitzung } = start ?? {}
  return mandant && sitzung ? { mandantId: mandant.id, benutzerId: sitzung.benutzer.id } : null
}
