/** Formats plan units (1 cm) as metres: `12,5`. */
export function metresOf(units: number, language: 'de' | 'en'): string {
  return String(units / 100).replace('.', language === 'de' ? ',' : '.')
}

/** Converts metres to whole plan units. */
export function unitsOf(metres: number | null): number | null {
  return metres === null ? null : Math.round(metres * 100)
}
