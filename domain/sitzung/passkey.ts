/** Most passkeys of an account. */
export const PASSKEYS_MOST = 10
/** Characters of a passkey's name. */
export const PASSKEY_NAME_MAX = 60

/** Where a passkey is stored: synced between a person's devices, on one device, or on a security key. */
export const PASSKEY_ARTEN = ['verwahrt', 'geraet', 'schluessel', 'unbekannt'] as const
export type PasskeyArt = (typeof PASSKEY_ARTEN)[number]

/** @param wege the transports, as WebAuthn names them */
export function passkeyArtOf(wege: readonly string[], synchron: boolean): PasskeyArt {
  if (synchron) return 'verwahrt'
  if (wege.includes('internal')) return 'geraet'
  return wege.some((weg) => ['usb', 'nfc', 'ble'].includes(weg)) ? 'schluessel' : 'unbekannt'
}

/** Whether a host is a name and not an IP address: browsers make passkeys only for names. */
const isName = (host: string) => host !== '' && !host.includes(':') && !/^[\d.]+$/.test(host)

/**
 * The relying-party id for passkeys at a host: the installation's host for itself and everything below it, so
 * that one passkey works for all houses there; else the host itself. Browsers do not let a page claim a
 * parent without a dot.
 * @param publicHost that of PUBLIC_URL
 * @param host without port
 * @returns null if browsers make no passkeys there
 */
export function passkeyDomain(publicHost: string, host: string): string | null {
  const own = publicHost.toLowerCase()
  const here = host.toLowerCase()
  if (!isName(here)) return null
  return isName(own) && own.includes('.') && here.endsWith(`.${own}`) ? own : here
}

/** Normalizes a passkey's name to one line, or says what is wrong with it. */
export function passkeyNameOf(
  text: unknown,
): { readonly name: string } | { readonly fault: 'fehlt' | 'zuLang' } {
  const name = typeof text === 'string' ? text.replaceAll(/\s+/g, ' ').trim() : ''
  if (name === '') return { fault: 'fehlt' }
  return [...name].length > PASSKEY_NAME_MAX ? { fault: 'zuLang' } : { name }
}
