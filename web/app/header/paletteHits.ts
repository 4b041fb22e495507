import type { PaletteAction, PaletteGroup } from '../../frame/palette.ts'
import { fits } from '../../platform/typedWords.ts'

/** Entries that contain every typed word; empty groups are left out. */
export function hitsIn(groups: readonly PaletteGroup[], typed: string): readonly PaletteGroup[] {
  const isHit = ({ label, description = '', keywords = '' }: PaletteAction) =>
    fits(typed, `${label} ${description} ${keywords}`)
  return groups
    .map(({ group, actions }) => ({ group, actions: actions.filter(isHit) }))
    .filter(({ actions }) => actions.length > 0)
}
