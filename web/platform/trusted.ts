import { TRUSTED_TYPES } from '@platzwart/contract/trustedTypes'

/** The part of Trusted Types that we need; older browsers lack it, and accept plain strings. */
interface TrustedTypes {
  createPolicy<R extends object>(name: string, rules: R): R
}

const trustedTypes = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes

function policy<R extends object>(name: string, rules: R): R {
  return trustedTypes?.createPolicy(name, rules) ?? rules
}

/**
 * A default policy for Mantine, which writes its style sheets as HTML without a policy of its own. Text
 * without `<` cannot create elements; everything else is refused, and so is every script.
 */
export function guardTexts(): void {
  policy(TRUSTED_TYPES.other, { createHTML: (text: string) => (text.includes('<') ? null : text) })
}

/** Our service workers. */
export type Worker = '/offline.js' | '/mitteilungen.js'

const WORKERS: readonly string[] = ['/offline.js', '/mitteilungen.js'] satisfies readonly Worker[]

const workers = policy(TRUSTED_TYPES.worker, {
  createScriptURL(path: string): string {
    if (!WORKERS.includes(path)) throw new TypeError(`${path} is no worker of ours`)
    return path
  },
})

export function registerWorker(path: Worker, scope: string): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(workers.createScriptURL(path), { scope })
}

const letters = policy(TRUSTED_TYPES.letter, { createHTML: (html: string) => html })

/** Sets a mail's HTML as the content of its frame, whose empty sandbox runs nothing. */
export function fillLetter(frame: HTMLIFrameElement, html: string): void {
  if (frame.getAttribute('sandbox') !== '') throw new TypeError('a letter stands in an empty sandbox only')
  frame.srcdoc = letters.createHTML(html)
}
