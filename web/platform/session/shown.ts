import { HOUSE_HEADER, PERSON_HEADER } from '@platzwart/contract/paths'

/** Whom a page shows, and in which house; null where it shows none. */
export interface Shown {
  readonly house: string | null
  readonly person: string | null
}

const NOBODY: Shown = { house: null, person: null }

let shown = NOBODY

/** What the page shows from now on. */
export function show(next: Shown | null): void {
  shown = next ?? NOBODY
}

export function shownHouse(): string | null {
  return shown.house
}

export function shownPerson(): string | null {
  return shown.person
}

/** Who one is, and where, is asked wherever one is. */
const ASKED_BY_ANYBODY = '/api/start'
/** Somebody signs in, or goes to another house, wherever they are. */
const ASKED_ANYWHERE = /^\/api\/auth\//

/**
 * What every question to the server says of the page: whom it shows, and in which house. All windows of a browser have one session, and it
 * may be somebody else's by now.
 */
export function tellShown(headers: Headers, path: string, { house, person }: Shown = shown): void {
  if (path === ASKED_BY_ANYBODY) return
  if (person !== null) headers.set(PERSON_HEADER, person)
  if (house !== null && !ASKED_ANYWHERE.test(path)) headers.set(HOUSE_HEADER, house)
}

/** The same of an address that the browser opens by itself: a download, a picture. */
export function ofShown(address: string): string {
  if (shown.person === null || !address.startsWith('/api/')) return address
  return `${address}${address.includes('?') ? '&' : '?'}${PERSON_HEADER}=${encodeURIComponent(shown.person)}`
}

/** What the server answers to a page that shows another house, or somebody else. */
const ELSE: ReadonlySet<string> = new Set(['sitzung.hausGewechselt', 'sitzung.personGewechselt'])

type Listener = () => void
const listeners = new Set<Listener>()

/** Called when the server says that the page shows another house than is open in this browser by now, or somebody else than is signed in. */
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
