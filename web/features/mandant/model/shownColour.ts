/** What stands where none is chosen (`tokens.css`). */
export const PRODUCT = '#1f5a46'

const HEX = /^#[0-9a-f]{6}$/i

/** A colour that is typed, as it is shown; null while it is none. */
export function shownColour(typed: string): string | null {
  return HEX.test(typed) ? typed.toLowerCase() : null
}
