const ADRESSE = /^[^\s@<>()[\]\\,;:"]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,188}[a-z0-9])?$/iu

/** Whether a text is one address that mail servers accept. */
export function isAdresse(text: string): boolean {
  return text.length <= 254 && ADRESSE.test(text)
}

/** Normalizes entered addresses to lower case without duplicates, and counts the invalid ones. */
export function sortAdressen(werte: readonly (string | number)[]): {
  readonly gueltig: readonly string[]
  readonly ungueltig: number
} {
  const different = [...new Set(werte.map((adresse) => String(adresse).trim().toLowerCase()))]
  const gueltig = different.filter(isAdresse)
  return { gueltig, ungueltig: different.length - gueltig.length }
}
