/** The default colour (`tokens.css`). */
export const PRODUCT = '#1f5a46'

const HEX = /^#[0-9a-f]{6}$/i

/** A typed colour for the preview; null while it is invalid. */
export function shownColour(typed: string): string | null {
  return HEX.test(typed) ? typed.toLowerCase() : null
}
