const ADRESSE = /^[^\s@<>()[\]\\,;:"]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,188}[a-z0-9])?$/iu

/** One address, as a mail server will take it. */
export function isAdresse(text: string): boolean {
  return text.length <= 254 && ADRESSE.test(text)
}

/** What was entered as addresses: lower case and each once; and how many are none. */
export function sortAdressen(werte: readonly (string | number)[]): {
  readonly gueltig: readonly string[]
  readonly ungueltig: number
} {
  const different = [...new Set(werte.map((adresse) => String(adresse).trim().toLowerCase()))]
  const gueltig = different.filter(isAdresse)
  return { gueltig, ungueltig: different.length - gueltig.length }
}
