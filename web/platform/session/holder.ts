import type { Start } from '@platzwart/contract/start'

/** The owner of data on this device: nobody else sees or sends it. */
export interface Holder {
  readonly mandantId: string
  readonly benutzerId: string
}

/** The signed-in person as an owner of data on this device; null for nobody. */
export function holderOf(start: Start | undefined): Holder | null {
  const { mandant, sitzung } = start ?? {}
  return mandant && sitzung ? { mandantId: mandant.id, benutzerId: sitzung.benutzer.id } : null
}
