/** So many passkeys may an account have. */
export const PASSKEYS_MOST = 10
/** Characters of what somebody calls a passkey. */
export const PASSKEY_NAME_MAX = 60

/** What a passkey is kept by: several devices of a person, one device, or a key that is plugged in or held to it. */
export const PASSKEY_ARTEN = ['verwahrt', 'geraet', 'schluessel', 'unbekannt'] as const
export type PasskeyArt = (typeof PASSKEY_ARTEN)[number]

/** @param wege how the browser reaches it, by the words of WebAuthn */
export function passkeyArtOf(wege: readonly string[], synchron: boolean): PasskeyArt {
  if (synchron) return 'verwahrt'
  if (wege.includes('internal')) return 'geraet'
  return wege.some((weg) => ['usb', 'nfc', 'ble'].includes(weg)) ? 'schluessel' : 'unbekannt'
}

/** No address of a machine: browsers make passkeys for names alone. */
const isName = (host: string) => host !== '' && !host.includes(':') && !/^[\d.]+$/.test(host)

/**
 * The domain that a passkey is made for at a host, and that it is offered at: that of the installation at its host and at all below it, so
 * that one passkey does for all houses there; else the host itself. Browsers let nobody take a name without a dot for others.
 * @param publicHost that of PUBLIC_URL
 * @param host without port
 * @returns null where browsers make none
 */
export function passkeyDomain(publicHost: string, host: string): string | null {
  const own = publicHost.toLowerCase()
  const here = host.toLowerCase()
  if (!isName(here)) return null
  return isName(own) && own.includes('.') && here.endsWith(`.${own}`) ? own : here
}

/** What somebody calls a passkey, on one line; or why that is no name. */
export function passkeyNameOf(
  text: unknown,
): { readonly name: string } | { readonly fault: 'fehlt' | 'zuLang' } {
  const name = typeof text === 'string' ? text.replaceAll(/\s+/g, ' ').trim() : ''
  if (name === '') return { fault: 'fehlt' }
  return [...name].length > PASSKEY_NAME_MAX ? { fault: 'zuLang' } : { name }
}
