import { TRUSTED_TYPES } from '@platzwart/contract/trustedTypes'

/** As far as we need of it; older browsers have none, and take the text itself. */
interface TrustedTypes {
  createPolicy<R extends object>(name: string, rules: R): R
}

const trustedTypes = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes

function policy<R extends object>(name: string, rules: R): R {
  return trustedTypes?.createPolicy(name, rules) ?? rules
}

/**
 * Mantine writes its style sheets as HTML, and names no policy. A text in which nothing opens a tag makes no element, whatever it is written
 * into; every other one is refused, and so is every script.
 */
export function guardTexts(): void {
  policy(TRUSTED_TYPES.other, { createHTML: (text: string) => (text.includes('<') ? null : text) })
}

/** The service workers that we have. */
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

/** Puts a letter into its frame, whose empty sandbox lets nothing in it run. */
export function fillLetter(frame: HTMLIFrameElement, html: string): void {
  if (frame.getAttribute('sandbox') !== '') throw new TypeError('a letter stands in an empty sandbox only')
  frame.srcdoc = letters.createHTML(html)
}
