import { cleanLine } from './plainText.ts'

const BRACKETS = /^[^<>]*<([^<>]+)>[;,]?$/
const MAILTO = /^mailto:/i
const ATOM = "[a-z0-9_'+-]+"
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/**
 * What the sign-in accepts (better-auth): before the @ ASCII letters, digits and few signs, after it a domain
 * with a dot.
 */
const ADDRESS = new RegExp(
  `^(?=.{1,64}@)${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$`,
)

/** An internationalized domain in ASCII (IDNA); unchanged if it is not a domain. */
function asciiDomain(domain: string): string {
  try {
    return new URL(`http://${domain}/`).hostname
  } catch {
    return domain
  }
}

/**
 * Normalizes an address: without what people paste around it (a name, brackets, `mailto:`), in lower case,
 * with its domain in ASCII.
 */
export function mailAddressOf(typed: string): string {
  const text = cleanLine(typed).trim()
  const address = (BRACKETS.exec(text)?.[1] ?? text).replace(MAILTO, '').trim().toLowerCase()
  const at = address.lastIndexOf('@')
  if (at === -1 || !/[^\u0020-\u007e]/.test(address.slice(at))) return address
  return `${address.slice(0, at)}@${asciiDomain(address.slice(at + 1))}`
}

export const isMailAddress = (address: string): boolean => ADDRESS.test(address)
