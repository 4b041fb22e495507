/** A request for step-up authentication before a sensitive action. */
export interface ProofRequest {
  /** The password that the form contained already; null if none. */
  readonly password: string | null
  readonly answer: (proven: boolean) => void
}

let asked: ProofRequest | null = null
let under: Promise<boolean> | null = null
const watchers = new Set<() => void>()

export const proofRequest = (): ProofRequest | null => asked

export function watchProof(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

function show(next: ProofRequest | null): void {
  asked = next
  for (const watcher of watchers) watcher()
}

/**
 * Asks the person to authenticate again; false if they cancel, and if no page is mounted that could ask.
 * Concurrent requests share the same answer.
 */
export function askProof(password: string | null): Promise<boolean> {
  if (watchers.size === 0) return Promise.resolve(false)
  under ??= new Promise<boolean>((resolve) => show({ password, answer: resolve })).finally(() => {
    under = null
    show(null)
  })
  return under
}
