/** Somebody else has signed in in this browser, while this page still shows the previous person. */
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

/** Publishes the other person; null: there is none any more. */
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
