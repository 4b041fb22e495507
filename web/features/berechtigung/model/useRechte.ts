import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import { offeredRechte } from '@platzwart/domain/berechtigung/offered'
import { useStart } from '../../../platform/session/start.ts'

const NONE: readonly Berechtigung[] = []

/** The rights that say something in this house. @param held what is there already stays to be seen */
export function useRechte(held = NONE): readonly Berechtigung[] {
  return offeredRechte(useStart().mandant?.module ?? [], held)
}
