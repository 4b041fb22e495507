import type { PaletteAction, PaletteGroup } from '../../frame/palette.ts'

const wordsIn = (text: string) =>
  text
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')

/** Those in which each word that is typed stands; groups that have none are left out. */
export function hitsIn(groups: readonly PaletteGroup[], typed: string): readonly PaletteGroup[] {
  const wanted = wordsIn(typed)
  const fits = ({ label, description = '', keywords = '' }: PaletteAction) => {
    const all = `${label} ${description} ${keywords}`.toLocaleLowerCase()
    return wanted.every((word) => all.includes(word))
  }
  return groups
    .map(({ group, actions }) => ({ group, actions: actions.filter(fits) }))
    .filter(({ actions }) => actions.length > 0)
}
