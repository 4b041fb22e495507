/** The element in which the server's page carries what is shown first (`server/platform/http/firstAnswers.ts`). */
const ID = 'first'
/** What was true when the page came is asked anew by whoever asks later. */
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

/** The answer that came with the page for an address of the API, once, and only shortly after; undefined where there is none. */
export function takeFirstAnswer(address: string): unknown {
  kept ??= readPage()
  if (performance.now() > FRESH_MS) kept.clear()
  const answer = kept.get(address)
  kept.delete(address)
  return answer
}

/** Another person, another world: nothing that came with the page is theirs. */
export function forgetFirstAnswers(): void {
  kept = new Map()
}

/** When the server began to send the page, in whole milliseconds since the epoch by the device's clock; the browser counts finer than a clock does. */
export function pageSentAt(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return Math.round(performance.timeOrigin + (page?.responseStart ?? 0))
}
