const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/

/** A mail about a barrier, to the address in the Mandant's imprint; without one the reader's mail program asks for it. */
export function feedbackAddress(impressum: string, subject: string): string {
  const email = EMAIL.exec(impressum)?.[0] ?? ''
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`
}
