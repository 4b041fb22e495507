const ADRESSE = /^[^\s@<>()[\]\\,;:"]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,188}[a-z0-9])?$/iu

/** One address, as a mail server will take it. */
export function isAdresse(text: string): boolean {
  return text.length <= 254 && ADRESSE.test(text)
}
