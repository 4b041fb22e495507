/** Browser storage may be forbidden or full; a lost preference is no error. */
export function readPreference(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function keepPreference(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Kept for this page only.
  }
}
