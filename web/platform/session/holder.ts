import type { Start } from '@platzwart/contract/start'

/** Whose something is that this device keeps: nobody else sees it or sends it. */
export interface Holder {
  readonly mandantId: string
  readonly benutzerId: string
}

/** The signed-in person as the owner of what this device keeps; null for nobody. */
export function holderOf(start: Start | undefined): Holder | null {
  const { mandant, sitzung } = start ?? {}
  return mandant && sitzung ? { mandantId: mandant.id, benutzerId: sitzung.benutzer.id } : null
}
