const WELL_KNOWN = /\/\.well-known\/openid-configuration\/?$/

/**
 * The issuer in what people paste: its address, or that of its configuration. Null for what is no web address of a server. The slash at its end
 * counts: services write it, or do not, and mean it.
 */
export function issuerOf(typed: string): string | null {
  const text = typed.trim().replace(WELL_KNOWN, '')
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol) || url.hostname === '') return null
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return null
  return text
}
