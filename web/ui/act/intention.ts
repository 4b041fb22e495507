import { newIdempotencyKey } from '../../platform/idempotency.ts'
import { ApiProblem } from '../../platform/problem.ts'

/** A file by its identifying fields; everything else as in JSON. */
function partOf(_name: string, part: unknown): unknown {
  return part instanceof File ? [part.name, part.size, part.lastModified] : part
}

/** A fingerprint: equal for equal requests. */
export function printOf(wish: unknown): string {
  return JSON.stringify(wish, partOf) ?? ''
}

/**
 * One Idempotency-Key per intention: the same request keeps its key while its outcome is unknown, so that a
 * press after a lost answer does not write twice. Another request, and the same one after an answer, has a
 * new key.
 */
export class Intention {
  #open: { readonly print: string; readonly key: string } | null = null

  keyFor(wish: unknown): string {
    const print = printOf(wish)
    if (this.#open?.print !== print) this.#open = { print, key: newIdempotencyKey() }
    return this.#open.key
  }

  /** The outcome is known. */
  answered(): void {
    this.#open = null
  }
}

/** Whether it is certain that nothing was written: only then is another attempt another write. */
export function isAnswered(failure: unknown): boolean {
  return failure instanceof ApiProblem && failure.status < 500
}
