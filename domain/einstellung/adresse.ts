import type { Effective } from './resolve.ts'

const ADRESSE = /^[^\s@<>()[\]\\,;:"]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,188}[a-z0-9])?$/iu

/** One address, as a mail server will take it. */
export function isAdresse(text: string): boolean {
  return text.length <= 254 && ADRESSE.test(text)
}

/** Addresses of the vehicle report, lower case and each once; and how many are none. */
export function berichtAdressen(haus: Pick<Effective, 'fahrzeug.berichtAdressen'>): {
  readonly gueltig: readonly string[]
  readonly ungueltig: number
} {
  const all = haus['fahrzeug.berichtAdressen'].value.map((adresse) => String(adresse).trim().toLowerCase())
  const different = [...new Set(all)]
  const gueltig = different.filter(isAdresse)
  return { gueltig, ungueltig: different.length - gueltig.length }
}
