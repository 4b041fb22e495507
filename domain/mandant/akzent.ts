/**
 * Against white. It leaves 4.5 on the darkest of our light grounds, which text of any size needs (WCAG 2.2,
 * 1.4.3).
 */
export const CONTRAST_MIN = 5.5

/** Relative luminance of `#rrggbb`, from 0 to 1 (WCAG 2.2). */
function luminance(colour: string): number {
  const part = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}

/**
 * The contrast ratio of two colours, each `#rrggbb`, from 1 to 21. An accent appears on white, and white on
 * it.
 */
export function contrast(colour: string, other = '#ffffff'): number {
  const [low = 0, high = 0] = [luminance(colour), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}
