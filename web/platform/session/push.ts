import { registerWorker } from '../trusted.ts'

/** No page lies in it: the worker shows messages, and is no page's. */
const SCOPE = '/mitteilungen/'

/** What this browser allows: it cannot, its person has forbidden it, has allowed it, or is still to be asked. */
export type PushLeave = 'unmoeglich' | 'verboten' | 'erlaubt' | 'offen'

/** What a browser says of itself when it may be told. */
export interface PushAddress {
  readonly adresse: string
  readonly schluessel: string
  readonly geheimnis: string
}

/** Without https, in private windows of some browsers and on older ones there is nothing to switch on. */
export function pushLeave(): PushLeave {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unmoeglich'
  const { permission } = Notification
  return permission === 'granted' ? 'erlaubt' : permission === 'denied' ? 'verboten' : 'offen'
}

async function subscribed(): Promise<PushSubscription | null> {
  if (pushLeave() === 'unmoeglich') return null
  const worker = await navigator.serviceWorker.getRegistration(SCOPE)
  return (await worker?.pushManager.getSubscription()) ?? null
}

const base64url = (bytes: ArrayBuffer | null | undefined) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** SHA-256 of the address at which this browser is told, by which the house's list names it; null where it is told nothing. */
export async function ownKennung(): Promise<string | null> {
  const there = await subscribed().catch(() => null)
  if (there === null) return null
  return base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(there.endpoint)))
}

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  const worker = await registerWorker('/mitteilungen.js', SCOPE)
  const coming = worker.installing ?? worker.waiting
  if (worker.active === null && coming !== null)
    await new Promise<void>((resolve) => {
      coming.addEventListener('statechange', () => coming.state === 'activated' && resolve())
    })
  return worker
}

/**
 * Asks whoever sits here, and lets their browser be told.
 * @param key by which its push service knows the house. @returns null where they forbid it
 * @throws what the browser throws, where its push service cannot be reached
 */
export async function subscribePush(key: string): Promise<PushAddress | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await readyWorker()
  const before = await pushManager.getSubscription()
  // Of a house that has another key by now: its messages would be refused.
  if (before !== null && base64url(before.options.applicationServerKey) !== key) await before.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  return {
    adresse: made.endpoint,
    schluessel: base64url(made.getKey('p256dh')),
    geheimnis: base64url(made.getKey('auth')),
  }
}

/** This browser is told nothing any more, whatever the house still believes: its push service says so at the next message. */
export async function unsubscribePush(): Promise<void> {
  const there = await subscribed().catch(() => null)
  await there?.unsubscribe().catch(() => undefined)
}
