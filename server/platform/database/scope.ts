import type { BenutzerId, MandantId } from '@platzwart/domain/id'

declare const minted: unique symbol

/**
 * The right to touch one Mandant's rows. Whoever holds one has passed a gate; forgetting authorisation is a type error.
 * Minted in the named places of `mintScope` only (tools/checks/scopeMinting.ts holds the list).
 */
export interface MandantScope {
  readonly [minted]: true
  readonly mandantId: MandantId
  /** Who acts; null for the system. */
  readonly benutzerId: BenutzerId | null
}

/** Gates call this, and nobody else: the session gate, the job runner, the creation of a Mandant, tests and demo data. */
export function mintScope(mandantId: string, benutzerId: string | null): MandantScope {
  return { mandantId, benutzerId } as unknown as MandantScope
}
