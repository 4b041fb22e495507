import { registerWorker } from '../trusted.ts'

/** A scope without pages: the worker shows notifications, and controls no page. */
const SCOPE = '/mitteilungen/'

/** The notification permission of this browser: unsupported, denied, granted, or not asked yet. */
export type PushLeave = 'unmoeglich' | 'verboten' | 'erlaubt' | 'offen'

/** A browser's push subscription. */
export interface PushAddress {
  readonly adresse: string
  readonly schluessel: string
  readonly geheimnis: string
}

/** Unsupported without https, in private windows of some browsers and in older ones. */
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

/**
 * SHA-256 of this browser's push address, by which the house's list identifies it; null without a
 * subscription.
 */
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
 * Asks for permission, and subscribes the browser.
 * @param key the house's public key for its push service. @returns null if they deny it
 * @throws what the browser throws if its push service cannot be reached
 */
export async function subscribePush(key: string): Promise<PushAddress | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await readyWorker()
  const before = await pushManager.getSubscription()
  // The house has another key by now: messages to the old subscription would be refused.
  if (before !== null && base64url(before.options.applicationServerKey) !== key) await before.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  return {
    adresse: made.endpoint,
    schluessel: base64url(made.getKey('p256dh')),
    geheimnis: base64url(made.getKey('auth')),
  }
}

/**
 * Unsubscribes this browser, whatever the house still believes: its push service rejects the next message.
 */
export async function unsubscribePush(): Promise<void> {
  const there = await subscribed().catch(() => null)
  await there?.unsubscribe().catch(() => undefined)
}
