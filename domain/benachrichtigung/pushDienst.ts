/**
 * The push services of the browser vendors: Chrome and its derivatives, Firefox, Edge, Safari. Users agreed
 * to no other receiver, and with this list no request of ours can be directed into a house's network (SSRF).
 */
const DIENSTE = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
] as const

/** @param more further origins, of the installation's own push service */
export function isPushDienst(adresse: string, more: readonly string[] = []): boolean {
  const url = URL.parse(adresse)
  if (url === null || url.username !== '' || url.password !== '') return false
  if (more.includes(url.origin)) return true
  const ofMaker = DIENSTE.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  return url.protocol === 'https:' && url.port === '' && ofMaker
}
