import type { Say } from '@platzwart/phrases/say'
import { ApiProblem, Unreachable } from './problem.ts'
import { ChunkLoadError } from './reloadGuard.ts'

export interface Described {
  readonly title: string
  readonly text: string
  /** For a question to the people who run the server. */
  readonly requestId: string
}

/** What to tell a person about a failure: never a stack, never the program's own words. */
export function describeFailure(failure: unknown, t: Say): Described {
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

/** Refused for now: the same request may be taken a moment later. */
const PASSES: ReadonlySet<number> = new Set([408, 425, 429])

/**
 * What may help against a failure: asking again where the reason may have gone away, loading the page anew where a file of another
 * build is missing, and nothing where the same would only happen again.
 */
export function remedyOf(failure: unknown): 'again' | 'reload' | null {
  if (failure instanceof ChunkLoadError) return 'reload'
  if (failure instanceof Unreachable) return 'again'
  if (failure instanceof ApiProblem && (failure.status >= 500 || PASSES.has(failure.status))) return 'again'
  return null
}

/** The server's own sentence, which is in the reader's language; the code's text where there is none, and as long as those have not come, that something is wrong. */
export function textOfProblem(problem: ApiProblem, t: Say): string {
  if (problem.detail !== '') return problem.detail
  const text = t(`fehler:${problem.code}`)
  return text === problem.code ? t('crash.text') : text
}
