import type { BenutzerId, MandantId } from '@platzwart/domain/id'

declare const minted: unique symbol

/**
 * The capability to access one Mandant's rows. Whoever holds one has passed a gate, so that missing
 * authorisation is a type error. `mintScope` may be called in a few named places only (checked by
 * tools/checks/scopeMinting.ts).
 */
export interface MandantScope {
  readonly [minted]: true
  readonly mandantId: MandantId
  /** The acting user; null for the system. */
  readonly benutzerId: BenutzerId | null
}

/** For gates only: the session gate, the job runner, the creation of a Mandant, tests and demo data. */
export function mintScope(mandantId: string, benutzerId: string | null): MandantScope {
  return { mandantId, benutzerId } as unknown as MandantScope
}
