import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import { offeredRechte } from '@platzwart/domain/berechtigung/offered'
import { useStart } from '../../../platform/session/start.ts'

const NONE: readonly Berechtigung[] = []

/** The permissions that have an effect in this house. @param held current ones, which stay visible */
export function useRechte(held = NONE): readonly Berechtigung[] {
  return offeredRechte(useStart().mandant?.module ?? [], held)
}
