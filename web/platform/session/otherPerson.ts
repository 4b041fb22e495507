/** Somebody else has signed in in this browser, while this page still shows who was here before. */
export interface OtherPerson {
  readonly now: Named
  readonly before: Named
}

export interface Named {
  readonly id: string
  readonly name: string
}

let other: OtherPerson | null = null
const watchers = new Set<() => void>()

/** What is said of it from now on; null: nothing more. */
export function tellOtherPerson(next: OtherPerson | null): void {
  if (next?.now.id === other?.now.id && next?.before.id === other?.before.id) return
  other = next
  for (const watcher of watchers) watcher()
}

/** For `useSyncExternalStore`. */
export function watchOtherPerson(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export function otherPerson(): OtherPerson | null {
  return other
}
