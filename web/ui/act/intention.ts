import { newIdempotencyKey } from '../../platform/idempotency.ts'
import { ApiProblem } from '../../platform/problem.ts'

/** Of a file what tells it from another one; everything else as JSON has it. */
function partOf(_name: string, part: unknown): unknown {
  return part instanceof File ? [part.name, part.size, part.lastModified] : part
}

/** Equal for equal wishes. */
export function printOf(wish: unknown): string {
  return JSON.stringify(wish, partOf) ?? ''
}

/**
 * One Idempotency-Key for one intention: the same wish keeps its key while nobody knows what became of it, so that a press after a lost
 * answer writes nothing twice. Another wish, and the same one after an answer, has a key of its own.
 */
export class Intention {
  #open: { readonly print: string; readonly key: string } | null = null

  keyFor(wish: unknown): string {
    const print = printOf(wish)
    if (this.#open?.print !== print) this.#open = { print, key: newIdempotencyKey() }
    return this.#open.key
  }

  /** It is known what became of it. */
  answered(): void {
    this.#open = null
  }
}

/** Whether it is known that nothing was written: only then is another attempt another write. */
export function isAnswered(failure: unknown): boolean {
  return failure instanceof ApiProblem && failure.status < 500
}
