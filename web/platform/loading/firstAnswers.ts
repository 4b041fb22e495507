/** The element in which the server embeds the first answers (`server/platform/http/firstAnswers.ts`). */
const ID = 'first'
/** After this time an embedded answer is stale, and the server is asked instead. */
const FRESH_MS = 30_000

let kept: Map<string, unknown> | null = null

function readPage(): Map<string, unknown> {
  const text = typeof document === 'undefined' ? '' : (document.getElementById(ID)?.textContent ?? '')
  if (text === '') return new Map()
  try {
    return new Map(Object.entries((JSON.parse(text) ?? {}) as Record<string, unknown>))
  } catch {
    return new Map()
  }
}

/**
 * The embedded answer for an API address, once, and only shortly after loading; undefined if there is none.
 */
export function takeFirstAnswer(address: string): unknown {
  kept ??= readPage()
  if (performance.now() > FRESH_MS) kept.clear()
  const answer = kept.get(address)
  kept.delete(address)
  return answer
}

/** Clears the embedded answers for another person. */
export function forgetFirstAnswers(): void {
  kept = new Map()
}

/**
 * When the server began to send the page, in whole milliseconds since the epoch by the device's clock; the
 * browser's value has fractions.
 */
export function pageSentAt(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return Math.round(performance.timeOrigin + (page?.responseStart ?? 0))
}
