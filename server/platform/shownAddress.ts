import { domainToASCII, domainToUnicode } from 'node:url'

/** A mail address with an IDNA domain. Those in links stay as they are. */
const ADDRESS = /(mailto:)?([a-z0-9_'.+-]+@)((?:[a-z0-9-]+\.)*xn--[a-z0-9-]+(?:\.[a-z0-9-]+)*)/gi

/** Letters of other scripts can look like Latin ones and imitate another domain. */
const LATIN = /^[\p{Script=Latin}\p{Mn}0-9.-]+$/u

function shownDomain(domain: string): string {
  const shown = domainToUnicode(domain)
  const isSame = domainToASCII(shown) === domain.toLowerCase()
  return isSame && LATIN.test(shown) ? shown : domain
}

/**
 * Shows IDNA domains of mail addresses in Unicode: `uwe@müller.example` for `uwe@xn--mller-kva.example`.
 * Domains with non-Latin letters stay encoded. Input accepts both forms.
 */
export function showAddresses(text: string): string {
  if (!text.includes('xn--')) return text
  return text.replace(ADDRESS, (found, link: string | undefined, name: string, domain: string) =>
    link === undefined ? `${name}${shownDomain(domain)}` : found,
  )
}
