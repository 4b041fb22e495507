import { HOUSE_HEADER, PERSON_HEADER } from '@platzwart/contract/paths'

/** The person and house that a page shows; null for none. */
export interface Shown {
  readonly house: string | null
  readonly person: string | null
}

const NOBODY: Shown = { house: null, person: null }

let shown = NOBODY

/** Sets what the page shows from now on. */
export function show(next: Shown | null): void {
  shown = next ?? NOBODY
}

export function shownHouse(): string | null {
  return shown.house
}

export function shownPerson(): string | null {
  return shown.person
}

/** Asks who is signed in, and so is valid for anybody. */
const ASKED_BY_ANYBODY = '/api/start'
/** Signs in or changes the house, and so is valid anywhere. */
const ASKED_ANYWHERE = /^\/api\/auth\//

/**
 * Adds the shown person and house to a request. All windows of a browser share one session, which may be
 * somebody else's by now.
 */
export function tellShown(headers: Headers, path: string, { house, person }: Shown = shown): void {
  if (path === ASKED_BY_ANYBODY) return
  if (person !== null) headers.set(PERSON_HEADER, person)
  if (house !== null && !ASKED_ANYWHERE.test(path)) headers.set(HOUSE_HEADER, house)
}

/** The same for an address that the browser opens itself: a download, a picture. */
export function ofShown(address: string): string {
  if (shown.person === null || !address.startsWith('/api/')) return address
  return `${address}${address.includes('?') ? '&' : '?'}${PERSON_HEADER}=${encodeURIComponent(shown.person)}`
}

/** The server's codes for a page that shows another house or person. */
const ELSE: ReadonlySet<string> = new Set(['sitzung.hausGewechselt', 'sitzung.personGewechselt'])

type Listener = () => void
const listeners = new Set<Listener>()

/**
 * Subscribes to the server's answer that the page shows another house than the session's, or another person.
 */
export function onSomethingElse(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function isSomethingElse(code: string): boolean {
  return ELSE.has(code)
}

export function noteSomethingElse(): void {
  for (const listener of listeners) listener()
}
