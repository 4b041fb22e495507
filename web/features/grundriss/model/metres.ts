/** Plan units (1 cm) as people write metres: `12,5`. */
export function metresOf(units: number, language: 'de' | 'en'): string {
  return String(units / 100).replace('.', language === 'de' ? ',' : '.')
}

/** Metres as they were typed, with comma or point, in whole plan units; null for what is no number. */
export function unitsOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.')
  return /^\d{1,4}(\.\d{1,4})?$/.test(text) ? Math.round(Number(text) * 100) : null
}
