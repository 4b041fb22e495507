/**
 * The push services of the makers of browsers: Chrome and what stands on it, Firefox, Edge, Safari. Where else a message would go nobody has agreed
 * to, and a request of ours leads nowhere inside a house's network.
 */
const DIENSTE = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
] as const

/** @param more origins beside them, of an installation's own service */
export function isPushDienst(adresse: string, more: readonly string[] = []): boolean {
  const url = URL.parse(adresse)
  if (url === null || url.username !== '' || url.password !== '') return false
  if (more.includes(url.origin)) return true
  const ofMaker = DIENSTE.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  return url.protocol === 'https:' && url.port === '' && ofMaker
}
