import { domainToASCII, domainToUnicode } from 'node:url'

/** A mail address with a domain in IDNA's spelling. One in a link stays as programs take it. */
const ADDRESS = /(mailto:)?([a-z0-9_'.+-]+@)((?:[a-z0-9-]+\.)*xn--[a-z0-9-]+(?:\.[a-z0-9-]+)*)/gi

/** Letters of another script can look like Latin ones, and pass for another domain. */
const LATIN = /^[\p{Script=Latin}\p{Mn}0-9.-]+$/u

function shownDomain(domain: string): string {
  const shown = domainToUnicode(domain)
  const isSame = domainToASCII(shown) === domain.toLowerCase()
  return isSame && LATIN.test(shown) ? shown : domain
}

/**
 * A text for people, in which the domains of mail addresses stand as people write them: `uwe@müller.example`, kept as `uwe@xn--mller-kva.example`.
 * What is read from people takes either. Domains with letters of other scripts stay as they are kept.
 */
export function showAddresses(text: string): string {
  if (!text.includes('xn--')) return text
  return text.replace(ADDRESS, (found, link: string | undefined, name: string, domain: string) =>
    link === undefined ? `${name}${shownDomain(domain)}` : found,
  )
}
