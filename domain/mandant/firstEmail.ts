/** The characters of an address, as imprints write it; anything else ends it. */
const LOCAL = /[\w.+-]/
const HOST = /[\w.-]/

/** Longest address (RFC 5321), which bounds the search on either side of an @. */
const MAX_PART = 254

/** The labels before the first empty one; a host needs at least two. */
function hostOf(run: string): string | null {
  const labels = run.split('.')
  const empty = labels.indexOf('')
  const host = empty === -1 ? labels : labels.slice(0, empty)
  return host.length < 2 ? null : host.join('.')
}

/** The first address of a text. Each character is visited a bounded number of times, whatever the text. */
export function firstEmail(text: string): string | null {
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    let from = at
    while (from > 0 && at - from < MAX_PART && LOCAL.test(text.charAt(from - 1))) from--
    let to = at + 1
    while (to < text.length && to - at <= MAX_PART && HOST.test(text.charAt(to))) to++
    const host = hostOf(text.slice(at + 1, to))
    if (from < at && host !== null) return `${text.slice(from, at)}@${host}`
  }
  return null
}

interface Imprint {
  readonly impressum: string
  readonly impressumEn: string
}

/**
 * The receiver of messages about barriers, which exists even if the house has not named a contact yet.
 * @param sender of the house's mails; null if none are sent
 */
export function feedbackReceiver({ impressum, impressumEn }: Imprint, sender: string | null): string | null {
  return firstEmail(`${impressum}\n${impressumEn}`) ?? sender
}
