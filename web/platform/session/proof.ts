/** The server wants to know again who it is, before something is done. */
export interface ProofAsked {
  /** What was typed of it already; null where nothing was. */
  readonly password: string | null
  readonly answer: (proven: boolean) => void
}

let asked: ProofAsked | null = null
let under: Promise<boolean> | null = null
const watchers = new Set<() => void>()

export const proofAsked = (): ProofAsked | null => asked

export function watchProof(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

function show(next: ProofAsked | null): void {
  asked = next
  for (const watcher of watchers) watcher()
}

/** Asks whoever is there; false where they step back, and where no page is there that could ask. What is asked meanwhile waits for the same answer. */
export function askProof(password: string | null): Promise<boolean> {
  if (watchers.size === 0) return Promise.resolve(false)
  under ??= new Promise<boolean>((resolve) => show({ password, answer: resolve })).finally(() => {
    under = null
    show(null)
  })
  return under
}
