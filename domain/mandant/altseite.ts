import { isOpenLink } from '../link.ts'

const PLACE = '{subdomain}'
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** First label of a host with one in front of its domain: `lindenau` of `lindenau.localhost:3000`; none of `localhost` or an address. */
function subdomainOf(host: string): string | null {
  const [label = '', ...rest] = host.toLowerCase().replace(/:\d+$/, '').split('.')
  const isAddress = rest.every((part) => /^\d+$/.test(part))
  return LABEL.test(label) && !isAddress ? label : null
}

/**
 * Address of the older workspace site (T6; SPECIFICATION section 2). In the Mandant's pattern, `{subdomain}` stands for the sub-domain that
 * the Mandant is reached by; the one that is a special case has a pattern of its own. Null without a pattern, without the sub-domain that
 * it asks for, and for what is no web address.
 */
export function altseite(pattern: string, host: string): string | null {
  const subdomain = subdomainOf(host)
  if (pattern === '' || (pattern.includes(PLACE) && subdomain === null)) return null
  const address = pattern.replaceAll(PLACE, subdomain ?? '')
  return isOpenLink(address) ? new URL(address).href : null
}
