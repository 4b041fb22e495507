import type { Say } from '@platzwart/phrases/say'
import { ApiProblem, Unreachable } from './problem.ts'
import { ChunkLoadError } from './reloadGuard.ts'

export interface FailureText {
  readonly title: string
  readonly text: string
  /** For support requests to the people who run the server. */
  readonly requestId: string
}

/** Describes a failure for people: never a stack, never internal messages. */
export function describeFailure(failure: unknown, t: Say): FailureText {
  if (failure instanceof ChunkLoadError) {
    return { title: t('crash.newVersion'), text: t('crash.newVersionText'), requestId: '' }
  }
  if (failure instanceof Unreachable) {
    return { title: t('crash.unreachable'), text: t('crash.unreachableText'), requestId: '' }
  }
  if (failure instanceof ApiProblem) {
    return { title: t('crash.title'), text: textOfProblem(failure, t), requestId: failure.requestId }
  }
  return { title: t('crash.title'), text: t('crash.text'), requestId: '' }
}

/** Transient refusals: the same request may succeed a moment later. */
const PASSES: ReadonlySet<number> = new Set([408, 425, 429])

/**
 * What may help against a failure: a retry if the reason may be transient, a reload if a file of another
 * build is missing, and nothing if it would only fail again.
 */
export function remedyOf(failure: unknown): 'again' | 'reload' | null {
  if (failure instanceof ChunkLoadError) return 'reload'
  if (failure instanceof Unreachable) return 'again'
  if (failure instanceof ApiProblem && (failure.status >= 500 || PASSES.has(failure.status))) return 'again'
  return null
}

/**
 * The server's own sentence, which is in the reader's language; else the code's text, or a general one while
 * the texts are not loaded.
 */
export function textOfProblem(problem: ApiProblem, t: Say): string {
  if (problem.detail !== '') return problem.detail
  const text = t(`fehler:${problem.code}`)
  return text === problem.code ? t('crash.text') : text
}
