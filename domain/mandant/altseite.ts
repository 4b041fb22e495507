import { isOpenLink } from '../link.ts'

const PLACE = '{subdomain}'
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * The first label of a host that has one before its domain: `lindenau` of `lindenau.localhost:3000`; null for
 * `localhost` or an address.
 */
function subdomainOf(host: string): string | null {
  const [label = '', ...rest] = host.toLowerCase().replace(/:\d+$/, '').split('.')
  const isAddress = rest.every((part) => /^\d+$/.test(part))
  return LABEL.test(label) && !isAddress ? label : null
}

/**
 * Address of the older workspace site (T6; SPECIFICATION section 2). In the Mandant's pattern, `{subdomain}`
 * stands for the sub-domain of the Mandant's host; a special case has a pattern of its own. Null without a
 * pattern, without the sub-domain that it needs, and if the result is no web address.
 */
export function altseite(pattern: string, host: string): string | null {
  const subdomain = subdomainOf(host)
  if (pattern === '' || (pattern.includes(PLACE) && subdomain === null)) return null
  const address = pattern.replaceAll(PLACE, subdomain ?? '')
  return isOpenLink(address) ? new URL(address).href : null
}
